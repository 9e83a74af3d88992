// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/demo/demo_store.h"

#include "core/data/db/columns.h"
#include "core/domain/tenants/tenant.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

template <typename Row>
Result<void> insert(Connection &connection, const Scope &scope, const Statement &statement,
                    const Columns<Row> &rows, const QVariantList &common = {})
{
    if (rows.isEmpty())
        return {};
    ONHIRE_TRY(connection.run(scope, statement, QVariantList{scope.name()} + common + rows.values()));
    return {};
}

Result<void> insertOrders(Connection &connection, const Scope &scope, const std::vector<OrderRecord> &orders)
{
    using Order = OrderRecord;
    return insert(connection, scope, sql::demo::orders,
                  Columns(orders)
                      .texts(&Order::id)
                      .texts([](const Order &o) { return QString(nameOf(o.status)); })
                      .texts([](const Order &o) { return o.customer.id; })
                      .texts([](const Order &o) { return o.customer.email; })
                      .texts([](const Order &o) { return o.customer.firstName; })
                      .texts([](const Order &o) { return o.customer.lastName; })
                      .texts([](const Order &o) { return o.customer.company; })
                      .texts([](const Order &o) { return o.customer.phone; })
                      .texts([](const Order &o) { return o.customer.type; })
                      .bytes(&Order::billingAddress)
                      .texts(&Order::currency)
                      .amounts(&Order::subtotal)
                      .amounts(&Order::tax)
                      .amounts(&Order::total)
                      .amounts(&Order::setupTotal)
                      .numbers(&Order::totalDevices)
                      .numbers(&Order::rentedDevices)
                      .texts(&Order::createdAt)
                      .texts(&Order::updatedAt)
                      .texts(&Order::confirmedAt)
                      .texts(&Order::cancelledAt)
                      .texts(&Order::cancelReason)
                      .bytes([](const Order &o) { return documentOf(o); }));
}

struct ItemRow
{
    QString orderId;
    int position;
    const OrderRecord::Item *item;
};

std::vector<ItemRow> itemsOf(const std::vector<OrderRecord> &orders)
{
    std::vector<ItemRow> rows;
    for (const OrderRecord &order : orders) {
        for (size_t i = 0; i < order.items.size(); ++i)
            rows.push_back({order.id, int(i), &order.items[i]});
    }
    return rows;
}

Result<void> insertItems(Connection &connection, const Scope &scope, const std::vector<ItemRow> &items)
{
    using Row = ItemRow;
    return insert(connection, scope, sql::demo::items,
                  Columns(items)
                      .texts(&Row::orderId)
                      .numbers(&Row::position)
                      .texts([](const Row &i) { return i.item->productId; })
                      .texts([](const Row &i) { return i.item->variantId; })
                      .texts([](const Row &i) { return i.item->sku; })
                      .texts([](const Row &i) { return i.item->productName; })
                      .numbers([](const Row &i) { return i.item->quantity; })
                      .amounts([](const Row &i) { return i.item->unitPrice; })
                      .amounts([](const Row &i) { return i.item->setupFee; })
                      .numbers([](const Row &i) { return i.item->contractLength; })
                      .amounts([](const Row &i) { return i.item->listPrice; })
                      .texts([](const Row &i) { return i.item->listPriceSource; })
                      .amounts([](const Row &i) { return i.item->acquisitionCost; })
                      .texts([](const Row &i) { return i.item->acquisitionCostSource; })
                      .texts([](const Row &i) { return u""_s + i.item->rentalIds.join(u' '); }));
}

Result<void> insertAssets(Connection &connection, const Scope &scope, const std::vector<AssetRecord> &assets,
                          int exponent)
{
    using Asset = AssetRecord;
    return insert(connection, scope, sql::demo::assets,
                  Columns(assets)
                      .texts(&Asset::serialNumber)
                      .texts(&Asset::productId)
                      .texts(&Asset::variantId)
                      .texts(&Asset::sku)
                      .texts(&Asset::productName)
                      .texts([](const Asset &a) { return QString(nameOf(a.status)); })
                      .texts(&Asset::condition)
                      .texts(&Asset::location)
                      .amounts(&Asset::acquisitionCost)
                      .texts(&Asset::acquisitionDate)
                      .texts(&Asset::customerId)
                      .texts(&Asset::rentalId)
                      .texts(&Asset::createdAt)
                      .texts(&Asset::updatedAt)
                      .bytes([&](const Asset &a) { return assetShape().document(a, exponent); }));
}

