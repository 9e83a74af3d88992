// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/orders/placing.h"

#include "core/base/id.h"
#include "core/base/json_reader.h"
#include "core/base/optional_text.h"
#include "core/base/text.h"
#include "core/data/orders/order_store.h"
#include "core/data/subscriptions/subscription_store.h"
#include "core/domain/customers/customer_record.h"
#include "core/domain/search.h"
#include "core/services/changes/written.h"
#include "core/services/orders/duplicate_window.h"

#include <chrono>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QStringList wordsOf(const OrderRecord::Customer &customer)
{
    return searchWords({customer.email, customer.firstName, customer.lastName, customer.company});
}

RecordChange creationOf(const NewOrder &placed)
{
    const OrderRecord &order = placed.order;
    QStringList events{u"order.created"_s};
    if (order.status == OrderStatus::Confirmed)
        events += u"order.confirmed"_s;
    return {.noun = "order"_L1,
            .recordId = order.id,
            .ids = idMembers({{"orderId"_L1, order.id}, {"customerId"_L1, order.customer.id}}),
            .before = {},
            .after = placed.document,
            .action = u"order.create"_s,
            .events = events};
}

// As they are known from their first order.
CustomerRecord customerOf(const OrderRecord &order)
{
    return {.id = order.customer.id,
            .tenantId = order.tenantId,
            .email = order.customer.email,
            .firstName = order.customer.firstName,
            .lastName = order.customer.lastName,
            .type = order.customer.type,
            .status = u"active"_s,
            .company = order.customer.company,
            .phone = order.customer.phone,
            .billingAddress = order.billingAddress,
            .shippingAddress = order.shippingAddress,
            .orderIds = {order.id},
            .currency = order.currency,
            .createdBy = order.createdBy,
            .createdAt = order.createdAt,
            .updatedAt = order.createdAt};
}

RecordChange creationOf(const CustomerRecord &customer)
{
    return {.noun = "customer"_L1,
            .recordId = customer.id,
            .ids = idMembers({{"customerId"_L1, customer.id}}),
            .before = {},
            .after = documentOf(customer),
            .action = u"customer.create"_s,
            .events = {}};
}

// One order, in a context in which time stands still.
class Placement
{
public:
    explicit Placement(const Given<Placing> &given);

    const Context &context() const { return m_context; }
    QStringList skus() const;
    PlacingQuestion question() const;
    // As it is to be written, unless it was placed before.
    Result<NewOrder> newOrder(const BeforePlacing &before, const QHash<QString, OfferedVariant> &offered) const;
    // What it extends or upgrades is the customer's own, where it is known here: clients may keep ids of an
    // older system in these fields. The reason to refuse it; a failure is none, for then nobody knows.
    Result<std::optional<Error>> checkOrigin(Connection &connection, const BeforePlacing &before) const;

private:
    OrderRecord orderOf(const PricedOrder &priced, const QString &customerId) const;
    QString windowBegins() const;

    const Context &m_context;
    const OrderRequest &m_request;
    const QDateTime m_now;
    const std::chrono::minutes m_window;
    const bool m_checksKey; // whether the same order within the window is this one
    const QString m_naturalKey;
};

// What became of each, and what is to be written for that.
struct Decided
{
    JointAnswers answers;
    std::vector<NewOrder> orders;
    std::vector<CommandChanges> changes;

    void add(const Placement &placement, const BeforePlacing &before,
             const QHash<QString, OfferedVariant> &offered, const std::optional<Error> &refusal)
    {
        if (before.earlier) {
            answers.emplace_back(*before.earlier);
            return;
        }
        if (refusal) {
            answers.emplace_back(Failure(*refusal));
            return;
        }
        Result<NewOrder> order = placement.newOrder(before, offered);
        if (!order) {
            answers.emplace_back(Failure(order.error()));
            return;
        }
        answers.emplace_back(Record{order->order.id, order->document, 1, true});
        QList<RecordChange> made{creationOf(*order)};
        if (before.customerId.isNull())
            made.append(creationOf(customerOf(order->order)));
        changes.push_back({placement.context(), made});
        orders.push_back(*std::move(order));
    }

    Result<void> write(Connection &connection, const Scope &scope) const
    {
        if (orders.empty())
            return {};
        ONHIRE_ASSIGN(const bool placed, insertOrders(connection, scope, orders));
        // Somebody else was faster with the same order or the same customer: whoever runs this again sees it.
        if (!placed)
            return Failure(Error::unavailable(u"the same order is being placed at this moment"_s));
        return writeChanges(connection, scope, changes);
    }
};

Placement::Placement(const Given<Placing> &given)
    : m_context(given.context), m_request(given.command.request), m_now(m_context.now()),
      m_window(duplicateWindow(*m_context.tenant)),
      m_checksKey(given.command.naturalKey == NaturalKey::Check && m_window.count() > 0),
      m_naturalKey(naturalKey(m_request, m_context.tenant->settings.defaultContractLength()))
{
}

QString Placement::windowBegins() const
{
    return toTimestamp(m_now.addDuration(-m_window));
}

QStringList Placement::skus() const
{
    QStringList skus;
    for (const OrderRequest::Item &item : m_request.items)
        skus += item.sku;
    return skus;
}

