// SPDX-License-Identifier: GPL-3.0-or-later
// A customer's account: what was charged, paid, credited and given back, and what that leaves.
#pragma once

#include "core/data/ledger/ledger_rows.h"
#include "core/services/context.h"

namespace onhire {

struct CustomerAccount
{
    Balance sums;
    std::vector<AccountEntry> entries; // a page of them, the oldest first
    bool hasMore = false;
};
Result<CustomerAccount> accountOf(const Context &context, const QString &customerId,
                                  const QString &afterEntryId, int limit);
// With its latest movements, as many as that.
Result<CustomerAccount> latestOfAccount(const Context &context, const QString &customerId, int most);

} // namespace onhire
