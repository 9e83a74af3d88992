// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/data/customers/customer_store.h"
#include "core/domain/customers/leaving.h"
#include "core/domain/search.h"
#include "core/services/changes/written.h"
#include "core/services/customers/customers.h"
#include "core/services/payments/unused_days.h"
#include "core/services/still_transaction.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Revision
{
    QString action; // of the audit log
    QString event;
};

Result<void> checkMayLeave(Connection &connection, const Context &context, const CustomerRecord &customer)
{
    ONHIRE_ASSIGN(const bool hasOpen, hasOpenOrders(connection, context.scope(), customer.id));
    if (const auto refusal = refusalToLeave(customer.devicesRented, hasOpen))
        return Failure(Error{*refusal, customer.id});
    return {};
}

bool isTaxedOtherwise(const CustomerRecord &before, const CustomerRecord &after)
{
    return before.taxTreatment != after.taxTreatment || before.taxRate != after.taxRate;
}

QStringList wordsOf(const CustomerRecord &customer)
{
    return searchWords({customer.email, customer.firstName, customer.lastName, customer.company});
}

std::optional<QStringList> otherWords(const CustomerRecord &before, const CustomerRecord &after)
{
    const QStringList words = wordsOf(after);
    return words == wordsOf(before) ? std::nullopt : std::optional(words);
}

Result<Record> save(Connection &connection, const Context &context, const CustomerRecord &before,
                    const CustomerRecord &after, const Revision &revision)
{
    auto version = saveCustomer(connection, after, otherWords(before, after));
    if (!version && version.error().code == ErrorCode::CustomerExists)
        version.error().subject = after.email;
    if (!version)
        return Failure(version.error());
    const QByteArray document = documentOf(after);
    ONHIRE_TRY(writeChanges(connection, context,
                            {{.noun = "customer"_L1,
                              .recordId = after.id,
                              .ids = idMembers({{"customerId"_L1, after.id}}),
                              .before = documentOf(before),
                              .after = document,
                              .action = revision.action,
                              .events = {revision.event}}}));
    return Record{after.id, document, *version};
}

Result<Record> revise(const Context &context, const QString &customerId, const CustomerPatch &patch,
                      const Revision &revision, std::optional<int> expectedVersion)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<Record> {
        ONHIRE_ASSIGN(const auto before, lockCustomer(connection, still.scope(), customerId));
        if (!before)
            return Failure(Error{ErrorCode::NotFound, customerId});
        if (expectedVersion && *expectedVersion != before->version)
            return Failure(Error{ErrorCode::VersionConflict, customerId});
        CustomerRecord after = before->record;
        patch.applyTo(after);
        after.updatedAt = toTimestamp(still.now());
        if (const auto faults = taxFaults(after); !faults.isEmpty())
            return Failure(Error{ErrorCode::ValidationError, {}, faults});
        if (before->record.isActive() && !after.isActive())
            ONHIRE_TRY(checkMayLeave(connection, still, before->record));
        ONHIRE_ASSIGN(const Record saved, save(connection, still, before->record, after, revision));
        if (!isTaxedOtherwise(before->record, after))
            return saved;
        ONHIRE_TRY(creditBeforeOtherTax(connection, still, customerId));
        return findCustomer(still, customerId); // which may have collected less by that
    });
}

} // namespace

Result<Record> reviseCustomer(const Context &context, const QString &customerId, const CustomerPatch &patch,
                              std::optional<int> expectedVersion)
{
    return revise(context, customerId, patch, {u"customer.update"_s, u"customer.updated"_s}, expectedVersion);
}

Result<Record> removeCustomer(const Context &context, const QString &customerId,
                              std::optional<int> expectedVersion)
{
    return revise(context, customerId, CustomerPatch::ofStatus(false),
                  {u"customer.delete"_s, u"customer.deleted"_s}, expectedVersion);
}

} // namespace onhire
