// SPDX-License-Identifier: GPL-3.0-or-later
// Orders as rows: what the catalogue offers for a new one, how one is read before it changes, and how it is
// written.
#pragma once

#include "core/data/customers/debtor.h"
#include "core/data/db/record.h"
#include "core/data/db/row_document.h"
#include "core/domain/orders/order_record.h"
#include "core/domain/orders/pricing.h"
#include "core/domain/payments/tax_terms.h"

#include <optional>
#include <vector>

namespace onhire {

struct Tenant;

Result<QHash<QString, OfferedVariant>> offeredVariants(Connection &connection, const Tenant &tenant,
                                                       const QStringList &skus);
// The same in two steps, for whoever asks for something else, too.
Result<Posted> askForVariants(Connection &connection, const Tenant &tenant, const QStringList &skus);
Result<QHash<QString, OfferedVariant>> offeredVariants(Posted asked);

// As the API shows it.
Result<std::optional<Record>> showOrder(Connection &connection, const Scope &scope, const QString &orderId);

struct PlacingQuestion
{
    QString emailKey; // of the customer
    QString naturalKey; // null: no order is the same
    QString placedAfter; // one before that is not the same
};
// What is known of an order's customer, and of the order that it may repeat.
struct BeforePlacing
{
    QString customerId; // null: there is none with this e-mail address
    bool mayOrder = true;
    CustomerTax tax;
    std::optional<Record> earlier;
};
Result<std::vector<BeforePlacing>> beforePlacing(Connection &connection, const Scope &scope,
                                                 const std::vector<PlacingQuestion> &questions);

// For whoever goes on to lock the order and a subscription: customers come before both.
Result<void> lockCustomerOfOrder(Connection &connection, const Scope &scope, const QString &orderId);

struct StoredOrder
{
    OrderRecord record;
    QByteArray document; // null: it has none yet
    int version = 1;
};

// Locks the order until the transaction ends. None if there is no such order.
Result<std::optional<StoredOrder>> lockOrder(Connection &connection, const Scope &scope,
                                             const QString &orderId);

struct OrderToFulfil
{
    StoredOrder order;
    QString upgradedRentalId; // of an upgrade order: what it replaces
    Debtor debtor; // who ordered
};

// Locks customers and then their orders, for subscriptions that are to be made of them. In two steps, so that
// the caller can ask for something else in the same round trip.
struct AskedOrders
{
    Posted orders;
    Posted items;
};
Result<AskedOrders> askForOrdersToFulfil(Connection &connection, const Scope &scope,
                                         const QStringList &orderIds);
// Those that there are.
Result<std::vector<OrderToFulfil>> ordersToFulfil(const Scope &scope, AskedOrders asked);

// The next orders after that id, by id; without a document, or all.
Result<std::vector<StoredOrder>> storedOrders(Connection &connection, const Scope &scope,
                                              const QString &afterId, Documents which);

struct NewOrder
{
    OrderRecord order;
    QByteArray document;
    QString emailKey; // of its customer, who is made if there is none
    QStringList words; // by which a new customer is found
    QString naturalKey;
    bool mustClaimKey = true; // else the one that leads keeps it, and this one stands behind
    QString oldClaimsEnd; // claims up to then are void
};

// All of one tenant, each of another customer and with another key. False, with nothing that may be committed,
// when somebody else has a key or a customer is another by now.
Result<bool> insertOrders(Connection &connection, const Scope &scope, const std::vector<NewOrder> &orders);

// Writes what may become of a locked order, whose version is one higher then; its items are written by whoever
// changes them.
Result<void> saveOrder(Connection &connection, const OrderRecord &order, const QByteArray &document);

// Orders that were placed before a moment are not found by their natural key any more.
Result<void> forgetOrderClaims(Connection &connection, const Scope &scope, const QDateTime &before);

// The same request, sent again, is not to find this order.
Result<void> giveUpClaim(Connection &connection, const OrderRecord &order, const QString &naturalKey);

// A unit of an item has its subscription.
Result<void> giveUnit(Connection &connection, const OrderRecord &order, int position, const QString &rentalId);

// The units that are still to go out will not.
Result<void> dropOpenUnits(Connection &connection, const OrderRecord &order);

} // namespace onhire
