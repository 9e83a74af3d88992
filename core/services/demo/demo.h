// SPDX-License-Identifier: GPL-3.0-or-later
// A believable company to try Onhire with: a catalogue, customers and two years of orders in every state. The
// same seed makes the same company.
#pragma once

#include "core/base/supervision.h"
#include "core/services/context.h"

namespace onhire {

struct DemoOptions
{
    int orders = 500; // those that the documentation speaks of included, which are always there
    quint32 seed = 1;
    Supervision supervision = {}; // in orders
};

// In batches, each of them whole, with payments and invoices. What was told as done when it is stopped stays.
Result<void> fillWithDemo(const Context &context, const DemoOptions &options);

} // namespace onhire
