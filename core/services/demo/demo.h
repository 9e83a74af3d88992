// SPDX-License-Identifier: GPL-3.0-or-later
// A believable company to try Onhire with: a catalogue, customers and two years of orders in every state. The
// same seed makes the same company.
#pragma once

#include "core/services/context.h"

#include <functional>

namespace onhire {

struct DemoOptions
{
    int orders = 500; // those that the documentation speaks of included, which are always there
    quint32 seed = 1;
    std::function<void(int done, int of)> progress = {}; // in orders
};

Result<void> fillWithDemo(const Context &context, const DemoOptions &options);

} // namespace onhire