PlacingQuestion Placement::question() const
{
    return {.emailKey = emailKey(m_request.customer.email),
            .naturalKey = m_checksKey ? m_naturalKey : QString(),
            .placedAfter = windowBegins()};
}

Result<NewOrder> Placement::newOrder(const BeforePlacing &before,
                                     const QHash<QString, OfferedVariant> &offered) const
{
    const auto priced = priceOrder(m_request, offered, *m_context.tenant, before.tax);
    // a wrong length hides no other fault
    if (!before.mayOrder && (priced || priced.error().code == ErrorCode::InvalidContractLength))
        return Failure(Error{ErrorCode::CustomerInactive, m_request.customer.email});
    if (!priced)
        return Failure(priced.error());
    const OrderRecord order = orderOf(*priced, before.customerId);
    return NewOrder{.order = order,
                    .document = documentOf(order),
                    .emailKey = emailKey(m_request.customer.email),
                    .words = before.customerId.isNull() ? wordsOf(order.customer) : QStringList(),
                    .naturalKey = m_naturalKey,
                    .mustClaimKey = m_checksKey,
                    .oldClaimsEnd = windowBegins()};
}

Result<std::optional<Error>> Placement::checkOrigin(Connection &connection, const BeforePlacing &before) const
{
    using Refusal = std::optional<Error>;
    if (before.earlier)
        return Refusal();
    const Scope scope = m_context.scope();
    // a colleague may place the order that extends one: it is the same company under another address
    if (isId(IdKind::Subscription, m_request.extendedOrderId))
        return Refusal(
            Error::invalid(u"extensionDetails.originalOrderId"_s, Fault::Kind::Custom, u"Is not an order."_s));
    if (const QString &rentalId = m_request.upgradedRentalId; !rentalId.isEmpty()) {
        ONHIRE_ASSIGN(const auto rentals, subscriptionsNamed(connection, scope, {rentalId}));
        if (!rentals.empty() && rentals.front().customerId != before.customerId)
            return Refusal(Error{ErrorCode::SubscriptionDifferentCustomer, rentalId});
        if (isId(IdKind::Order, rentalId))
            return Refusal(Error::invalid(u"upgradeDetails.previousRentalId"_s, Fault::Kind::Custom,
                                          u"Is not a subscription."_s));
    }
    return Refusal();
}

OrderRecord Placement::orderOf(const PricedOrder &priced, const QString &customerId) const
{
    const OrderRequest::Customer &customer = m_request.customer;
    const bool confirmed = m_context.tenant->settings.flag("orders.autoConfirm"_L1);
    const QString now = toTimestamp(m_now);
    OrderRecord order{
        .id = newId(IdKind::Order, m_now),
        .tenantId = m_context.tenant->id,
        .status = confirmed ? OrderStatus::Confirmed : OrderStatus::Pending,
        .type = m_request.type,
        .customer = {customerId.isNull() ? newId(IdKind::Customer, m_now) : customerId, customer.email,
                     customer.firstName, customer.lastName, textOrNull(customer.company),
                     textOrNull(customer.phone), customer.type},
        .billingAddress = m_request.billingAddress,
        .shippingAddress = m_request.shippingAddress,
        .items = {},
        .currency = m_context.tenant->currency,
        .subtotal = priced.subtotal,
        .tax = priced.tax,
        .total = priced.total,
        .setupTotal = priced.setupTotal,
        .totalDevices = priced.devices,
        .payment = {},
        .customFields = m_request.customFields,
        .extensionDetails = m_request.extensionDetails,
        .upgradeDetails = m_request.upgradeDetails,
        .notes = textOrNull(m_request.notes),
        .createdBy = m_context.actor.id,
        .createdAt = now,
        .updatedAt = now,
        .confirmedAt = confirmed ? now : QString(),
    };
    for (const PricedItem &item : priced.items)
        order.items.push_back(itemOf(item));
    return order;
}

} // namespace

QStringList Placing::marks() const
{
    return {emailKey(request.customer.email)};
}

// Each is of another customer, and so with another natural key.
Result<JointAnswers> Placing::doTogether(Connection &connection, const std::vector<Given<Placing>> &given)
{
    const Context &any = given.front().context;
    const std::vector<Placement> placements(given.begin(), given.end());
    QStringList skus;
    std::vector<PlacingQuestion> questions;
    for (const Placement &placement : placements) {
        skus += placement.skus();
        questions.push_back(placement.question());
    }
    ONHIRE_ASSIGN(Posted asked, askForVariants(connection, *any.tenant, skus));
    ONHIRE_ASSIGN(const auto before, beforePlacing(connection, any.scope(), questions));
    ONHIRE_ASSIGN(const auto offered, offeredVariants(std::move(asked)));
    Decided decided;
    for (size_t i = 0; i < placements.size(); ++i) {
        ONHIRE_ASSIGN(const auto refusal, placements[i].checkOrigin(connection, before[i]));
        decided.add(placements[i], before[i], offered, refusal);
    }
    ONHIRE_TRY(decided.write(connection, any.scope()));
    return std::move(decided.answers);
}

} // namespace onhire
