// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/base/optional_text.h"
#include "core/services/billing_groups/group_members.h"
#include "core/services/changes/asset_changes.h"
#include "core/services/changes/subscription_changes.h"
#include "core/services/orders/revision.h"
#include "core/services/payments/schedule_payment.h"
#include "core/services/still_transaction.h"
#include "core/services/subscriptions/subscriptions.h"

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
CostOf costOf(const AssetRecord &asset, const Item &item)
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
        m_order = std::move(*order);
        const OrderStatus status = ordered().status;
        if (status == OrderStatus::Pending || status == OrderStatus::Cancelled)
            return refused(ErrorCode::OrderNotConfirmed, nameOf(status));
        ONHIRE_TRY(checkCustomer());
        ONHIRE_ASSIGN(auto asset, lockAsset(m_connection, m_context.scope(), m_request.serialNumber));
        if (!asset)
            return refused(ErrorCode::AssetNotFound, m_request.serialNumber);
        m_asset = std::move(*asset);
        ONHIRE_ASSIGN(m_item, chooseItem());
        if (device().status != AssetStatus::Available)
            return refused(ErrorCode::AssetNotAvailable, device().serialNumber);
        ONHIRE_TRY(joinGroup());
        ONHIRE_TRY(checkLength());
        return write();
    }

