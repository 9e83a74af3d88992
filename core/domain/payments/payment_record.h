// SPDX-License-Identifier: GPL-3.0-or-later
// A payment as it is stored, and how that is shown: in the API, in the audit log, in events and on invoices.
#pragma once

#include "core/base/calendar.h"
#include "core/base/record_shape.h"
#include "core/domain/payments/payment.h"
#include "core/domain/payments/settlement.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace onhire {

struct PaymentRecord
{
    struct Line
    {
        QString rentalId;
        QString purpose, description; // null: none
        Money amount, tax;
        std::optional<DateRange> period;
        std::optional<Money> contractPrice = {}; // what a group's line asks of the contract; not shown
        // as agreed: what an upgrade's credit took off it, and what went on as such; not shown
        Money creditTaken = {}, creditGiven = {};
        Money creditShown = {}; // what was taken, without tax
        std::optional<QDate> unusedFrom = {}; // its subscription was upgraded by then; not shown
    };

    // texts that were never set are null
    QString id, tenantId, customerId;
    QString purpose;
    QString rentalId; // or
    QString billingGroupId;
    QString billingPeriod; // 2026-11
    std::optional<DateRange> period;
    PaymentStatus status = PaymentStatus::Pending;
    Money subtotal;
    Decimal taxRate;
    QString taxTreatment = QStringLiteral("standard"); // not shown
    bool pricesWithTax = false; // they were agreed so; not shown
    Money tax, total;
    QString currency;
    QString dueDate, description;
    std::vector<Line> lines; // by position
    QString idempotencyKey, provider, transactionId, paymentReference;
    bool manuallyMarked = false;
    QString markedBy;
    QByteArray providerResponse; // JSON; none: empty
    int captureAttempts = 0;
    QString lastCaptureAttempt;
    QByteArray lastCaptureError; // JSON; none: empty
    QString nextRetryAt;
    std::optional<Money> lateFee; // with tax: of the payment that was made because this one is late
    Settlement settled;
    QByteArray receipts; // JSON: each time that money came in; none: empty
    QByteArray refunds; // JSON: what was given back; none: empty
    QString method; // by which it was last paid
    QString paidOn; // the day of the last money; not shown
    QString writeOffReason;
    QString paidAt, failedAt, failureReason, cancelledAt, cancelReason, notes;
    QString createdBy, createdAt, updatedAt;

    bool isConsolidated() const { return !billingGroupId.isNull(); }
    Money open() const { return settled.open(total); }
    std::vector<Money> creditedOfLines() const; // one for each line
};

const RecordShape<PaymentRecord::Line> &paymentLineShape();
const RecordShape<PaymentRecord> &paymentShape();
QByteArray documentOf(const PaymentRecord &payment);

} // namespace onhire
