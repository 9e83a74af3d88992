// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/demo/demo_orders.h"

#include "core/base/calendar.h"
#include "core/base/id.h"
#include "core/base/json_writer.h"
#include "core/data/db/transaction.h"
#include "core/data/demo/demo_store.h"
#include "core/data/documents/fill_documents.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int HistoryDays = 730;
constexpr int OrdersWithPayments = 5000; // two years of every device's payments are ten times as many rows

struct State
{
    OrderStatus status;
    int rented = 0;
};

// What has become of an order of that age (0 just placed, 1 two years ago) for so many devices.
State stateOf(QRandomGenerator &random, double age, int devices)
{
    const int dice = random.bounded(100);
    if (age > 0.08)
        return dice < 91 ? State{OrderStatus::Fulfilled, devices} : State{OrderStatus::Cancelled};
    if (dice < 24)
        return {OrderStatus::Pending};
    if (dice < 46)
        return {OrderStatus::Confirmed};
    if (dice < 62 && devices > 1)
        return {OrderStatus::Partial, random.bounded(1, devices)};
    return dice < 94 ? State{OrderStatus::Fulfilled, devices} : State{OrderStatus::Cancelled};
}

// What ids of payments that arose on a day begin with.
QString daysOfIds(const QDateTime &now)
{
    constexpr qsizetype TimeLength = 10;
    const QLatin1StringView prefix = prefixOf(IdKind::Payment);
    JsonWriter json;
    json.beginObject();
    for (QDate day = now.date().addDays(-HistoryDays - 2); day <= now.date().addDays(1); day = day.addDays(1))
        json.member(
            day.toString(Qt::ISODate),
            earliestId(IdKind::Payment, day.startOfDay(QTimeZone::utc())).mid(prefix.size(), TimeLength));
    json.endObject();
    return QString::fromUtf8(json.take());
}

} // namespace

struct DemoOrders::Batch
{
    JsonWriter orders, items;
    JsonWriter rented; // the ids of those with devices out
    JsonWriter charged; // of those, the ones whose payments are told of
};

DemoOrders::DemoOrders(const Context &context, QHash<QString, OfferedVariant> offered, QStringList customerIds,
                       QRandomGenerator &random)
    : m_context(context), m_offered(std::move(offered)), m_skus([this] {
          QStringList skus = m_offered.keys();
          skus.sort(); // the order of a hash is another in every run
          return skus;
      }()),
      m_customerIds(std::move(customerIds)), m_random(random),
      m_today(dateIn(context.tenant->zone, context.now()).toString(Qt::ISODate)),
      m_daysOfIds(daysOfIds(context.now()))
{
}

Result<void> DemoOrders::write(int first, int count, int total)
{
    const qint64 span = qint64(HistoryDays) * 86'400'000;
    const QDateTime now = m_context.now();
    QList<DemoOrder> orders;
    for (int i = first; i < first + count; ++i) {
        // more recent ones are closer together: the company grows
        const double age = std::pow(1.0 - double(i + 1) / total, 1.4);
        const QDateTime at = now.addMSecs(-qint64(age * double(span)) - m_random.bounded(1000));
        orders.append(someOrder(at, age, i % std::max(1, total / OrdersWithPayments) == 0));
    }
    return write(orders);
}

Result<void> DemoOrders::write(const QList<DemoOrder> &orders)
{
    Batch batch;
    batch.orders.beginArray();
    batch.items.beginArray();
    batch.rented.beginArray();
    batch.charged.beginArray();
    for (const DemoOrder &order : orders)
        ONHIRE_TRY(add(batch, order));
    const DemoOrderRows rows{
        .orders = QString::fromUtf8(batch.orders.endArray().take()),
        .items = QString::fromUtf8(batch.items.endArray().take()),
        .rented = QString::fromUtf8(batch.rented.endArray().take()),
        .charged = QString::fromUtf8(batch.charged.endArray().take()),
        .today = m_today,
        .daysOfIds = m_daysOfIds,
        .taxRate = QString::fromUtf8(m_context.tenant->settings.value("tax.rate"_L1).digits()),
        .pricesIncludeTax = m_context.tenant->settings.pricesIncludeTax(),
    };
    const Scope scope = m_context.scope();
    return inTransaction(m_context.database, scope, [&](Connection &connection) -> Result<void> {
        ONHIRE_TRY(connection.allowLongStatements());
        ONHIRE_TRY(insertDemoOrders(connection, scope, rows));
        return fillDocuments(m_context.database, scope);
    });
}

