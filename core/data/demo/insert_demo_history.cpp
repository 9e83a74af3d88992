// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/demo/demo_store.h"

#include "core/domain/tenants/tenant.h"
#include "onhire/sql.h"

#include <functional>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// Rows as arrays, one of each column. A text that was never set is null.
template <typename Row>
class Columns
{
public:
    explicit Columns(const std::vector<Row> &rows) : m_rows(rows) { }

    Columns &texts(const std::function<QString(const Row &)> &text)
    {
        QStringList column;
        for (const Row &row : m_rows)
            column += text(row);
        m_columns += column;
        return *this;
    }

    Columns &bytes(const std::function<QByteArray(const Row &)> &bytes)
    {
        QByteArrayList column;
        for (const Row &row : m_rows)
            column += bytes(row);
        m_columns += QVariant::fromValue(column);
        return *this;
    }

    Columns &numbers(const std::function<std::optional<qint64>(const Row &)> &number)
    {
        return bytes([&](const Row &row) {
            const auto value = number(row);
            return value ? QByteArray::number(*value) : QByteArray();
        });
    }

    Columns &amounts(const std::function<std::optional<Money>(const Row &)> &amount)
    {
        return numbers([&](const Row &row) {
            const auto value = amount(row);
            return value ? std::optional(qint64(value->minor())) : std::nullopt;
        });
    }

    Columns &dates(const std::function<std::optional<QDate>(const Row &)> &date)
    {
        return texts([&](const Row &row) {
            const auto value = date(row);
            return value ? value->toString(Qt::ISODate) : QString();
        });
    }

    Result<void> insert(Connection &connection, const Scope &scope, const Statement &statement,
                        const QVariantList &common = {})
    {
        if (m_rows.empty())
            return {};
        ONHIRE_TRY(connection.run(scope, statement, QVariantList{scope.name()} + common + m_columns));
        return {};
    }

private:
    const std::vector<Row> &m_rows;
    QVariantList m_columns;
};

// A field as it is.
template <auto Field>
auto field()
{
    return [](const auto &row) { return row.*Field; };
}

Result<void> insertOrders(Connection &connection, const Scope &scope, const std::vector<OrderRecord> &orders)
{
    using Order = OrderRecord;
    return Columns(orders)
        .texts(field<&Order::id>())
        .texts([](const Order &o) { return QString(nameOf(o.status)); })
        .texts([](const Order &o) { return o.customer.id; })
        .texts([](const Order &o) { return o.customer.email; })
        .texts([](const Order &o) { return o.customer.firstName; })
        .texts([](const Order &o) { return o.customer.lastName; })
        .texts([](const Order &o) { return o.customer.company; })
        .texts([](const Order &o) { return o.customer.phone; })
        .texts([](const Order &o) { return o.customer.type; })
        .bytes(field<&Order::billingAddress>())
        .texts(field<&Order::currency>())
        .amounts(field<&Order::subtotal>())
        .amounts(field<&Order::tax>())
        .amounts(field<&Order::total>())
        .amounts(field<&Order::setupTotal>())
        .numbers(field<&Order::totalDevices>())
        .numbers(field<&Order::rentedDevices>())
        .texts(field<&Order::createdAt>())
        .texts(field<&Order::updatedAt>())
        .texts(field<&Order::confirmedAt>())
        .texts(field<&Order::cancelledAt>())
        .texts(field<&Order::cancelReason>())
        .bytes([](const Order &o) { return documentOf(o); })
        .insert(connection, scope, sql::demo::orders);
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
    return Columns(items)
        .texts(field<&Row::orderId>())
        .numbers(field<&Row::position>())
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
        .texts([](const Row &i) { return u""_s + i.item->rentalIds.join(u' '); })
        .insert(connection, scope, sql::demo::items);
}

Result<void> insertAssets(Connection &connection, const Scope &scope, const std::vector<AssetRecord> &assets,
                          int exponent)
{
    using Asset = AssetRecord;
    return Columns(assets)
        .texts(field<&Asset::serialNumber>())
        .texts(field<&Asset::productId>())
        .texts(field<&Asset::variantId>())
        .texts(field<&Asset::sku>())
        .texts(field<&Asset::productName>())
        .texts([](const Asset &a) { return QString(nameOf(a.status)); })
        .texts(field<&Asset::condition>())
        .texts(field<&Asset::location>())
        .amounts(field<&Asset::acquisitionCost>())
        .texts(field<&Asset::acquisitionDate>())
        .texts(field<&Asset::customerId>())
        .texts(field<&Asset::rentalId>())
        .texts(field<&Asset::createdAt>())
        .texts(field<&Asset::updatedAt>())
        .bytes([&](const Asset &a) { return assetShape().document(a, exponent); })
        .insert(connection, scope, sql::demo::assets);
}

