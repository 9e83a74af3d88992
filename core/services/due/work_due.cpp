// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/due/work_due.h"

#include "core/services/invoices/invoices.h"
#include "core/services/subscriptions/contract_ends.h"

namespace onhire {

// Each is done, whatever becomes of the others.
Result<bool> doWorkDue(const Context &context, int most)
{
    bool isMore = false;
    std::optional<Error> trouble;
    for (const auto work : {settleContractEnds, issueInvoices}) {
        const auto done = work(context, most);
        if (done)
            isMore |= *done >= most;
        else if (!trouble)
            trouble = done.error();
    }
    if (trouble)
        return Failure(*trouble);
    return isMore;
}

} // namespace onhire
