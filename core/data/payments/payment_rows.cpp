// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/payments/payment_rows.h"

#include "core/domain/payments/charge.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// In the order of payments/_columns.sql.
// clang-format off
enum Column {
    Id, CustomerId, Purpose, RentalId, BillingGroupId, BillingPeriod, PeriodStart, PeriodEnd, Status, Subtotal,
    TaxRate, Tax, Total, Currency, DueDate, Description, IdempotencyKey, Provider, TransactionId,
    PaymentReference, ManuallyMarked, MarkedBy, ProviderResponse, CaptureAttempts, LastCaptureAttempt,
    LastCaptureError, NextRetryAt, LateFee, PaidAt, FailedAt, FailureReason, CancelledAt, CancelReason, Notes,
    CreatedBy, CreatedAt, UpdatedAt, Version, Document, Received, Paid, CreditUsed, CreditedNet, CreditedTax,
    CreditedLines, Freed, Refunded, RefundedCredit, WrittenOff, Refunds, Method, PaidOn, WriteOffReason,
    RefundedSurplus, PricesWithTax, TaxTreated, Receipts
};
// clang-format on

Money money(const Rows &rows, int column)
{
    return Money::fromMinor(rows.integer(column));
}

std::optional<DateRange> period(const Rows &rows, int first)
{
    if (rows.isNull(first))
        return {};
    return DateRange{QDate::fromString(rows.text(first), Qt::ISODate),
                     QDate::fromString(rows.text(first + 1), Qt::ISODate)};
}

std::vector<Money> moneys(const QString &minors)
{
    std::vector<Money> amounts;
    for (const QString &minor : minors.split(u' ', Qt::SkipEmptyParts))
        amounts.push_back(Money::fromMinor(minor.toLongLong()));
    return amounts;
}

Settlement settlement(const Rows &rows)
{
    return {.received = money(rows, Received),
            .paid = money(rows, Paid),
            .creditUsed = money(rows, CreditUsed),
            .creditedNet = money(rows, CreditedNet),
            .creditedTax = money(rows, CreditedTax),
            .creditedLines = moneys(rows.text(CreditedLines)),
            .freed = money(rows, Freed),
            .refunded = money(rows, Refunded),
            .refundedCredit = money(rows, RefundedCredit),
            .refundedSurplus = money(rows, RefundedSurplus),
            .writtenOff = money(rows, WrittenOff)};
}

// In the order of payments/lines.sql, whose first column is the payment.
PaymentRecord::Line readLine(const Rows &rows)
{
    return {.rentalId = rows.text(1),
            .purpose = rows.nullableText(2),
            .description = rows.nullableText(3),
            .amount = money(rows, 4),
            .tax = money(rows, 5),
            .period = period(rows, 6),
            .contractPrice = rows.isNull(8) ? std::nullopt : std::optional(money(rows, 8)),
            .creditTaken = money(rows, 10),
            .creditGiven = money(rows, 11),
            .unusedFrom =
                rows.isNull(9) ? std::nullopt : std::optional(QDate::fromString(rows.text(9), Qt::ISODate))};
}

} // namespace

Result<StoredPayment> readPayment(const Rows &rows, const QString &tenantId)
{
    const auto status = paymentStatusNamed(rows.text(Status));
    const auto taxRate = Decimal::parse(rows.bytes(TaxRate));
    if (!status || !taxRate)
        return Failure(Error::internal(u"payment %1 is unreadable"_s.arg(rows.text(Id))));
    PaymentRecord payment{
        .id = rows.text(Id),
        .tenantId = tenantId,
        .customerId = rows.text(CustomerId),
        .purpose = rows.text(Purpose),
        .rentalId = rows.nullableText(RentalId),
        .billingGroupId = rows.nullableText(BillingGroupId),
        .billingPeriod = rows.text(BillingPeriod),
        .period = period(rows, PeriodStart),
        .status = *status,
        .subtotal = money(rows, Subtotal),
        .taxRate = *taxRate,
        .taxTreatment = rows.text(TaxTreated),
        .pricesWithTax = rows.flag(PricesWithTax),
        .tax = money(rows, Tax),
        .total = money(rows, Total),
        .currency = rows.text(Currency),
        .dueDate = rows.text(DueDate),
        .description = rows.nullableText(Description),
        .lines = {},
        .idempotencyKey = rows.text(IdempotencyKey),
        .provider = rows.nullableText(Provider),
        .transactionId = rows.nullableText(TransactionId),
        .paymentReference = rows.nullableText(PaymentReference),
        .manuallyMarked = rows.flag(ManuallyMarked),
        .markedBy = rows.nullableText(MarkedBy),
        .providerResponse = rows.utf8(ProviderResponse),
        .captureAttempts = int(rows.integer(CaptureAttempts)),
        .lastCaptureAttempt = rows.nullableText(LastCaptureAttempt),
        .lastCaptureError = rows.utf8(LastCaptureError),
        .nextRetryAt = rows.nullableText(NextRetryAt),
        .lateFee = {},
        .settled = settlement(rows),
        .receipts = rows.utf8(Receipts),
        .refunds = rows.utf8(Refunds),
        .method = rows.nullableText(Method),
        .paidOn = rows.nullableText(PaidOn),
        .writeOffReason = rows.nullableText(WriteOffReason),
        .paidAt = rows.nullableText(PaidAt),
        .failedAt = rows.nullableText(FailedAt),
        .failureReason = rows.nullableText(FailureReason),
        .cancelledAt = rows.nullableText(CancelledAt),
        .cancelReason = rows.nullableText(CancelReason),
        .notes = rows.nullableText(Notes),
        .createdBy = rows.text(CreatedBy),
        .createdAt = rows.text(CreatedAt),
        .updatedAt = rows.text(UpdatedAt),
    };
    if (!rows.isNull(LateFee))
        payment.lateFee = money(rows, LateFee);
    return StoredPayment{std::move(payment), rows.isNull(Document) ? QByteArray() : rows.utf8(Document),
                         int(rows.integer(Version))};
}

Result<Rows> linesOf(Connection &connection, const Scope &scope, const QStringList &paymentIds)
{
    return connection.run(scope, sql::payments::lines, {scope.name(), paymentIds});
}

void addLines(std::span<StoredPayment> payments, Rows lines)
{
    auto payment = payments.begin();
    while (lines.next()) {
        while (payment->record.id != lines.text(0))
            ++payment;
        PaymentRecord::Line line = readLine(lines);
        line.creditShown =
            priceWithoutTax(line.creditTaken, payment->record.pricesWithTax, payment->record.taxRate);
        payment->record.lines.push_back(std::move(line));
    }
}

} // namespace onhire