Result<void> insertRentals(Connection &connection, const Scope &scope,
                           const std::vector<SubscriptionRecord> &rentals, int exponent)
{
    using Rental = SubscriptionRecord;
    return Columns(rentals)
        .texts(field<&Rental::rentalId>())
        .texts([](const Rental &r) { return QString(nameOf(r.status)); })
        .texts(field<&Rental::orderId>())
        .numbers(field<&Rental::itemPosition>())
        .texts(field<&Rental::customerId>())
        .texts(field<&Rental::customerEmail>())
        .texts(field<&Rental::customerName>())
        .texts(field<&Rental::serialNumber>())
        .texts(field<&Rental::productId>())
        .texts(field<&Rental::variantId>())
        .texts(field<&Rental::sku>())
        .texts(field<&Rental::productName>())
        .texts(field<&Rental::currency>())
        .amounts(field<&Rental::monthlyAmount>())
        .bytes([](const Rental &r) { return pricesJson(r.terms.prices); })
        .numbers([](const Rental &r) { return r.terms.months; })
        .dates([](const Rental &r) { return r.terms.start; })
        .dates([](const Rental &r) { return endOf(r.terms); })
        .dates(field<&Rental::billedUntil>())
        .dates(field<&Rental::nextBillingDate>())
        .amounts(field<&Rental::listPrice>())
        .texts(field<&Rental::listPriceSource>())
        .amounts(field<&Rental::acquisitionCost>())
        .texts(field<&Rental::acquisitionCostSource>())
        .numbers(field<&Rental::actualMonthsRented>())
        .texts([](const Rental &r) { return r.ending ? QString(nameOf(r.ending->type)) : QString(); })
        .dates([](const Rental &r) { return r.ending ? std::optional(r.ending->date) : std::nullopt; })
        .texts(field<&Rental::createdAt>())
        .texts(field<&Rental::updatedAt>())
        .texts(field<&Rental::endedAt>())
        .bytes([&](const Rental &r) { return documentOf(r, exponent); })
        .insert(connection, scope, sql::demo::rentals);
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
    return Columns(payments)
        .texts(field<&Payment::id>())
        .texts(field<&Payment::customerId>())
        .texts(field<&Payment::rentalId>())
        .texts(field<&Payment::billingPeriod>())
        .dates([](const Payment &p) { return p.period->start; })
        .dates([](const Payment &p) { return p.period->end; })
        .texts([](const Payment &p) { return QString(nameOf(p.status)); })
        .texts(field<&Payment::currency>())
        .amounts(field<&Payment::subtotal>())
        .amounts(field<&Payment::tax>())
        .amounts(field<&Payment::total>())
        .texts(field<&Payment::dueDate>())
        .texts(field<&Payment::description>())
        .texts(field<&Payment::idempotencyKey>())
        .texts(field<&Payment::provider>())
        .texts(field<&Payment::paidAt>())
        .texts(field<&Payment::failedAt>())
        .texts(field<&Payment::failureReason>())
        .texts(field<&Payment::createdAt>())
        .texts(field<&Payment::updatedAt>())
        .bytes([](const Payment &p) { return documentOf(p); })
        .insert(connection, scope, sql::demo::payments, {rateOf(payments.front())});
}

Result<void> insertEntries(Connection &connection, const Scope &scope, const std::vector<DemoEntry> &entries)
{
    return Columns(entries)
        .texts(field<&DemoEntry::id>())
        .texts(field<&DemoEntry::at>())
        .texts(field<&DemoEntry::actorKind>())
        .texts(field<&DemoEntry::actor>())
        .texts(field<&DemoEntry::action>())
        .texts(field<&DemoEntry::recordId>())
        .bytes([](const DemoEntry &entry) { return entry.before; })
        .bytes([](const DemoEntry &entry) { return entry.after; })
        .insert(connection, scope, sql::demo::entries);
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
