// SPDX-License-Identifier: GPL-3.0-or-later
// Sample data as rows, many at once.
#pragma once

#include "core/data/db/connection.h"
#include "core/domain/assets/asset_record.h"
#include "core/domain/orders/order_record.h"
#include "core/domain/payments/payment_record.h"
#include "core/domain/subscriptions/subscription_record.h"

#include <QDate>
#include <QDateTime>

namespace onhire {

struct Tenant;

// JSON whose members are columns.
Result<void> insertDemoCustomers(Connection &connection, const Scope &scope, const QString &customers);

// Of the audit log, on a record.
struct DemoEntry
{
    QString id, at, actorKind, actor, action, recordId;
    QByteArray before, after; // JSON; null: there was none
};

// What has come of some orders.
struct DemoHistory
{
    std::vector<OrderRecord> orders;
    std::vector<AssetRecord> assets; // that are out, or were
    std::vector<SubscriptionRecord> subscriptions; // of these
    std::vector<PaymentRecord> payments; // for these
    std::vector<DemoEntry> entries;
};
Result<void> insertDemoHistory(Connection &connection, const Tenant &tenant, const DemoHistory &history);

// Their numbers follow the days of the payments.
Result<void> insertDemoInvoices(Connection &connection, const Scope &scope, const QStringList &paymentIds);

struct DemoProduct
{
    QString productId, variantId;
    QDateTime since;
};
// One that nobody rents any more.
Result<void> insertOldProduct(Connection &connection, const Scope &scope, const DemoProduct &product);

struct DemoDevices
{
    QString serialNumbers; // a JSON array
    QString sku;
    QDateTime since;
};
// They wait in the store.
Result<void> insertDemoDevices(Connection &connection, const Scope &scope, const DemoDevices &devices);

struct DemoGroups
{
    QString groups;
    QString customerId;
    QDateTime since;
    QDate nextBilling;
};
Result<void> insertDemoGroups(Connection &connection, const Scope &scope, const DemoGroups &groups);

struct DemoPayments
{
    QString payments;
    QString rentalId;
    QDateTime since;
};
// For what is charged once, of a rental that is extended to ten years.
Result<void> insertOpenPayments(Connection &connection, const Scope &scope, const DemoPayments &payments);
// One of these, by an entry of its own in the ledger.
Result<void> callOffDemoPayment(Connection &connection, const Scope &scope, const QString &paymentId,
                                const QDateTime &at);

} // namespace onhire
