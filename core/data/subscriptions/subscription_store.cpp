// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/subscriptions/subscription_store.h"

#include "core/base/calendar.h"
#include "core/base/optional_text.h"
#include "core/data/subscriptions/subscription_columns.h"
#include "core/data/subscriptions/subscription_rows.h"
#include "onhire/sql.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QByteArray minor(std::optional<Money> amount)
{
    return amount ? QByteArray::number(qint64(amount->minor())) : QByteArray();
}

QByteArray jsonOrNull(const QByteArray &json)
{
    return json.isEmpty() ? QByteArray() : json;
}

QByteArray rateOrNull(const std::optional<Decimal> &rate)
{
    return rate ? Money::fromMinor(rate->value).toJson(rate->scale) : QByteArray();
}

} // namespace

Result<std::optional<StoredSubscription>> lockSubscription(Connection &connection, const Scope &scope,
                                                           const QString &rentalId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::subscriptions::lock, {scope.name(), rentalId}));
    if (!rows.next())
        return std::nullopt;
    return readSubscription(rows, scope.name());
}

static Result<std::vector<StoredSubscription>> readSubscriptions(Rows rows, const Scope &scope)
{
    std::vector<StoredSubscription> found;
    while (rows.next()) {
        ONHIRE_ASSIGN(StoredSubscription subscription, readSubscription(rows, scope.name()));
        found.push_back(std::move(subscription));
    }
    return found;
}

Result<std::vector<StoredSubscription>> lockSubscriptions(Connection &connection, const Scope &scope,
                                                          const QStringList &rentalIds)
{
    const QVariantList named{scope.name(), rentalIds};
    ONHIRE_TRY(connection.post(scope, sql::subscriptions::lock_customers, named));
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::subscriptions::lock_all, named));
    return readSubscriptions(std::move(rows), scope);
}

Result<std::optional<SubscriptionStanding>> subscriptionStanding(Connection &connection, const Scope &scope,
                                                                 const QString &rentalId, QDate day)
{
    const QVariantList asked{scope.name(), rentalId, isoDate(day)};
    ONHIRE_ASSIGN(Rows plain, connection.run(scope, sql::subscriptions::plain_standing, asked));
    if (!plain.next())
        return std::nullopt;
    if (!plain.flag(0)) {
        ONHIRE_ASSIGN(SubscriptionState state, readState(plain, 1));
        const DateRange billed{state.terms.start, state.billedUntil};
        return SubscriptionStanding{std::move(state),
                                    billed.start < billed.end ? std::vector{billed} : std::vector<DateRange>(),
                                    Money()};
    }
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::subscriptions::standing, asked));
    if (!rows.next())
        return std::nullopt;
    ONHIRE_ASSIGN(SubscriptionState state, readState(rows, 0));
    return SubscriptionStanding{std::move(state), readPeriods(rows.utf8(rows.columns() - 2)),
                                Money::fromMinor(rows.integer(rows.columns() - 1))};
}

Result<std::vector<SubscriptionState>> runningOf(Connection &connection, const Scope &scope,
                                                 const QString &customerId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::subscriptions::running_of, {scope.name(), customerId}));
    std::vector<SubscriptionState> states;
    while (rows.next()) {
        ONHIRE_ASSIGN(SubscriptionState state, readState(rows, 0));
        states.push_back(std::move(state));
    }
    return states;
}

Result<std::vector<StoredSubscription>> subscriptionsNamed(Connection &connection, const Scope &scope,
                                                           const QStringList &rentalIds)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::subscriptions::named, {scope.name(), rentalIds}));
    return readSubscriptions(std::move(rows), scope);
}

Result<std::optional<ShownSubscription>> showSubscription(Connection &connection, const Scope &scope,
                                                          const QString &rentalId, const Viewpoint &viewpoint)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::subscriptions::find, {scope.name(), rentalId}));
    if (!rows.next())
        return std::nullopt;
    ONHIRE_ASSIGN(QByteArray json, readShown(rows, viewpoint));
    return ShownSubscription{std::move(json), int(rows.integer(rows.columns() - 1))};
}

Result<QList<OverContract>> overContracts(Connection &connection, const Scope &scope, QDate today,
                                          const OverContract &after, int most)
{
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(scope, sql::subscriptions::over,
                       {scope.name(), today.toString(Qt::ISODate), after.endDate, after.rentalId, most}));
    QList<OverContract> contracts;
    while (rows.next())
        contracts += {rows.text(0), rows.text(1)};
    return contracts;
}

Result<std::optional<QString>> rentalEndingWith(Connection &connection, const Scope &scope,
                                                const QString &orderId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::subscriptions::waiting_for, {scope.name(), orderId}));
    return rows.next() ? std::optional(rows.text(0)) : std::nullopt;
}

Result<std::vector<DeviceOfItem>> assignedDevices(Connection &connection, const Scope &scope,
                                                  const QString &orderId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::contracts::devices, {scope.name(), orderId}));
    std::vector<DeviceOfItem> devices;
    while (rows.next()) {
        ONHIRE_ASSIGN(SubscriptionState state, readState(rows, 4));
        devices.push_back({int(rows.integer(0)), rows.text(1), rows.text(2), rows.text(3), std::move(state)});
    }
    return devices;
}

