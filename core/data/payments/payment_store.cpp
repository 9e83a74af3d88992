// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/payments/payment_store.h"

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
    CreditedLines, Freed, Refunded, RefundedCredit, WrittenOff, Refunds, Method, PaidOn, WriteOffReason
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
            .writtenOff = money(rows, WrittenOff)};
}

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
        .taxTreatment = {},
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

// In the order of payments/lines.sql, whose first column is the payment.
PaymentRecord::Line readLine(const Rows &rows)
{
    return {.rentalId = rows.text(1),
            .purpose = rows.nullableText(2),
            .description = rows.nullableText(3),
            .amount = money(rows, 4),
            .tax = money(rows, 5),
            .period = period(rows, 6),
            .contractPrice = rows.isNull(8) ? std::nullopt : std::optional(money(rows, 8))};
}

Result<Rows> linesOf(Connection &connection, const Scope &scope, const QStringList &paymentIds)
{
    return connection.run(scope, sql::payments::lines, {scope.name(), paymentIds});
}

// The payments are in the order of their ids, as the lines are.
void addLines(std::span<StoredPayment> payments, Rows lines)
{
    auto payment = payments.begin();
    while (lines.next()) {
        while (payment->record.id != lines.text(0))
            ++payment;
        payment->record.lines.push_back(readLine(lines));
    }
}

// All payments of an answer, with their lines.
Result<std::vector<StoredPayment>> readPayments(Connection &connection, const Scope &scope, Rows rows)
{
    std::vector<StoredPayment> payments;
    QStringList ids;
    while (rows.next()) {
        ONHIRE_ASSIGN(StoredPayment payment, readPayment(rows, scope.name()));
        ids += payment.record.id;
        payments.push_back(std::move(payment));
    }
    if (ids.isEmpty())
        return payments;
    ONHIRE_ASSIGN(Rows lines, linesOf(connection, scope, ids));
    addLines(payments, std::move(lines));
    return payments;
}

QString dateOrNull(const std::optional<DateRange> &period, QDate DateRange::*end)
{
    return period ? ((*period).*end).toString(Qt::ISODate) : QString();
}

QByteArray minor(Money amount)
{
    return QByteArray::number(qint64(amount.minor()));
}

// New payments, as columns.
struct PaymentColumns
{
    QStringList ids, types, purposes, customers, rentals, groups, months, starts, ends, dueDates, descriptions,
        keys, treatments;
    QByteArrayList subtotals, taxes, totals, taxRates;

    explicit PaymentColumns(std::span<const PaymentRecord> payments)
    {
        for (const PaymentRecord &payment : payments)
            add(payment);
    }

    void add(const PaymentRecord &payment)
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
        subtotals += minor(payment.subtotal);
        taxes += minor(payment.tax);
        totals += minor(payment.total);
        taxRates += Money::fromMinor(payment.taxRate.value).toJson(payment.taxRate.scale);
    }
};

// Their lines.
struct LineColumns
{
    QStringList payments, rentals, purposes, descriptions, starts, ends;
    QByteArrayList positions, amounts, taxes, contractPrices;

    explicit LineColumns(std::span<const PaymentRecord> made)
    {
        for (const PaymentRecord &payment : made) {
            int position = 0;
            for (const PaymentRecord::Line &line : payment.lines)
                add(payment.id, position++, line);
        }
    }

    void add(const QString &paymentId, int position, const PaymentRecord::Line &line)
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
    }
};

// What may become of payments, as columns.
struct StateColumns
{
    QStringList ids, statuses, providers, references, marked, markedBy, retries, paid, failed, reasons,
        cancelled, cancelReasons, notes, updated, creditedLines, methods, paidOn, writeOffReasons, lastAttempts;
    QByteArrayList attempts, errors, received, amountsPaid, creditUsed, creditedNets, creditedTaxes, freed,
        refunded, refundedCredit, writtenOff, refunds;

    explicit StateColumns(std::span<const PaymentRecord> payments)
    {
        for (const PaymentRecord &payment : payments) {
            add(payment);
            add(payment.settled);
        }
    }

    void add(const Settlement &settled)
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
        writtenOff += minor(settled.writtenOff);
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

    void add(const PaymentRecord &payment)
    {
        ids += payment.id;
        statuses += QString(nameOf(payment.status));
        providers += payment.provider;
        references += payment.paymentReference;
        marked += payment.manuallyMarked ? u"true"_s : u"false"_s;
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
        refunds += payment.refunds.isEmpty() ? QByteArray() : payment.refunds;
    }
};

} // namespace

Result<std::optional<Record>> showPayment(Connection &connection, const Scope &scope, const QString &paymentId)
{
    return fetchRecord(connection, scope, sql::payments::find, {scope.name(), paymentId});
}

Result<std::optional<Record>> showPaymentOfPeriod(Connection &connection, const Scope &scope,
                                                  const QString &rentalId, const QString &month,
                                                  std::optional<QDate> covering)
{
    return fetchRecord(connection, scope, sql::payments::of_period,
                       {scope.name(), rentalId, month, covering ? covering->toString(Qt::ISODate) : QString()});
}