DemoOrder DemoOrders::someOrder(const QDateTime &at, double age, bool withPayments)
{
    DemoOrder order;
    order.at = at;
    order.withPayments = withPayments;
    const int lines = m_random.bounded(100) < 70 ? 1 : m_random.bounded(2, 5);
    int devices = 0;
    for (int i = 0; i < lines; ++i) {
        const int lengths[] = {6, 12, 24, 36};
        const int quantity = m_random.bounded(100) < 85 ? 1 : m_random.bounded(2, 6);
        order.items.append(
            {m_skus[m_random.bounded(int(m_skus.size()))], quantity, lengths[m_random.bounded(4)]});
        devices += quantity;
    }
    const State state = stateOf(m_random, age, devices);
    order.orderId = newId(IdKind::Order, at);
    order.status = state.status;
    order.changedAt = std::min(at.addSecs(m_random.bounded(60, 86400)), m_context.now());
    order.customerId = m_customerIds[m_random.bounded(int(m_customerIds.size()))];
    for (int i = 0; i < state.rented; ++i)
        order.rentalIds += newId(IdKind::Subscription, order.changedAt);
    return order;
}

Result<void> DemoOrders::add(Batch &batch, const DemoOrder &order)
{
    OrderRequest request;
    request.items = order.items;
    ONHIRE_ASSIGN(const PricedOrder priced, priceOrder(request, m_offered, *m_context.tenant));
    JsonWriter &json = batch.orders;
    json.beginObject().member("order_id"_L1, order.orderId).member("status"_L1, nameOf(order.status));
    json.member("customer_id"_L1, order.customerId).member("currency"_L1, m_context.tenant->currency);
    json.member("subtotal"_L1, priced.subtotal.minor()).member("tax_amount"_L1, priced.tax.minor());
    json.member("total"_L1, priced.total.minor()).member("setup_total"_L1, priced.setupTotal.minor());
    json.member("total_devices"_L1, priced.devices).member("rented_devices"_L1, order.rentalIds.size());
    json.member("at"_L1, toTimestamp(order.at)).member("changed_at"_L1, toTimestamp(order.changedAt));
    if (order.status == OrderStatus::Cancelled)
        json.member("cancelled_at"_L1, toTimestamp(order.changedAt))
            .member("cancel_reason"_L1, "Ordered twice."_L1);
    else if (order.status != OrderStatus::Pending)
        json.member("confirmed_at"_L1, toTimestamp(order.changedAt));
    json.endObject();
    if (!order.rentalIds.isEmpty())
        batch.rented.value(order.orderId);
    if (!order.rentalIds.isEmpty() && order.withPayments)
        batch.charged.value(order.orderId);

    int position = 0;
    qsizetype rented = 0;
    for (const PricedItem &item : priced.items) {
        JsonWriter &row = batch.items;
        row.beginObject().member("order_id"_L1, order.orderId).member("position"_L1, position++);
        row.member("product_id"_L1, item.variant->productId).member("variant_id"_L1, item.variant->variantId);
        row.member("sku"_L1, item.variant->sku).member("product_name"_L1, item.variant->productName);
        row.member("quantity"_L1, item.quantity).member("unit_price"_L1, item.unitPrice.minor());
        row.member("setup_fee"_L1, item.setupFee.minor()).member("contract_length"_L1, item.contractLength);
        if (item.variant->listPrice)
            row.member("list_price"_L1, item.variant->listPrice->minor());
        if (item.variant->acquisitionCost)
            row.member("acquisition_cost"_L1, item.variant->acquisitionCost->minor());
        row.key("rental_ids"_L1).beginArray();
        const QStringList ofItem = order.rentalIds.mid(rented, item.quantity);
        for (const QString &rentalId : ofItem)
            row.value(rentalId);
        rented += ofItem.size();
        row.endArray().endObject();
    }
    return {};
}

} // namespace onhire
