// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/accounts/accounts.h"

namespace onhire {

Result<CustomerAccount> accountOf(const Context &context, const QString &customerId,
                                  const QString &afterEntryId, int limit)
{
    Connection &connection = context.database.connection();
    ONHIRE_ASSIGN(const auto sums, balanceOf(connection, context.scope(), customerId));
    if (!sums)
        return Failure(Error{ErrorCode::NotFound, customerId});
    ONHIRE_ASSIGN(auto entries,
                  accountEntries(connection, context.scope(), customerId, afterEntryId, limit + 1));
    const bool hasMore = entries.size() > size_t(limit);
    if (hasMore)
        entries.pop_back();
    return CustomerAccount{*sums, std::move(entries), hasMore};
}

} // namespace onhire
