// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/accounts/accounts.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<CustomerAccount> accountOf(const Context &context, const QString &customerId,
                                  const QString &afterEntryId, int limit)
{
    Connection &connection = context.database.connection();
    ONHIRE_ASSIGN(const auto sums, balanceOf(connection, context.scope(), customerId));
    if (!sums)
        return Failure(Error{ErrorCode::NotFound, customerId});
    if (!afterEntryId.isEmpty()) {
        ONHIRE_ASSIGN(const bool isKnown,
                      hasAccountEntry(connection, context.scope(), customerId, afterEntryId));
        if (!isKnown)
            return Failure(Error::invalid(u"startAfter"_s, Fault::Kind::Custom,
                                          u"The cursor does not belong to this account."_s));
    }
    ONHIRE_ASSIGN(auto entries,
                  accountEntries(connection, context.scope(), customerId, afterEntryId, limit + 1));
    const bool hasMore = entries.size() > size_t(limit);
    if (hasMore)
        entries.pop_back();
    return CustomerAccount{*sums, std::move(entries), hasMore};
}

Result<CustomerAccount> latestOfAccount(const Context &context, const QString &customerId, int most)
{
    Connection &connection = context.database.connection();
    ONHIRE_ASSIGN(const auto sums, balanceOf(connection, context.scope(), customerId));
    if (!sums)
        return Failure(Error{ErrorCode::NotFound, customerId});
    ONHIRE_ASSIGN(auto entries, latestAccountEntries(connection, context.scope(), customerId, most + 1));
    const bool hasMore = entries.size() > size_t(most);
    if (hasMore)
        entries.erase(entries.begin());
    return CustomerAccount{*sums, std::move(entries), hasMore};
}

} // namespace onhire