Result<Orderer> ordererOf(Connection &connection, const Scope &scope, const QString &rentalId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::subscriptions::orderer, {scope.name(), rentalId}));
    if (!rows.next())
        return Failure(Error::internal(u"a locked subscription vanished"_s));
    return Orderer{rows.text(0), rows.text(1), rows.text(2), rows.text(3),
                   rows.text(4), rows.text(5), rows.utf8(6), rows.utf8(7)};
}

Result<QString> billingGroupOf(Connection &connection, const Scope &scope, const QString &rentalId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::subscriptions::group_of, {scope.name(), rentalId}));
    return rows.next() ? rows.text(0) : QString();
}

Result<void> insertSubscription(Connection &connection, const SubscriptionRecord &s, const QByteArray &document)
{
    ONHIRE_TRY(connection.post(Scope::tenant(s.tenantId), sql::subscriptions::add,
                               {s.tenantId,
                                s.rentalId,
                                s.orderId,
                                s.itemPosition,
                                s.customerId,
                                s.customerEmail,
                                s.customerName,
                                s.serialNumber,
                                s.productId,
                                s.variantId,
                                s.sku,
                                s.productName,
                                s.imageUrl,
                                s.currency,
                                qint64(s.monthlyAmount.minor()),
                                pricesJson(s.terms.prices),
                                s.terms.months,
                                isoDate(s.terms.start),
                                isoDate(endOf(s.terms)),
                                QString(nameOf(s.terms.billingStart)),
                                isoDate(s.billedUntil),
                                isoDate(s.nextBillingDate),
                                qint64(s.credit.minor()),
                                s.billingGroupId,
                                minor(s.listPrice),
                                s.listPriceSource,
                                minor(s.acquisitionCost),
                                s.acquisitionCostSource,
                                s.upgradeFromRentalId,
                                jsonOrNull(s.customFields),
                                s.notes,
                                s.createdBy,
                                s.createdAt,
                                document,
                                rateOrNull(s.taxRate),
                                qint64(s.creditReceived.minor())}));
    return {};
}

Result<std::vector<WrittenSubscription>> saveSubscriptions(Connection &connection, const Scope &scope,
                                                           std::span<const SubscriptionRecord> subscriptions,
                                                           const QByteArrayList &documents)
{
    const SubscriptionColumns columns(subscriptions);
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::subscriptions::save,
                                 {scope.name(),
                                  columns.ids,
                                  columns.statuses,
                                  columns.serials,
                                  columns.products,
                                  columns.variants,
                                  columns.skus,
                                  columns.productNames,
                                  columns.images,
                                  QVariant::fromValue(columns.amounts),
                                  QVariant::fromValue(columns.prices),
                                  QVariant::fromValue(columns.months),
                                  columns.ends,
                                  columns.nextBillings,
                                  QVariant::fromValue(columns.credits),
                                  columns.endingTypes,
                                  columns.endingDates,
                                  columns.endingOrders,
                                  columns.returnsDue,
                                  QVariant::fromValue(columns.monthsRented),
                                  QVariant::fromValue(columns.monthsSaved),
                                  QVariant::fromValue(columns.extensions),
                                  QVariant::fromValue(columns.replacements),
                                  QVariant::fromValue(columns.buyouts),
                                  QVariant::fromValue(columns.earlyReturns),
                                  QVariant::fromValue(columns.cancellations),
                                  QVariant::fromValue(columns.customFields),
                                  columns.notes,
                                  columns.endedAt,
                                  columns.updatedAt,
                                  QVariant::fromValue(documents),
                                  columns.unusedFrom,
                                  columns.askedAt,
                                  columns.askedBy}));
    QHash<QString, WrittenSubscription> written;
    while (rows.next())
        written.insert(rows.text(0), {int(rows.integer(1)), Money::fromMinor(rows.integer(2))});
    if (written.size() != columns.ids.size())
        return Failure(Error::internal(u"a locked subscription vanished"_s));
    std::vector<WrittenSubscription> inOrder;
    for (const QString &rentalId : columns.ids)
        inOrder.push_back(written.value(rentalId));
    return inOrder;
}

Result<std::vector<RowDocument>> subscriptionDocuments(Connection &connection, const Scope &scope,
                                                       const QString &afterId, Documents which)
{
    const Statement &statement =
        which == Documents::Missing ? sql::subscriptions::unwritten : sql::subscriptions::stored;
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, statement, {scope.name(), afterId}));
    std::vector<RowDocument> documents;
    while (rows.next()) {
        ONHIRE_ASSIGN(const StoredSubscription s, readSubscription(rows, scope.name()));
        const int exponent = currencyExponent(s.currency).value_or(2);
        documents.push_back({s.rentalId, s.document, documentOf(s, exponent)});
    }
    return documents;
}

} // namespace onhire
