// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/subscriptions/renting.h"

#include "core/base/id.h"
#include "core/base/optional_text.h"
#include "core/domain/orders/possible.h"
#include "core/services/billing/charge_due.h"
#include "core/services/billing_groups/group_members.h"
#include "core/services/changes/asset_changes.h"
#include "core/services/changes/subscription_changes.h"
#include "core/services/moment.h"
#include "core/services/orders/revision.h"
#include "core/services/payments/schedule_payment.h"
#include "core/services/subscriptions/rent_terms.h"
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

// What was locked for it.
struct Found
{
    QHash<QString, OrderToFulfil> orders;
    QHash<QString, StoredAsset> assets;
};

// One device that goes out, in a context in which time stands still.
class Fulfilment
{
public:
    Fulfilment(Connection &connection, const Given<Renting> &given)
        : m_connection(connection), m_context(given.context), m_request(given.command.request)
    {
    }

    const Context &context() const { return m_context; }

    // Whether it may go out. A group that bills it is locked.
    Result<void> check(Found &found)
    {
        if (!found.orders.contains(m_request.orderId))
            return refused(ErrorCode::OrderNotFound, m_request.orderId);
        m_order = found.orders.take(m_request.orderId);
        if (!isReleased(ordered().status))
            return refused(ErrorCode::OrderNotConfirmed, nameOf(ordered().status));
        ONHIRE_TRY(terms().checkCustomer());
        if (!found.assets.contains(m_request.serialNumber))
            return refused(ErrorCode::AssetNotFound, m_request.serialNumber);
        m_asset = found.assets.take(m_request.serialNumber);
        ONHIRE_ASSIGN(m_item, terms().chooseItem(device().sku));
        if (device().status != AssetStatus::Available)
            return refused(ErrorCode::AssetNotAvailable, device().serialNumber);
        ONHIRE_TRY(terms().checkAsOrdered(*m_item));
        ONHIRE_TRY(joinGroup());
        return terms().checkLength(*m_item);
    }

    Result<void> write()
    {
        m_rentalId = newId(IdKind::Subscription, m_context.now());
        const SubscriptionRecord subscription = newSubscription();
        ONHIRE_ASSIGN(m_made, addSubscription(m_connection, m_context, subscription));
        ONHIRE_ASSIGN(const SavedAsset assigned,
                      assignAsset(m_connection, m_context, m_asset, m_rentalId, subscription.customerId));
        ONHIRE_ASSIGN(const SavedOrder counted,
                      rentUnit(m_connection, m_context, m_order.order, subscription.itemPosition, m_rentalId));
        // one that takes the place of another in its group is looked at when that one has left it
        if (!m_request.isExchanged)
            ONHIRE_TRY(noteMembers(m_connection, m_context, m_group, u"billingGroupId"_s));
        m_title = titleOf(subscription);
        m_changes = {assigned.change, counted.change};
        return {};
    }

    // Else by its group; or, when it begins later, by the billing run on its day, as all that follows.
    bool isChargedAtOnce() const
    {
        const QDate today = todayOf(m_context);
        const bool hasBegun = m_first.period.start <= today; // whenever its payment falls due
        return !m_group && (hasBegun || m_first.date <= today.addDays(horizonDays(*m_context.tenant)));
    }

    // The setup fee stands with the first instalment.
    NewPayment firstPayment() const
    {
        std::vector<ChargeLine> lines{{.rentalId = m_rentalId,
                                       .description = m_title,
                                       .price = m_first.amount,
                                       .period = m_first.period,
                                       .creditTaken = creditTaken()}};
        if (!m_item->setupFee.isZero())
            lines.push_back({m_rentalId, m_title, m_item->setupFee, {}, PaymentPurpose::Setup});
        return {.customerId = ordered().customer.id,
                .rentalId = m_rentalId,
                .date = m_first.date,
                .lines = std::move(lines),
                .period = m_first.period,
                .description = device().productName,
                .debtor = m_order.debtor};
    }

    // One that nobody could be asked for is refused now, not found by the billing run. Its group's invoice is
    // checked as that changes.
    Result<void> checkFirstPayment() const
    {
        if (m_group)
            return {};
        ONHIRE_TRY(chargeFor(firstPayment().lines, taxTermsOf(*m_context.tenant, m_order.debtor.tax)));
        return {};
    }

