// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/customers/customer_store.h"
#include "core/data/db/transaction.h"
#include "core/domain/search.h"
#include "core/services/changes/change.h"
#include "core/services/changes/words.h"
#include "core/services/customers/customers.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<void> checkMayLeave(Connection &connection, const Context &context, const QString &customerId,
                           const LockedCustomer &customer)
{
    if (customer.activeSubscriptions > 0)
        return Failure(Error{ErrorCode::CustomerHasActiveSubscriptions, customerId});
    ONHIRE_ASSIGN(const bool open, hasOpenOrders(connection, context.scope(), customerId));
    if (open)
        return Failure(Error{ErrorCode::CustomerHasPendingOrders, customerId});
    return {};
}

QVariant wordsOf(const LockedCustomer &customer, const CustomerPatch &patch)
{
    if (!patch.email && !patch.firstName && !patch.lastName && !patch.company)
        return wordsJson(std::nullopt);
    return wordsJson(
        searchWords({patch.email.value_or(customer.email), patch.firstName.value_or(customer.firstName),
                     patch.lastName.value_or(customer.lastName), patch.company.value_or(customer.company)}));
}

Result<Record> revise(Connection &connection, const Context &context, const QString &customerId,
                      const CustomerPatch &patch, const QString &change, std::optional<int> expectedVersion)
{
    ONHIRE_ASSIGN(const auto customer, lockCustomer(connection, context.scope(), customerId));
    if (!customer)
        return Failure(Error{ErrorCode::NotFound, customerId});
    if (expectedVersion && *expectedVersion != customer->version)
        return Failure(Error{ErrorCode::VersionConflict, customerId});
    if (customer->active && !patch.active.value_or(true))
        ONHIRE_TRY(checkMayLeave(connection, context, customerId, *customer));
    auto rows = connection.run(
        context.scope(), sql::customers::revise,
        {context.tenant->id, change, customerId, QString::fromUtf8(patch.columns), wordsOf(*customer, patch)});
    if (!rows && rows.error().code == ErrorCode::CustomerExists)
        rows.error().subject = patch.email.value_or(QString());
    if (!rows)
        return Failure(rows.error());
    if (!rows->next())
        return Failure(Error::internal(u"a locked customer vanished"_s));
    return Record{rows->text(0), rows->utf8(1), int(rows->integer(2))};
}

Result<Record> revise(const Context &context, const QString &customerId, const CustomerPatch &patch,
                      const QString &change, std::optional<int> expectedVersion)
{
    auto revised = inTransaction(context.database, context.scope(), [&](Connection &connection) {
        return revise(connection, context, customerId, patch, change, expectedVersion);
    });
    if (revised)
        context.announce(customerId);
    return revised;
}

} // namespace

Result<Record> reviseCustomer(const Context &context, const QString &customerId, const CustomerPatch &patch,
                              std::optional<int> expectedVersion)
{
    const QString change = changeJson(context, u"customer.update"_s, {u"customer.updated"_s});
    return revise(context, customerId, patch, change, expectedVersion);
}

Result<Record> removeCustomer(const Context &context, const QString &customerId,
                              std::optional<int> expectedVersion)
{
    const QString change = changeJson(context, u"customer.delete"_s, {u"customer.deleted"_s});
    return revise(context, customerId, CustomerPatch::ofStatus(false), change, expectedVersion);
}

} // namespace onhire
