// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/demo/demo_orders.h"

#include "core/base/calendar.h"
#include "core/base/id.h"
#include "core/base/json_writer.h"
#include "core/data/db/transaction.h"
#include "onhire/sql.h"

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
        json.member(day.toString(Qt::ISODate),
                    earliestId(IdKind::Payment, day.startOfDay(Qt::UTC)).mid(prefix.size(), TimeLength));
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
    Batch batch;
    batch.orders.beginArray();
    batch.items.beginArray();
    batch.rented.beginArray();
    batch.charged.beginArray();
    for (int i = first; i < first + count; ++i) {
        // more recent ones are closer together: the company grows
        const double age = std::pow(1.0 - double(i + 1) / total, 1.4);
        const QDateTime at = now.addMSecs(-qint64(age * double(span)) - m_random.bounded(1000));
        ONHIRE_TRY(addOrder(batch, at, age, i % std::max(1, total / OrdersWithPayments) == 0));
    }
    batch.orders.endArray();
    batch.items.endArray();
    const QString orders = QString::fromUtf8(batch.orders.take());
    const QString items = QString::fromUtf8(batch.items.take());
    const QString rented = QString::fromUtf8(batch.rented.endArray().take());
    const QString charged = QString::fromUtf8(batch.charged.endArray().take());
    const Scope scope = m_context.scope();
    return inTransaction(m_context.database, scope, [&](Connection &connection) -> Result<void> {
        ONHIRE_TRY(connection.allowLongStatements());
        ONHIRE_TRY(connection.run(scope, sql::demo::orders, {m_context.tenant->id, orders, items}));
        ONHIRE_TRY(connection.run(scope, sql::demo::rentals, {m_context.tenant->id, rented, m_today}));
        ONHIRE_TRY(connection.run(scope, sql::demo::payments,
                                  {m_context.tenant->id, charged, m_today, m_daysOfIds,
                                   QString::fromUtf8(m_context.tenant->settings.value("tax.rate"_L1).digits()),
                                   m_context.tenant->settings.pricesIncludeTax()}));
        return {};
    });
}

Result<void> DemoOrders::addOrder(Batch &batch, const QDateTime &at, double age, bool withPayments)
{
    OrderRequest request;
    const int lines = m_random.bounded(100) < 70 ? 1 : m_random.bounded(2, 5);
    for (int i = 0; i < lines; ++i) {
        const int lengths[] = {6, 12, 24, 36};
        const int quantity = m_random.bounded(100) < 85 ? 1 : m_random.bounded(2, 6);
        request.items.append(
            {m_skus[m_random.bounded(int(m_skus.size()))], quantity, lengths[m_random.bounded(4)]});
    }
    ONHIRE_ASSIGN(const PricedOrder priced, priceOrder(request, m_offered, *m_context.tenant));
    const State state = stateOf(m_random, age, priced.devices);
    const QString orderId = newId(IdKind::Order, at);
    const QDateTime changedAt = std::min(at.addSecs(m_random.bounded(60, 86400)), m_context.now());

    JsonWriter &json = batch.orders;
    json.beginObject().member("order_id"_L1, orderId).member("status"_L1, nameOf(state.status));
    json.member("customer_id"_L1, m_customerIds[m_random.bounded(int(m_customerIds.size()))]);
    json.member("currency"_L1, m_context.tenant->currency);
    json.member("subtotal"_L1, priced.subtotal.minor()).member("tax_amount"_L1, priced.tax.minor());
    json.member("total"_L1, priced.total.minor()).member("setup_total"_L1, priced.setupTotal.minor());
    json.member("total_devices"_L1, priced.devices).member("rented_devices"_L1, state.rented);
    json.member("at"_L1, toTimestamp(at)).member("changed_at"_L1, toTimestamp(changedAt));
    if (state.status == OrderStatus::Cancelled)
        json.member("cancelled_at"_L1, toTimestamp(changedAt)).member("cancel_reason"_L1, "Ordered twice."_L1);
    else if (state.status != OrderStatus::Pending)
        json.member("confirmed_at"_L1, toTimestamp(changedAt));
    json.endObject();
    if (state.rented > 0)
        batch.rented.value(orderId);
    if (state.rented > 0 && withPayments)
        batch.charged.value(orderId);

    int position = 0;
    int toRent = state.rented;
    for (const PricedItem &item : priced.items) {
        const int rented = std::min(toRent, item.quantity);
        toRent -= rented;
        JsonWriter &row = batch.items;
        row.beginObject().member("order_id"_L1, orderId).member("position"_L1, position++);
        row.member("product_id"_L1, item.variant->productId).member("variant_id"_L1, item.variant->variantId);
        row.member("sku"_L1, item.variant->sku).member("product_name"_L1, item.variant->productName);
        row.member("quantity"_L1, item.quantity).member("unit_price"_L1, item.unitPrice.minor());
        row.member("setup_fee"_L1, item.setupFee.minor()).member("contract_length"_L1, item.contractLength);
        if (item.variant->listPrice)
            row.member("list_price"_L1, item.variant->listPrice->minor());
        if (item.variant->acquisitionCost)
            row.member("acquisition_cost"_L1, item.variant->acquisitionCost->minor());
        row.key("rental_ids"_L1).beginArray();
        for (int i = 0; i < rented; ++i)
            row.value(newId(IdKind::Subscription, changedAt));
        row.endArray().endObject();
    }
    return {};
}

} // namespace onhire