    Result<void> notePayment(const SavedPayment &payment)
    {
        m_changes += payment.changes;
        return payment.usesCredit() ? lookAgain() : Result<void>();
    }

    const Record &record() const { return m_made.record; }
    QList<RecordChange> changes() const { return QList<RecordChange>{m_made.change} + m_changes; }

private:
    static Failure refused(ErrorCode code, const QString &subject) { return Failure(Error{code, subject}); }

    const OrderRecord &ordered() const { return m_order.order.record; }
    const AssetRecord &device() const { return m_asset.record; }
    RentTerms terms() const { return {m_context, m_request, ordered()}; }

    // The group that was asked for, or the order's; else an upgrade stays where the old device is billed, which
    // nobody can change now that the customer is locked.
    Result<QString> wantedGroup() const
    {
        const QString &ordersOwn = ordered().billingGroupId;
        if (!m_request.billingGroupId.isEmpty())
            return m_request.billingGroupId;
        if (!ordersOwn.isEmpty() || m_order.upgradedRentalId.isEmpty())
            return ordersOwn;
        return billingGroupOf(m_connection, m_context.scope(), m_order.upgradedRentalId);
    }

    // A group that was named must take the subscription; the order's may have gone or closed since.
    Result<void> joinGroup()
    {
        const bool named = !m_request.billingGroupId.isEmpty();
        ONHIRE_ASSIGN(const QString group, wantedGroup());
        if (group.isEmpty())
            return {};
        ONHIRE_ASSIGN(auto locked, lockGroup(m_connection, m_context.scope(), group));
        if (const auto refusal = refusalBy(locked, group); !refusal)
            m_group = std::move(locked);
        else if (named)
            return Failure(*refusal);
        return {};
    }

    std::optional<Error> refusalBy(const std::optional<StoredGroup> &group, const QString &groupId) const
    {
        if (const auto code = refusalOf(group, ordered().customer.id))
            return Error{*code, groupId};
        const bool isUpgrade = !m_order.upgradedRentalId.isEmpty(); // it takes the place of a member
        if (!isUpgrade && !m_order.debtor.isBusiness)
            return notForIndividuals(u"billingGroupId"_s);
        return std::nullopt;
    }

    // What the customer's credit has paid for at once is collected by now.
    Result<void> lookAgain()
    {
        ONHIRE_ASSIGN(const Record now, findSubscription(m_context, m_rentalId));
        m_made.record.version = now.version;
        m_made.record.json = m_made.change.after = now.json;
        return {};
    }

    SubscriptionRecord newSubscription()
    {
        SubscriptionRecord s;
        s.terms = terms().forItem(*m_item);
        m_first = instalment(s.terms, 0);
        m_first.amount = std::max(*Money::difference(m_item->unitPrice, m_request.credit), Money());
        s.rentalId = m_rentalId;
        s.tenantId = m_context.tenant->id;
        s.currency = m_context.tenant->currency;
        s.originalContractLength = s.terms.months;
        s.monthlyAmount = m_item->unitPrice;
        s.creditReceived = m_request.credit;
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
        const bool isCharged = isChargedAtOnce();
        s.billedUntil = isCharged ? m_first.period.end : s.terms.start;
        s.credit = isCharged ? *Money::difference(m_request.credit, creditTaken()) : m_request.credit;
        if (m_group)
            s.billingGroupId = m_group->id;
        s.nextBillingDate = m_group ? nextBillingIn(m_context, *m_group, s.terms, s.billedUntil)
                                    : nextBillingDate(s.terms, s.billedUntil);
    }

    Money creditTaken() const { return *Money::difference(m_item->unitPrice, m_first.amount); }

    Connection &m_connection;
    const Context &m_context;
    const SubscriptionRequest &m_request;
    QString m_rentalId;
    OrderToFulfil m_order;
    StoredAsset m_asset;
    const Item *m_item = nullptr;
    std::optional<StoredGroup> m_group; // that bills it
    Instalment m_first;
    QString m_title;
    SavedSubscription m_made;
    QList<RecordChange> m_changes; // but for the subscription itself
};