Result<std::optional<Record>> showPaymentOfKey(Connection &connection, const Scope &scope,
                                               const QString &idempotencyKey)
{
    return fetchRecord(connection, scope, sql::payments::standing, {scope.name(), idempotencyKey});
}

Result<std::optional<StoredPayment>> lockPayment(Connection &connection, const Scope &scope,
                                                 const QString &paymentId)
{
    const QVariantList named{scope.name(), paymentId};
    ONHIRE_TRY(connection.post(scope, sql::payments::lock_debtors, named));
    ONHIRE_ASSIGN(Posted locked, connection.post(scope, sql::payments::lock, named));
    ONHIRE_ASSIGN(Rows lines, linesOf(connection, scope, {paymentId}));
    ONHIRE_ASSIGN(Rows rows, std::move(locked).rows());
    if (!rows.next())
        return std::nullopt;
    ONHIRE_ASSIGN(StoredPayment payment, readPayment(rows, scope.name()));
    addLines({&payment, 1}, std::move(lines));
    return payment;
}

Result<std::vector<StoredPayment>> lockUnowedPayments(Connection &connection, const Scope &scope,
                                                      const QString &rentalId, QDate day)
{
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(scope, sql::payments::open_after, {scope.name(), rentalId, day.toString(Qt::ISODate)}));
    return readPayments(connection, scope, std::move(rows));
}

Result<std::vector<StoredPayment>> storedPayments(Connection &connection, const Scope &scope,
                                                  const QString &afterId, Documents which)
{
    const Statement &statement = which == Documents::Missing ? sql::payments::unwritten : sql::payments::stored;
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, statement, {scope.name(), afterId}));
    return readPayments(connection, scope, std::move(rows));
}

Result<MadePayments> insertPayments(Connection &connection, const Scope &scope,
                                    std::span<const PaymentRecord> payments, const QByteArrayList &documents)
{
    const PaymentColumns columns(payments);
    const LineColumns lines(payments);
    const PaymentRecord &first = payments.front();
    ONHIRE_ASSIGN(Posted credit,
                  connection.post(scope, sql::ledger::credits, {scope.name(), columns.customers}));
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::payments::add,
                                 {scope.name(),
                                  columns.ids,
                                  columns.types,
                                  columns.purposes,
                                  columns.customers,
                                  columns.rentals,
                                  columns.groups,
                                  columns.months,
                                  columns.starts,
                                  columns.ends,
                                  QVariant::fromValue(columns.subtotals),
                                  QVariant::fromValue(columns.taxes),
                                  QVariant::fromValue(columns.totals),
                                  columns.dueDates,
                                  columns.descriptions,
                                  columns.keys,
                                  QVariant::fromValue(documents),
                                  QVariant::fromValue(columns.taxRates),
                                  first.currency,
                                  first.createdBy,
                                  first.createdAt,
                                  lines.payments,
                                  QVariant::fromValue(lines.positions),
                                  lines.rentals,
                                  lines.purposes,
                                  lines.descriptions,
                                  QVariant::fromValue(lines.amounts),
                                  QVariant::fromValue(lines.taxes),
                                  lines.starts,
                                  lines.ends,
                                  QVariant::fromValue(lines.contractPrices),
                                  columns.treatments}));
    MadePayments made;
    while (rows.next())
        made.ids += rows.text(0);
    ONHIRE_ASSIGN(Rows credited, std::move(credit).rows());
    while (credited.next())
        made.credit.insert(credited.text(0), Money::fromMinor(credited.integer(1)));
    return made;
}

Result<void> savePayments(Connection &connection, const Scope &scope, std::span<const PaymentRecord> payments,
                          const QByteArrayList &documents, const QByteArrayList &creditNotes)
{
    const StateColumns states(payments);
    ONHIRE_TRY(connection.post(scope, sql::payments::save,
                               {scope.name(),
                                states.ids,
                                states.statuses,
                                states.providers,
                                states.references,
                                states.marked,
                                states.markedBy,
                                QVariant::fromValue(states.errors),
                                states.retries,
                                states.paid,
                                states.failed,
                                states.reasons,
                                states.cancelled,
                                states.cancelReasons,
                                states.notes,
                                states.updated,
                                QVariant::fromValue(documents),
                                QVariant::fromValue(states.received),
                                QVariant::fromValue(states.amountsPaid),
                                QVariant::fromValue(states.creditUsed),
                                QVariant::fromValue(states.creditedNets),
                                QVariant::fromValue(states.creditedTaxes),
                                states.creditedLines,
                                QVariant::fromValue(states.freed),
                                QVariant::fromValue(states.refunded),
                                QVariant::fromValue(states.refundedCredit),
                                QVariant::fromValue(states.writtenOff),
                                QVariant::fromValue(states.refunds),
                                states.methods,
                                states.paidOn,
                                states.writeOffReasons,
                                QVariant::fromValue(creditNotes),
                                QVariant::fromValue(states.attempts),
                                states.lastAttempts}));
    return {};
}

} // namespace onhire
