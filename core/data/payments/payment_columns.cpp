// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/payments/payment_columns.h"

using namespace Qt::StringLiterals;

namespace onhire {

static QString dateOrNull(const std::optional<DateRange> &period, QDate DateRange::*end)
{
    return period ? ((*period).*end).toString(Qt::ISODate) : QString();
}

static QByteArray minor(Money amount)
{
    return QByteArray::number(qint64(amount.minor()));
}

static QString flag(bool is)
{
    return is ? u"true"_s : u"false"_s;
}

// As PostgreSQL writes it; null: none.
static QString arrayOf(const std::vector<Money> &amounts)
{
    if (amounts.empty())
        return {};
    QByteArrayList minors;
    for (const Money amount : amounts)
        minors += minor(amount);
    return u'{' + QString::fromLatin1(minors.join(',')) + u'}';
}

PaymentColumns::PaymentColumns(std::span<const PaymentRecord> payments)
{
    for (const PaymentRecord &payment : payments)
        add(payment);
}

void PaymentColumns::add(const PaymentRecord &payment)
{
    ids += payment.id;
    types += payment.isConsolidated() ? u"consolidated"_s : u"individual"_s;
    purposes += payment.purpose;
    customers += payment.customerId;
    rentals += payment.rentalId;
    groups += payment.billingGroupId;
    months += payment.billingPeriod;
    starts += dateOrNull(payment.period, &DateRange::start);
    ends += dateOrNull(payment.period, &DateRange::end);
    dueDates += payment.dueDate;
    descriptions += payment.description;
    keys += payment.idempotencyKey;
    treatments += payment.taxTreatment;
    withTax += flag(payment.pricesWithTax);
    subtotals += minor(payment.subtotal);
    taxes += minor(payment.tax);
    totals += minor(payment.total);
    taxRates += Money::fromMinor(payment.taxRate.value).toJson(payment.taxRate.scale);
}

LineColumns::LineColumns(std::span<const PaymentRecord> made)
{
    for (const PaymentRecord &payment : made) {
        int position = 0;
        for (const PaymentRecord::Line &line : payment.lines)
            add(payment.id, position++, line);
    }
}

void LineColumns::add(const QString &paymentId, int position, const PaymentRecord::Line &line)
{
    payments += paymentId;
    positions += QByteArray::number(position);
    rentals += line.rentalId;
    purposes += line.purpose;
    descriptions += line.description;
    amounts += minor(line.amount);
    taxes += minor(line.tax);
    starts += dateOrNull(line.period, &DateRange::start);
    ends += dateOrNull(line.period, &DateRange::end);
    contractPrices += line.contractPrice ? minor(*line.contractPrice) : QByteArray();
    creditsTaken += minor(line.creditTaken);
}

StateColumns::StateColumns(std::span<const PaymentRecord> payments)
{
    for (const PaymentRecord &payment : payments) {
        add(payment);
        add(payment.settled);
    }
}

void StateColumns::add(const Settlement &settled)
{
    received += minor(settled.received);
    amountsPaid += minor(settled.paid);
    creditUsed += minor(settled.creditUsed);
    creditedNets += minor(settled.creditedNet);
    creditedTaxes += minor(settled.creditedTax);
    creditedLines += arrayOf(settled.creditedLines);
    freed += minor(settled.freed);
    refunded += minor(settled.refunded);
    refundedCredit += minor(settled.refundedCredit);
    refundedSurplus += minor(settled.refundedSurplus);
    writtenOff += minor(settled.writtenOff);
}

void StateColumns::add(const PaymentRecord &payment)
{
    ids += payment.id;
    statuses += QString(nameOf(payment.status));
    providers += payment.provider;
    references += payment.paymentReference;
    marked += flag(payment.manuallyMarked);
    markedBy += payment.markedBy;
    errors += payment.lastCaptureError.isEmpty() ? QByteArray() : payment.lastCaptureError;
    attempts += QByteArray::number(payment.captureAttempts);
    lastAttempts += payment.lastCaptureAttempt;
    retries += payment.nextRetryAt;
    paid += payment.paidAt;
    failed += payment.failedAt;
    reasons += payment.failureReason;
    cancelled += payment.cancelledAt;
    cancelReasons += payment.cancelReason;
    notes += payment.notes;
    updated += payment.updatedAt;
    methods += payment.method;
    paidOn += payment.paidOn;
    writeOffReasons += payment.writeOffReason;
    lateFees += payment.lateFee ? minor(*payment.lateFee) : QByteArray();
    receipts += payment.receipts.isEmpty() ? QByteArray() : payment.receipts;
    refunds += payment.refunds.isEmpty() ? QByteArray() : payment.refunds;
}

} // namespace onhire
