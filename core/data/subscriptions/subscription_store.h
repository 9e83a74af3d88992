// SPDX-License-Identifier: GPL-3.0-or-later
// Subscriptions in the database: their columns, and the document that says the same as the API shows it.
#pragma once

#include "core/data/db/connection.h"
#include "core/data/db/row_document.h"
#include "core/domain/subscriptions/subscription_record.h"

#include <optional>
#include <span>
#include <vector>

namespace onhire {

struct StoredSubscription : SubscriptionRecord
{
    QByteArray document; // null: it has none yet
    int version = 1;
};

// Locks the customer, whose figures follow from it, and then the subscription, until the transaction ends. None
// if there is no such subscription.
Result<std::optional<StoredSubscription>> lockSubscription(Connection &connection, const Scope &scope,
                                                           const QString &rentalId);

// Several in the same way, by id; none for those that there are not.
Result<std::vector<StoredSubscription>> lockSubscriptions(Connection &connection, const Scope &scope,
                                                          const QStringList &rentalIds);

struct SubscriptionStanding
{
    SubscriptionState state;
    std::vector<DateRange> owed; // what is charged, and stays so when it ends on the day that was asked for
    Money takenBack; // what was collected for the rest; without tax
};
Result<std::optional<SubscriptionStanding>> subscriptionStanding(Connection &connection, const Scope &scope,
                                                                 const QString &rentalId, QDate day);

// Of a customer's subscriptions that run.
Result<std::vector<SubscriptionState>> runningOf(Connection &connection, const Scope &scope,
                                                 const QString &customerId);

// Those of them that there are.
Result<std::vector<StoredSubscription>> subscriptionsNamed(Connection &connection, const Scope &scope,
                                                           const QStringList &rentalIds);

struct ShownSubscription
{
    QByteArray json;
    int version = 1;
};
Result<std::optional<ShownSubscription>> showSubscription(Connection &connection, const Scope &scope,
                                                          const QString &rentalId, const Viewpoint &viewpoint);

struct OverContract
{
    QString endDate, rentalId;
};
// The next contracts after that one, by end date, whose end has come and for which nothing is agreed.
Result<QList<OverContract>> overContracts(Connection &connection, const Scope &scope, QDate today,
                                          const OverContract &after, int most);

// The subscription that ends when this upgrade order has replaced its device; none: no such subscription.
Result<std::optional<QString>> rentalEndingWith(Connection &connection, const Scope &scope,
                                                const QString &orderId);

// The devices that an order's items have been given so far, by the items' positions.
struct DeviceOfItem
{
    int item = 0; // its position
    QString serialNumber, sku, productName;
    SubscriptionState state; // with what is agreed for it by now
};
Result<std::vector<DeviceOfItem>> assignedDevices(Connection &connection, const Scope &scope,
                                                  const QString &orderId);

// Empty: it is billed on its own.
Result<QString> billingGroupOf(Connection &connection, const Scope &scope, const QString &rentalId);

// Who would order again, as the next order of a locked subscription's customer names them.
struct Orderer
{
    QString email, firstName, lastName, company, phone, type;
    QByteArray billingAddress, shippingAddress; // JSON
};
Result<Orderer> ordererOf(Connection &connection, const Scope &scope, const QString &rentalId);

// Of a row that subscriptions/list.sql or find.sql answers.
Result<QByteArray> readShown(const Rows &rows, const Viewpoint &viewpoint);

Result<void> insertSubscription(Connection &connection, const SubscriptionRecord &subscription,
                                const QByteArray &document);

// What the row itself says once it is written: payments may have moved it while the command had it locked.
struct WrittenSubscription
{
    int version = 1;
    Money totalCollected;
};
// Writes what may change of locked subscriptions, whose versions are one higher then; in their order.
Result<std::vector<WrittenSubscription>> saveSubscriptions(Connection &connection, const Scope &scope,
                                                           std::span<const SubscriptionRecord> subscriptions,
                                                           const QByteArrayList &documents);

Result<std::vector<RowDocument>> subscriptionDocuments(Connection &connection, const Scope &scope,
                                                       const QString &afterId, Documents which);

// A contract's terms from four columns of a row, from the first on: its start, its length in months, its
// billing start and its prices. None when they cannot be read.
std::optional<Terms> readTerms(const Rows &rows, int first);

} // namespace onhire