// Customers and orders come before devices. All are asked for in one round trip, so a device is waited for
// though its order is refused.
Result<Found> lockAll(Connection &connection, const std::vector<Given<Renting>> &given)
{
    const Scope scope = given.front().context.scope();
    QStringList orderIds, serialNumbers;
    for (const Given<Renting> &each : given) {
        orderIds += each.command.request.orderId;
        serialNumbers += each.command.request.serialNumber;
    }
    serialNumbers.sort();
    ONHIRE_ASSIGN(AskedOrders asked, askForOrdersToFulfil(connection, scope, orderIds));
    ONHIRE_ASSIGN(auto assets, lockAssets(connection, scope, serialNumbers));
    ONHIRE_ASSIGN(auto orders, ordersToFulfil(scope, std::move(asked)));
    Found found;
    for (OrderToFulfil &order : orders)
        found.orders[order.order.record.id] = std::move(order);
    for (StoredAsset &asset : assets)
        found.assets[asset.record.serialNumber] = std::move(asset);
    return found;
}

Result<void> payFor(Connection &connection, std::deque<Fulfilment> &fulfilments)
{
    std::vector<Fulfilment *> single;
    std::vector<NewPayment> payments;
    for (Fulfilment &each : fulfilments) {
        if (!each.isChargedAtOnce()) {
            ONHIRE_TRY(each.checkFirstPayment());
            continue;
        }
        single.push_back(&each);
        payments.push_back(each.firstPayment());
    }
    if (payments.empty())
        return {};
    ONHIRE_ASSIGN(const auto saved, addPayments(connection, single.front()->context(), payments));
    for (size_t i = 0; i < saved.size(); ++i)
        ONHIRE_TRY(single[i]->notePayment(saved[i]));
    return {};
}

Result<void> tell(Connection &connection, const Scope &scope, const std::deque<Fulfilment> &fulfilments)
{
    std::vector<CommandChanges> changes;
    for (const Fulfilment &each : fulfilments)
        changes.push_back({each.context(), each.changes()});
    return writeChanges(connection, scope, changes);
}

bool mayJoinGroup(const Given<Renting> &given, const Found &found)
{
    const SubscriptionRequest &request = given.command.request;
    const auto order = found.orders.constFind(request.orderId);
    return !request.billingGroupId.isEmpty()
        || (order != found.orders.constEnd()
            && !(order->order.record.billingGroupId.isEmpty() && order->upgradedRentalId.isEmpty()));
}

// By a rule; else the database has failed.
bool isRefusal(const Error &error)
{
    return error.code != ErrorCode::ServiceUnavailable && error.code != ErrorCode::InternalError;
}

} // namespace

Result<JointAnswers> Renting::doTogether(Connection &connection, const std::vector<Given<Renting>> &given)
{
    ONHIRE_ASSIGN(Found found, lockAll(connection, given));
    JointAnswers answers(given.size());
    std::deque<Fulfilment> goingOut;
    std::vector<size_t> places; // of theirs among the answers
    for (size_t i = 0; i < given.size(); ++i) {
        if (given.size() > 1 && mayJoinGroup(given[i], found))
            continue; // two of one group would both write it
        Fulfilment &each = goingOut.emplace_back(connection, given[i]);
        if (const auto allowed = each.check(found); !allowed) {
            if (!isRefusal(allowed.error()))
                return Failure(allowed.error());
            answers[i] = Failure(allowed.error());
            goingOut.pop_back();
            continue;
        }
        ONHIRE_TRY(each.write());
        places.push_back(i);
    }
    ONHIRE_TRY(payFor(connection, goingOut));
    ONHIRE_TRY(tell(connection, given.front().context.scope(), goingOut));
    for (size_t i = 0; i < places.size(); ++i)
        answers[places[i]] = goingOut[i].record();
    return answers;
}

Result<Record> createSubscription(const Context &context, const SubscriptionRequest &request)
{
    const bool joinsGroup = !request.billingGroupId.isEmpty(); // which none does together with others
    return doWithOthers(joinsGroup ? nullptr : context.others.renting, context, Renting{request});
}

} // namespace onhire
