// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/base/text.h"
#include "core/data/orders/order_store.h"
#include "core/domain/search.h"
#include "core/services/changes/written.h"
#include "core/services/orders/duplicate_window.h"
#include "core/services/orders/orders.h"
#include "core/services/still_transaction.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QString textOrNull(const QString &text)
{
    return text.isEmpty() ? QString() : text;
}

class Placement
{
public:
    Placement(const Context &context, const OrderRequest &request, NaturalKey naturalKey)
        : m_context(context), m_request(request), m_now(context.now()),
          m_window(duplicateWindow(*context.tenant)),
          m_checksKey(naturalKey == NaturalKey::Check && m_window.count() > 0),
          m_naturalKey(onhire::naturalKey(request, context.tenant->settings.defaultContractLength()))
    {
    }

    Result<Record> run(Connection &connection)
    {
        QStringList skus;
        for (const OrderRequest::Item &item : m_request.items)
            skus += item.sku;
        ONHIRE_ASSIGN(Posted asked, askForVariants(connection, *m_context.tenant, skus));
        ONHIRE_ASSIGN(const BeforePlacing before, lookUp(connection));
        if (before.earlier)
            return *before.earlier;
        ONHIRE_ASSIGN(const auto offered, offeredVariants(std::move(asked)));
        const auto priced = priceOrder(m_request, offered, *m_context.tenant);
        // a wrong length hides no other fault
        if (!before.mayOrder && (priced || priced.error().code == ErrorCode::InvalidContractLength))
            return Failure(Error{ErrorCode::CustomerInactive, m_request.customer.email});
        if (!priced)
            return Failure(priced.error());
        return write(connection, newOrder(*priced, before.customerId), before.customerId.isNull());
    }

private:
    QString windowBegins() const { return toTimestamp(m_now.addDuration(-m_window)); }

    Result<BeforePlacing> lookUp(Connection &connection) const
    {
        return beforePlacing(connection, m_context.scope(),
                             {.emailKey = emailKey(m_request.customer.email),
                              .naturalKey = m_checksKey ? m_naturalKey : QString(),
                              .placedAfter = windowBegins()});
    }

    OrderRecord newOrder(const PricedOrder &priced, const QString &customerId) const
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

    Result<Record> write(Connection &connection, const OrderRecord &order, bool ofNewCustomer)
    {
        const QByteArray document = documentOf(order);
        const NewOrder row{.order = order,
                           .document = document,
                           .emailKey = emailKey(order.customer.email),
                           .words = ofNewCustomer ? wordsOf(order.customer) : QStringList(),
                           .naturalKey = m_naturalKey,
                           .mustClaimKey = m_checksKey,
                           .oldClaimsEnd = windowBegins()};
        ONHIRE_ASSIGN(const bool placed, insertOrder(connection, row));
        // Somebody else was faster with the same order or the same customer: this command runs again, and sees
        // it.
        if (!placed)
            return Failure(Error::unavailable(u"the same order is being placed at this moment"_s));
        QStringList events{u"order.created"_s};
        if (order.status == OrderStatus::Confirmed)
            events += u"order.confirmed"_s;
        ONHIRE_TRY(
            writeChanges(connection, m_context,
                         {{.noun = "order"_L1,
                           .recordId = order.id,
                           .ids = idMembers({{"orderId"_L1, order.id}, {"customerId"_L1, order.customer.id}}),
                           .before = {},
                           .after = document,
                           .action = u"order.create"_s,
                           .events = events}}));
        return Record{order.id, document, 1, true};
    }

    static QStringList wordsOf(const OrderRecord::Customer &customer)
    {
        return searchWords({customer.email, customer.firstName, customer.lastName, customer.company});
    }

    const Context &m_context;
    const OrderRequest &m_request;
    const QDateTime m_now;
    const std::chrono::minutes m_window;
    const bool m_checksKey; // whether the same order within the window is this one
    const QString m_naturalKey;
};

} // namespace

Result<Record> placeOrder(const Context &context, const OrderRequest &request, NaturalKey naturalKey)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) {
        return Placement(still, request, naturalKey).run(connection);
    });
}

} // namespace onhire
