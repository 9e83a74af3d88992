// SPDX-License-Identifier: GPL-3.0-or-later
// Sample data as rows, many at once. What the callers write of it is JSON whose members are columns.
#pragma once

#include "core/data/db/connection.h"

#include <QDate>
#include <QDateTime>

namespace onhire {

Result<void> insertDemoCustomers(Connection &connection, const Scope &scope, const QString &customers);

struct DemoOrderRows
{
    QString orders, items;
    QString rented; // the ids of those with devices out
    QString charged; // of those, the ones whose payments are told of
    QString today;
    QString daysOfIds; // days and what ids of payments begin with: {"2026-01-31": "01k…"}
    QString taxRate;
    bool pricesIncludeTax = false;
};
// With the rentals that came of them and what was charged for these.
Result<void> insertDemoOrders(Connection &connection, const Scope &scope, const DemoOrderRows &rows);

// Of all payments that have none.
Result<void> insertDemoInvoices(Connection &connection, const Scope &scope);

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

} // namespace onhire
