// SPDX-License-Identifier: GPL-3.0-or-later
// For tests that want all that is due, and no trouble.
#pragma once

#include "core/services/due/work_due.h"

namespace onhire::test {

// Answers whether more may be due.
inline Result<bool> doWorkDue(const Context &context, int most = std::numeric_limits<int>::max())
{
    const DueWork work = workDue(context, most);
    if (!work.troubles.empty())
        return Failure(work.troubles.front().error);
    return work.isMore;
}

} // namespace onhire::test
