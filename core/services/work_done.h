// SPDX-License-Identifier: GPL-3.0-or-later
// What came of work on many records: how many were done, and what stood in the way of others.
#pragma once

#include "core/domain/billing/work_trouble.h"

#include <vector>

namespace onhire {

struct WorkDone
{
    int count = 0;
    std::vector<WorkTrouble> troubles;

    void note(const Error &error) { troubles.push_back({error}); }
};

} // namespace onhire
