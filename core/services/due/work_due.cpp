// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/due/work_due.h"

#include "core/services/invoices/invoices.h"
#include "core/services/subscriptions/contract_ends.h"

namespace onhire {

Result<void> doWorkDue(const Context &context)
{
    ONHIRE_TRY(settleContractEnds(context));
    ONHIRE_TRY(issueInvoices(context));
    return {};
}

} // namespace onhire