private:
    static Failure refused(ErrorCode code, const QString &subject) { return Failure(Error{code, subject}); }

    const OrderRecord &ordered() const { return m_order.order.record; }
    const AssetRecord &device() const { return m_asset.record; }

    Result<void> checkCustomer() const
    {
        if (m_request.customerId.isEmpty() || m_request.customerId == ordered().customer.id)
            return {};
        return Failure(
            Error::invalid(u"customerId"_s, Fault::Kind::Custom, u"Must be the order's customer."_s));
    }

    Result<const Item *> chooseItem() const
    {
        const auto isOfSku = [this](const Item &item) { return item.sku == device().sku; };
        const auto isOpen = [&](const Item &item) { return isOfSku(item) && item.openUnits() > 0; };
        const std::vector<Item> &items = ordered().items;
        auto begin = items.begin(), end = items.end();
        if (m_request.itemIndex) {
            if (size_t(*m_request.itemIndex) >= items.size())
                return Failure(Error::invalid(u"orderItemIndex"_s, Fault::Kind::TooBig,
                                              u"The order has %1 items."_s.arg(items.size())));
            begin += *m_request.itemIndex;
            end = begin + 1;
        }
        if (std::none_of(begin, end, isOfSku))
            return refused(ErrorCode::SkuMismatch, device().sku);
        const auto open = std::find_if(begin, end, isOpen);
        if (open == end)
            return refused(ErrorCode::ItemFullyFulfilled, device().sku);
        return &*open;
    }

    // A group that was named must take the subscription; the order's may have gone or closed since.
    Result<void> joinGroup()
    {
        const bool named = !m_request.billingGroupId.isEmpty();
        const QString &group = named ? m_request.billingGroupId : ordered().billingGroupId;
        if (group.isEmpty())
            return {};
        ONHIRE_ASSIGN(auto locked, lockGroup(m_connection, m_context.scope(), group));
        const auto refusal = refusalOf(locked, ordered().customer.id);
        if (!refusal)
            m_group = std::move(locked);
        else if (named)
            return refused(*refusal, group);
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
        const SubscriptionRecord subscription = newSubscription();
        ONHIRE_ASSIGN(SavedSubscription made, addSubscription(m_connection, m_context, subscription));
        ONHIRE_ASSIGN(const SavedAsset assigned,
                      assignAsset(m_connection, m_context, m_asset, m_rentalId, subscription.customerId));
        ONHIRE_ASSIGN(const SavedOrder counted,
                      rentUnit(m_connection, m_context, m_order.order, subscription.itemPosition, m_rentalId));
        ONHIRE_TRY(noteMembers(m_connection, m_context, m_group, grownBy()));
        ONHIRE_ASSIGN(const auto payment, schedulePayment(titleOf(subscription)));
        if (payment && payment->usesCredit())
            ONHIRE_TRY(lookAgain(made));
        QList<RecordChange> changes{made.change, assigned.change, counted.change};
        if (payment)
            changes += payment->changes;
        ONHIRE_TRY(writeChanges(m_connection, m_context, changes));
        return made.record;
    }

    // One that takes the place of another in its group is looked at when that one has left it.
    QString grownBy() const { return m_order.upgradedRentalId.isEmpty() ? u"billingGroupId"_s : QString(); }

    // What the customer's credit has paid for at once is collected by now.
    Result<void> lookAgain(SavedSubscription &made) const
    {
        ONHIRE_ASSIGN(const Record now, findSubscription(m_context, m_rentalId));
        made.record.version = now.version;
        made.record.json = made.change.after = now.json;
        return {};
    }

    // The setup fee stands with the first instalment. Within a group its invoice charges both.
    Result<std::optional<SavedPayment>> schedulePayment(const QString &title)
    {
        if (m_group)
            return std::nullopt;
        std::vector<ChargeLine> lines{{m_rentalId, title, m_first.amount, m_first.period}};
        if (!m_item->setupFee.isZero())
            lines.push_back({m_rentalId, title, m_item->setupFee, {}, PaymentPurpose::Setup});
        ONHIRE_ASSIGN(SavedPayment saved,
                      addPayment(m_connection, m_context,
                                 {.customerId = ordered().customer.id,
                                  .rentalId = m_rentalId,
                                  .date = m_first.date,
                                  .lines = std::move(lines),
                                  .period = m_first.period,
                                  .description = device().productName,
                                  .debtor = m_order.debtor}));
        return std::optional(std::move(saved));
    }

    Terms newTerms() const
    {
        return {m_request.startDate,
                m_request.contractLength.value_or(m_item->contractLength),
                m_request.billingStart.value_or(
                    *billingStartNamed(m_context.tenant->settings.text("billing.start"_L1))),
                {{0, m_item->unitPrice}}};
    }

    SubscriptionRecord newSubscription()
    {
        SubscriptionRecord s;
        s.terms = newTerms();
        m_first = instalment(s.terms, 0);
        m_first.amount = std::max(*Money::difference(m_item->unitPrice, m_request.credit), Money());
        s.rentalId = m_rentalId;
        s.tenantId = m_context.tenant->id;
        s.currency = m_context.tenant->currency;
        s.originalContractLength = s.terms.months;
        s.monthlyAmount = m_item->unitPrice;
        s.taxRate = ownTaxRate(m_order.debtor.tax);
        s.upgradeFromRentalId = textOrNull(m_order.upgradedRentalId);
        s.customFields = m_request.customFields;
        s.notes = textOrNull(m_request.notes);
        s.createdBy = m_context.actor.id;
        s.createdAt = s.updatedAt = toTimestamp(m_context.now());
        describeOrder(s);
        describeDevice(s);
        describeBilling(s);
        return s;
    }

    void describeOrder(SubscriptionRecord &s) const
    {
        const OrderRecord::Customer &customer = ordered().customer;
        s.orderId = ordered().id;
        s.itemPosition = int(m_item - ordered().items.data());
        s.customerId = customer.id;
        s.customerEmail = customer.email;
        s.customerName = customer.firstName + u' ' + customer.lastName;
    }

    void describeDevice(SubscriptionRecord &s) const
    {
        const CostOf cost = costOf(device(), *m_item);
        s.serialNumber = device().serialNumber;
        s.productId = device().productId;
        s.variantId = device().variantId;
        s.sku = device().sku;
        s.productName = device().productName;
        s.imageUrl = device().imageUrl;
        s.listPrice = m_item->listPrice;
        s.listPriceSource = m_item->listPriceSource;
        s.acquisitionCost = cost.amount;
        s.acquisitionCostSource = cost.source;
    }

    void describeBilling(SubscriptionRecord &s) const
    {
        if (m_group) {
            s.billingGroupId = m_group->id;
            s.billedUntil = s.terms.start;
            s.credit = m_request.credit;
            s.nextBillingDate = nextBillingIn(m_context, *m_group, s.terms, s.billedUntil);
        } else {
            const Money used = *Money::difference(m_item->unitPrice, m_first.amount);
            s.billedUntil = m_first.period.end;
            s.credit = *Money::difference(m_request.credit, used);
            s.nextBillingDate = nextBillingDate(s.terms, s.billedUntil);
        }
    }

    Connection &m_connection;
    const Context &m_context;
    const SubscriptionRequest &m_request;
    const QString m_rentalId;
    OrderToFulfil m_order;
    StoredAsset m_asset;
    const Item *m_item = nullptr;
    std::optional<StoredGroup> m_group; // that bills it
    Instalment m_first;
};

} // namespace

Result<Record> createSubscription(const Context &context, const SubscriptionRequest &request)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) {
        return Fulfilment(connection, still, request).run();
    });
}

} // namespace onhire