Result<void> insertRentals(Connection &connection, const Scope &scope,
                           const std::vector<SubscriptionRecord> &rentals, int exponent)
{
    using Rental = SubscriptionRecord;
    return insert(
        connection, scope, sql::demo::rentals,
        Columns(rentals)
            .texts(&Rental::rentalId)
            .texts([](const Rental &r) { return QString(nameOf(r.status)); })
            .texts(&Rental::orderId)
            .numbers(&Rental::itemPosition)
            .texts(&Rental::customerId)
            .texts(&Rental::customerEmail)
            .texts(&Rental::customerName)
            .texts(&Rental::serialNumber)
            .texts(&Rental::productId)
            .texts(&Rental::variantId)
            .texts(&Rental::sku)
            .texts(&Rental::productName)
            .texts(&Rental::currency)
            .amounts(&Rental::monthlyAmount)
            .bytes([](const Rental &r) { return pricesJson(r.terms.prices); })
            .numbers([](const Rental &r) { return r.terms.months; })
            .dates([](const Rental &r) { return r.terms.start; })
            .dates([](const Rental &r) { return endOf(r.terms); })
            .dates(&Rental::billedUntil)
            .dates(&Rental::nextBillingDate)
            .amounts(&Rental::listPrice)
            .texts(&Rental::listPriceSource)
            .amounts(&Rental::acquisitionCost)
            .texts(&Rental::acquisitionCostSource)
            .numbers(&Rental::actualMonthsRented)
            .texts([](const Rental &r) { return r.ending ? QString(nameOf(r.ending->type)) : QString(); })
            .dates([](const Rental &r) { return r.ending ? std::optional(r.ending->date) : std::nullopt; })
            .texts(&Rental::createdAt)
            .texts(&Rental::updatedAt)
            .texts(&Rental::endedAt)
            .bytes([&](const Rental &r) { return documentOf(r, exponent); }));
}

// The same for all of them.
QByteArray rateOf(const PaymentRecord &payment)
{
    return Money::fromMinor(payment.taxRate.value).toJson(payment.taxRate.scale);
}

Result<void> insertPayments(Connection &connection, const Scope &scope,
                            const std::vector<PaymentRecord> &payments)
{
    using Payment = PaymentRecord;
    if (payments.empty())
        return {};
    return insert(connection, scope, sql::demo::payments,
                  Columns(payments)
                      .texts(&Payment::id)
                      .texts(&Payment::customerId)
                      .texts(&Payment::rentalId)
                      .texts(&Payment::billingPeriod)
                      .dates([](const Payment &p) { return p.period->start; })
                      .dates([](const Payment &p) { return p.period->end; })
                      .texts([](const Payment &p) { return QString(nameOf(p.status)); })
                      .texts(&Payment::currency)
                      .amounts(&Payment::subtotal)
                      .amounts(&Payment::tax)
                      .amounts(&Payment::total)
                      .texts(&Payment::dueDate)
                      .texts(&Payment::description)
                      .texts(&Payment::idempotencyKey)
                      .texts(&Payment::provider)
                      .texts(&Payment::paidAt)
                      .texts(&Payment::failedAt)
                      .texts(&Payment::failureReason)
                      .texts(&Payment::createdAt)
                      .texts(&Payment::updatedAt)
                      .bytes([](const Payment &p) { return documentOf(p); })
                      .bytes([](const Payment &p) { return p.receipts; }),
                  {rateOf(payments.front())});
}

Result<void> insertEntries(Connection &connection, const Scope &scope, const std::vector<DemoEntry> &entries)
{
    return insert(connection, scope, sql::demo::entries,
                  Columns(entries)
                      .texts(&DemoEntry::id)
                      .texts(&DemoEntry::at)
                      .texts(&DemoEntry::actorKind)
                      .texts(&DemoEntry::actor)
                      .texts(&DemoEntry::action)
                      .texts(&DemoEntry::recordId)
                      .bytes([](const DemoEntry &entry) { return entry.before; })
                      .bytes([](const DemoEntry &entry) { return entry.after; }));
}

} // namespace

Result<void> insertDemoHistory(Connection &connection, const Tenant &tenant, const DemoHistory &history)
{
    const Scope scope = Scope::tenant(tenant.id);
    ONHIRE_TRY(insertOrders(connection, scope, history.orders));
    ONHIRE_TRY(insertItems(connection, scope, itemsOf(history.orders)));
    ONHIRE_TRY(insertAssets(connection, scope, history.assets, tenant.exponent));
    ONHIRE_TRY(insertRentals(connection, scope, history.subscriptions, tenant.exponent));
    ONHIRE_TRY(insertPayments(connection, scope, history.payments));
    return insertEntries(connection, scope, history.entries);
}

} // namespace onhire
