// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/accounts/accounts.h"

#include "core/data/db/snapshot.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// The balance and the entries are of one moment, or the last entry would not come to the balance.
template <typename Read>
Result<CustomerAccount> accountAtOneMoment(const Context &context, const QString &customerId, Read read)
{
    CustomerAccount account;
    const auto readAll = [&](Connection &connection) -> Result<void> {
        ONHIRE_ASSIGN(const auto sums, balanceOf(connection, context.scope(), customerId));
        if (!sums)
            return Failure(Error{ErrorCode::NotFound, customerId});
        account.sums = *sums;
        ONHIRE_ASSIGN(account.entries, read(connection));
        return {};
    };
    ONHIRE_TRY(inSnapshot(context.database, context.scope(), readAll));
    return account;
}

} // namespace

Result<CustomerAccount> accountOf(const Context &context, const QString &customerId,
                                  const QString &afterEntryId, int limit)
{
    const auto read = [&](Connection &connection) -> Result<std::vector<AccountEntry>> {
        if (!afterEntryId.isEmpty()) {
            ONHIRE_ASSIGN(const bool isKnown,
                          hasAccountEntry(connection, context.scope(), customerId, afterEntryId));
            if (!isKnown)
                return Failure(Error::invalid(u"startAfter"_s, Fault::Kind::Custom,
                                              u"The cursor does not belong to this account."_s));
        }
        return accountEntries(connection, context.scope(), customerId, afterEntryId, limit + 1);
    };
    ONHIRE_ASSIGN(CustomerAccount account, accountAtOneMoment(context, customerId, read));
    account.hasMore = account.entries.size() > size_t(limit);
    if (account.hasMore)
        account.entries.pop_back();
    return account;
}

Result<CustomerAccount> latestOfAccount(const Context &context, const QString &customerId, int most)
{
    const auto read = [&](Connection &connection) {
        return latestAccountEntries(connection, context.scope(), customerId, most + 1);
    };
    ONHIRE_ASSIGN(CustomerAccount account, accountAtOneMoment(context, customerId, read));
    account.hasMore = account.entries.size() > size_t(most);
    if (account.hasMore)
        account.entries.erase(account.entries.begin());
    return account;
}

} // namespace onhire
