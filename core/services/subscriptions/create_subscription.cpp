// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/base/json_writer.h"
#include "core/data/customers/customer_store.h"
#include "core/data/db/transaction.h"
#include "core/services/assets/asset_changes.h"
#include "core/services/changes/change.h"
#include "core/services/moment.h"
#include "core/services/orders/revision.h"
#include "core/services/payments/schedule_payment.h"
#include "core/services/subscriptions/subscriptions.h"
#include "onhire/sql.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

using Item = OrderRecord::Item;

struct CostOf
{
    std::optional<Money> amount;
    QString source;
};

// What the device itself cost; where nobody knows, what the order's item says.
CostOf costOf(const LockedAsset &asset, const Item &item)
{
    if (!asset.acquisitionCost)
        return {item.acquisitionCost, item.acquisitionCostSource};
    const bool same =
        item.acquisitionCostSource != "unknown"_L1 && asset.acquisitionCost == item.acquisitionCost;
    return {asset.acquisitionCost, same ? item.acquisitionCostSource : u"manual"_s};
}

class Fulfilment
{
public:
    Fulfilment(Connection &connection, const Context &context, const SubscriptionRequest &request)
        : m_connection(connection), m_context(context), m_request(request),
          m_rentalId(newId(IdKind::Subscription, context.now()))
    {
    }

    Result<Record> run()
    {
        ONHIRE_ASSIGN(auto order, lockOrderToFulfil(m_connection, m_context.scope(), m_request.orderId));
        if (!order)
            return refused(ErrorCode::OrderNotFound, m_request.orderId);
        m_stored = std::move(order->order);
        m_order = m_stored.record;
        m_upgradedRentalId = order->upgradedRentalId;
        if (m_order.status == OrderStatus::Pending || m_order.status == OrderStatus::Cancelled)
            return refused(ErrorCode::OrderNotConfirmed, nameOf(m_order.status));
        ONHIRE_TRY(checkCustomer());
        ONHIRE_ASSIGN(const auto asset, lockAsset(m_connection, m_context.scope(), m_request.serialNumber));
        if (!asset)
            return refused(ErrorCode::AssetNotFound, m_request.serialNumber);
        m_asset = *asset;
        ONHIRE_ASSIGN(m_item, chooseItem());
        if (m_asset.status != AssetStatus::Available)
            return refused(ErrorCode::AssetNotAvailable, m_asset.serialNumber);
        ONHIRE_TRY(joinGroup());
        ONHIRE_TRY(checkLength());
        return write();
    }

private:
    static Failure refused(ErrorCode code, const QString &subject) { return Failure(Error{code, subject}); }

    Result<void> checkCustomer() const
    {
        if (m_request.customerId.isEmpty() || m_request.customerId == m_order.customer.id)
            return {};
        return Failure(Error::invalid(u"customerId"_s, Fault::Kind::Custom, u"Is not the order's customer."_s));
    }

    Result<const Item *> chooseItem() const
    {
        const auto isOfSku = [this](const Item &item) { return item.sku == m_asset.sku; };
        const auto isOpen = [&](const Item &item) { return isOfSku(item) && item.openUnits() > 0; };
        auto begin = m_order.items.begin(), end = m_order.items.end();
        if (m_request.itemIndex) {
            if (size_t(*m_request.itemIndex) >= m_order.items.size())
                return Failure(Error::invalid(u"orderItemIndex"_s, Fault::Kind::TooBig,
                                              u"The order has %1 items."_s.arg(m_order.items.size())));
            begin += *m_request.itemIndex;
            end = begin + 1;
        }
        if (std::none_of(begin, end, isOfSku))
            return refused(ErrorCode::SkuMismatch, m_asset.sku);
        const auto open = std::find_if(begin, end, isOpen);
        if (open == end)
            return refused(ErrorCode::ItemFullyFulfilled, m_asset.sku);
        return &*open;
    }

    // A group that was named must take the subscription; the order's may have gone since.
    Result<void> joinGroup()
    {
        const bool named = !m_request.billingGroupId.isEmpty();
        const QString &group = named ? m_request.billingGroupId : m_order.billingGroupId;
        if (group.isEmpty())
            return {};
        ONHIRE_ASSIGN(m_billingDay, billingDayOf(m_connection, m_context.scope(), group, m_order.customer.id));
        if (m_billingDay)
            m_groupId = group;
        else if (named)
            return refused(ErrorCode::BillingGroupNotFound, group);
        return {};
    }

    Result<void> checkLength() const
    {
        const int months = m_request.contractLength.value_or(m_item->contractLength);
        if (months == m_item->contractLength || m_context.tenant->settings.contractLengths().contains(months))
            return {};
        return refused(ErrorCode::InvalidContractLength, QString::number(months));
    }

    Result<Record> write()
    {
        m_terms = {m_request.startDate,
                   m_request.contractLength.value_or(m_item->contractLength),
                   m_request.billingStart.value_or(
                       *billingStartNamed(m_context.tenant->settings.text("billing.start"_L1))),
                   {{0, m_item->unitPrice}}};
        m_first = instalment(m_terms, 0);
        m_first.amount = std::max(*Money::difference(m_item->unitPrice, m_request.credit), Money());
        ONHIRE_ASSIGN(
            Rows rows,
            m_connection.run(m_context.scope(), sql::subscriptions::add,
                             {m_context.tenant->id,
                              changeJson(m_context, u"subscription.create"_s, {u"subscription.created"_s}),
                              columnsJson()}));
        if (!rows.next())
            return Failure(Error::internal(u"a subscription that was not made"_s));
        const Record rental{rows.text(0), rows.utf8(1), int(rows.integer(2)), true};
        ONHIRE_TRY(assignAsset(m_connection, m_context, m_asset, m_rentalId, m_order.customer.id));
        ONHIRE_TRY(countUnit());
        ONHIRE_TRY(schedulePayments());
        m_context.announce(m_rentalId);
        m_context.announce(m_request.orderId);
        return rental;
    }

