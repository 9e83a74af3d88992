// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/payments/schedule_payment.h"

#include "core/base/id.h"
#include "core/data/customers/customer_store.h"
#include "core/services/payments/payment_changes.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QString keyOf(const NewPayment &payment)
{
    QStringList parts{nameOf(payment.purpose),
                      payment.billingGroupId.isEmpty() ? payment.rentalId : payment.billingGroupId};
    if (payment.period)
        parts += payment.period->start.toString(Qt::ISODate);
    if (!payment.mark.isEmpty())
        parts += payment.mark;
    return parts.join(u':');
}

QString textOrNull(const QString &text)
{
    return text.isEmpty() ? QString() : text;
}

// Businesses have the tenant's terms, alone and in groups; everybody else pays at once.
Result<QDate> dueDateOf(Connection &connection, const Context &context, const NewPayment &payment)
{
    const qint64 terms = context.tenant->settings.integer("billing.termsDays"_L1);
    if (payment.dueDate || terms == 0)
        return payment.dueDate.value_or(payment.date);
    ONHIRE_ASSIGN(const bool hasTerms, isBusiness(connection, context.scope(), payment.customerId));
    return hasTerms ? payment.date.addDays(terms) : payment.date;
}

PaymentRecord recordOf(const Context &context, const NewPayment &payment, const Charge &charge, QDate due)
{
    const QString now = toTimestamp(context.now());
    PaymentRecord record{
        .id = newId(IdKind::Payment, context.now()),
        .tenantId = context.tenant->id,
        .customerId = payment.customerId,
        .purpose = nameOf(payment.purpose),
        .rentalId = textOrNull(payment.rentalId),
        .billingGroupId = textOrNull(payment.billingGroupId),
        .billingPeriod = (payment.period ? payment.period->start : payment.date).toString(u"yyyy-MM"),
        .period = payment.period,
        .subtotal = charge.subtotal,
        .taxRate = keptTaxRate(context.tenant->settings.taxRate()),
        .tax = charge.tax,
        .total = charge.total,
        .currency = context.tenant->currency,
        .dueDate = due.toString(Qt::ISODate),
        .description = textOrNull(payment.description),
        .lines = {},
        .idempotencyKey = keyOf(payment),
        .providerResponse = {},
        .lastCaptureError = {},
        .lateFee = {},
        .createdBy = context.actor.id,
        .createdAt = now,
        .updatedAt = now,
    };
    for (size_t i = 0; i < payment.lines.size(); ++i) {
        const ChargeLine &line = payment.lines[i];
        record.lines.push_back({.rentalId = line.rentalId,
                                .purpose = nameOf(line.purpose.value_or(payment.purpose)),
                                .description = textOrNull(line.description),
                                .amount = charge.lines[i].amount,
                                .tax = charge.lines[i].tax,
                                .period = line.period});
    }
    return record;
}

Result<SavedPayment> standingPayment(Connection &connection, const Context &context, const NewPayment &payment)
{
    ONHIRE_ASSIGN(const auto standing, showPaymentOfKey(connection, context.scope(), keyOf(payment)));
    if (!standing)
        return Failure(Error::unavailable(u"the same payment is being made or cancelled at this moment"_s));
    return SavedPayment{*standing, {}};
}

} // namespace

Result<SavedPayment> addPayment(Connection &connection, const Context &context, const NewPayment &payment)
{
    ONHIRE_ASSIGN(const Charge charge, chargeFor(payment.lines, *context.tenant));
    ONHIRE_ASSIGN(const QDate due, dueDateOf(connection, context, payment));
    const PaymentRecord record = recordOf(context, payment, charge, due);
    const QByteArray document = documentOf(record);
    ONHIRE_ASSIGN(const bool made, insertPayment(connection, record, document));
    if (!made)
        return standingPayment(connection, context, payment);
    return SavedPayment{{record.id, document, 1, true},
                        {changeOf(record, {}, document, u"payment.schedule"_s, u"payment.scheduled"_s)}};
}

Result<Record> schedulePayment(Connection &connection, const Context &context, const NewPayment &payment)
{
    ONHIRE_ASSIGN(SavedPayment saved, addPayment(connection, context, payment));
    ONHIRE_TRY(writeChanges(connection, context, saved.changes));
    return std::move(saved.record);
}

Result<void> cancelOpenPayments(Connection &connection, const Context &context, const QString &rentalId,
                                QDate day, const QString &reason)
{
    ONHIRE_ASSIGN(const auto open, lockUnowedPayments(connection, context.scope(), rentalId, day));
    ONHIRE_TRY(changePayments(connection, context, open, cancellation(context, reason)));
    return {};
}

} // namespace onhire
