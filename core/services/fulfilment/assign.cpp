// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/base/text.h"
#include "core/services/fulfilment/similar.h"
#include "core/services/still_transaction.h"
#include "core/services/subscriptions/subscriptions.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// Why no device can go to this order, whichever it is.
std::optional<ScanRefusal> refusalOf(const std::optional<DeskOrder> &order)
{
    if (!order)
        return ScanRefusal::UnknownOrder;
    if (order->status == OrderStatus::Pending)
        return ScanRefusal::OrderPending;
    if (order->status == OrderStatus::Cancelled)
        return ScanRefusal::OrderCancelled;
    return order->open() == 0 ? std::optional(ScanRefusal::OrderComplete) : std::nullopt;
}

// What createSubscription has refused, seen from the desk. None: it is not for the desk to explain.
std::optional<ScanRefusal> refusalOf(ErrorCode code, const DeskOrder &order, const DeskDevice &device)
{
    switch (code) {
    case ErrorCode::SkuMismatch:
        return order.open() == 0 ? ScanRefusal::OrderComplete : ScanRefusal::WrongDevice;
    case ErrorCode::ItemFullyFulfilled:
        return order.open() == 0 ? ScanRefusal::OrderComplete : ScanRefusal::ItemComplete;
    case ErrorCode::AssetNotAvailable:
        return device.isHeld ? ScanRefusal::TakenByOther : ScanRefusal::NotAvailable;
    case ErrorCode::OrderNotConfirmed:
        return order.status == OrderStatus::Cancelled ? ScanRefusal::OrderCancelled : ScanRefusal::OrderPending;
    default: return std::nullopt;
    }
}

class DeskAssignment
{
public:
    DeskAssignment(Connection &connection, const Context &context, const QString &orderId,
                   const QString &serialNumber)
        : m_connection(connection), m_context(context), m_orderId(orderId), m_serialNumber(serialNumber)
    {
    }

    Result<ScanOutcome> run()
    {
        ONHIRE_TRY(look());
        if (const auto refusal = refusalBefore())
            return refused(*refusal);
        SubscriptionRequest request;
        request.orderId = m_orderId;
        request.serialNumber = m_serialNumber;
        request.startDate = todayOf(m_context);
        const auto made = createSubscription(m_context, request);
        ONHIRE_TRY(look()); // whoever was quicker has changed it
        if (!made)
            return explained(made.error());
        return m_outcome;
    }

private:
    Result<void> look()
    {
        ONHIRE_ASSIGN(m_outcome.order, deskOrder(m_connection, m_context.scope(), m_orderId));
        ONHIRE_ASSIGN(m_outcome.device,
                      deskDevice(m_connection, m_context.scope(), m_serialNumber, m_context.tenant->zone));
        return {};
    }

    // A scan whose answer was lost is tried again, so what has been done is looked for before anything is.
    std::optional<ScanRefusal> refusalBefore() const
    {
        if (isDoneAlready())
            return ScanRefusal::AlreadyAssigned;
        if (!m_outcome.order)
            return ScanRefusal::UnknownOrder;
        return m_outcome.device ? std::nullopt : std::optional(ScanRefusal::UnknownSerial);
    }

    bool isDoneAlready() const
    {
        return m_outcome.device && m_outcome.device->isHeld && m_outcome.device->orderId == m_orderId;
    }

    Result<ScanOutcome> explained(const Error &error)
    {
        if (const auto before = refusalBefore())
            return refused(*before);
        const auto refusal = refusalOf(error.code, *m_outcome.order, *m_outcome.device);
        return refusal ? refused(*refusal) : Failure(error);
    }

    Result<ScanOutcome> refused(ScanRefusal refusal)
    {
        m_outcome.refusal = refusal;
        return m_outcome;
    }

    Connection &m_connection;
    const Context &m_context;
    const QString m_orderId, m_serialNumber;
    ScanOutcome m_outcome;
};

// Empty: there is no such order.
Result<QString> orderMeant(Connection &connection, const Context &context, const QString &scan)
{
    const QString id = cleaned(scan).toLower();
    if (isId(IdKind::Order, id))
        return id;
    const QString code = shortCodeFrom(scan);
    if (code.isEmpty())
        return QString();
    return orderOfShortCode(connection, context.scope(), code);
}

Result<ScanOutcome> orderTaken(Connection &connection, const Context &context, const QString &orderId)
{
    ScanOutcome outcome;
    ONHIRE_ASSIGN(outcome.order, deskOrder(connection, context.scope(), orderId));
    outcome.refusal = refusalOf(outcome.order);
    outcome.tookOrder = true;
    return outcome;
}

} // namespace

Result<ScanOutcome> takeOrder(const Context &context, const QString &scan)
{
    Connection &connection = context.database.connection();
    ONHIRE_ASSIGN(const QString orderId, orderMeant(connection, context, scan));
    return orderTaken(connection, context, orderId);
}

Result<ScanOutcome> assignDevice(const Context &context, const QString &orderId, const QString &scan)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) {
        return DeskAssignment(connection, still, orderId, serialKey(scan)).run();
    });
}

Result<ScanOutcome> scanToAssign(const Context &context, const QString &orderId, const QString &scan)
{
    Connection &connection = context.database.connection();
    const auto device = [&] {
        return deskDevice(connection, context.scope(), serialKey(scan), context.tenant->zone);
    };
    ONHIRE_ASSIGN(const QString meant, orderMeant(connection, context, scan));
    if (meant.isEmpty() && !orderId.isEmpty()) {
        ONHIRE_ASSIGN(const ScanOutcome assigned, assignDevice(context, orderId, scan));
        return withSimilar(context, assigned, serialKey(scan));
    }
    ONHIRE_ASSIGN(const auto scanned, device());
    if (scanned && !orderId.isEmpty())
        return assignDevice(context, orderId, scan);
    if (!meant.isEmpty())
        return orderTaken(connection, context, meant);
    ScanOutcome outcome;
    outcome.refusal = scanned ? ScanRefusal::NoOrder : ScanRefusal::UnknownOrder;
    outcome.device = scanned;
    return outcome;
}

} // namespace onhire