    Result<void> countUnit()
    {
        const int position = int(m_item - m_order.items.data());
        ONHIRE_ASSIGN(const SavedOrder saved,
                      rentUnit(m_connection, m_context, m_stored, position, m_rentalId));
        ONHIRE_TRY(writeChanges(m_connection, m_context, {saved.change}));
        return {};
    }

    // Within a group its invoice charges the instalments; what is charged once is charged at once.
    Result<void> schedulePayments()
    {
        if (!m_billingDay)
            ONHIRE_TRY(schedule(PaymentPurpose::Instalment, m_first.amount, m_first.period));
        if (!m_item->setupFee.isZero())
            ONHIRE_TRY(schedule(PaymentPurpose::Setup, m_item->setupFee));
        return {};
    }

    Result<void> schedule(PaymentPurpose purpose, Money amount, std::optional<DateRange> period = {})
    {
        ONHIRE_TRY(schedulePayment(m_connection, m_context,
                                   {.purpose = purpose,
                                    .customerId = m_order.customer.id,
                                    .rentalId = m_rentalId,
                                    .date = m_first.date,
                                    .lines = {{m_rentalId, m_asset.productName, amount, period}},
                                    .period = period,
                                    .description = m_asset.productName}));
        return {};
    }

    QDate billedUntil() const { return m_billingDay ? m_terms.start : m_first.period.end; }

    std::optional<QDate> nextBilling() const
    {
        if (!m_billingDay)
            return nextBillingDate(m_terms, billedUntil());
        const QDate today = todayOf(m_context);
        return nextDayOfMonth(std::max(today, m_terms.start), *m_billingDay);
    }

    Money creditLeft() const
    {
        const Money used = m_billingDay ? Money() : *Money::difference(m_item->unitPrice, m_first.amount);
        return *Money::difference(m_request.credit, used);
    }

    QString columnsJson() const
    {
        const CostOf cost = costOf(m_asset, *m_item);
        JsonWriter json;
        json.beginObject().member("rental_id"_L1, m_rentalId).member("order_id"_L1, m_request.orderId);
        json.member("item_position"_L1, int(m_item - m_order.items.data()))
            .member("customer_id"_L1, m_order.customer.id);
        json.member("customer_email"_L1, m_order.customer.email)
            .member("customer_name"_L1, m_order.customer.firstName + u' ' + m_order.customer.lastName);
        json.member("serial_number"_L1, m_asset.serialNumber).member("product_id"_L1, m_asset.productId);
        json.member("variant_id"_L1, m_asset.variantId).member("sku"_L1, m_asset.sku);
        json.member("product_name"_L1, m_asset.productName).member("currency"_L1, m_context.tenant->currency);
        textMember(json, "product_image_url"_L1, m_asset.imageUrl);
        json.member("monthly_amount"_L1, m_item->unitPrice.minor());
        json.key("prices"_L1).raw(pricesJson(m_terms.prices));
        json.member("contract_length"_L1, m_terms.months).member("start_date"_L1, iso(m_terms.start));
        json.member("end_date"_L1, iso(endOf(m_terms)))
            .member("billing_start"_L1, nameOf(m_terms.billingStart));
        json.member("billed_until"_L1, iso(billedUntil()));
        if (const auto date = nextBilling())
            json.member("next_billing_date"_L1, iso(*date));
        json.member("credit"_L1, creditLeft().minor());
        textMember(json, "billing_group_id"_L1, m_groupId);
        moneyMember(json, "list_price"_L1, m_item->listPrice);
        json.member("list_price_source"_L1, m_item->listPriceSource);
        moneyMember(json, "acquisition_cost"_L1, cost.amount);
        json.member("acquisition_cost_source"_L1, cost.source);
        textMember(json, "upgrade_from_rental_id"_L1, m_upgradedRentalId);
        if (!m_request.customFields.isEmpty())
            json.key("custom_fields"_L1).raw(m_request.customFields);
        textMember(json, "notes"_L1, m_request.notes);
        json.member("created_by"_L1, m_context.actor.id);
        json.member("created_at"_L1, toTimestamp(m_context.now())).endObject();
        return QString::fromUtf8(json.take());
    }

    static QString iso(QDate date) { return date.toString(Qt::ISODate); }

    static void textMember(JsonWriter &json, QLatin1StringView name, const QString &text)
    {
        if (!text.isEmpty())
            json.member(name, text);
    }

    static void moneyMember(JsonWriter &json, QLatin1StringView name, std::optional<Money> amount)
    {
        if (amount)
            json.member(name, amount->minor());
    }

    Connection &m_connection;
    const Context &m_context;
    const SubscriptionRequest &m_request;
    const QString m_rentalId;
    StoredOrder m_stored;
    OrderRecord m_order;
    QString m_upgradedRentalId;
    LockedAsset m_asset;
    const Item *m_item = nullptr;
    std::optional<int> m_billingDay; // of its group
    QString m_groupId;
    Terms m_terms;
    Instalment m_first;
};

} // namespace

Result<Record> createSubscription(const Context &context, const SubscriptionRequest &request)
{
    return inTransaction(context.database, context.scope(), [&](Connection &connection) {
        return Fulfilment(connection, StillContext(context), request).run();
    });
}

} // namespace onhire
