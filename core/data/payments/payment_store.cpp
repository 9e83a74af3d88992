// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/payments/payment_store.h"

#include "core/data/payments/payment_columns.h"
#include "core/data/payments/payment_rows.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

// All payments of an answer, with their lines.
static Result<std::vector<StoredPayment>> readPayments(Connection &connection, const Scope &scope, Rows rows)
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

Result<std::vector<StoredPayment>> lockPayments(Connection &connection, const Scope &scope,
                                                const QStringList &paymentIds)
{
    const QVariantList named{scope.name(), paymentIds};
    ONHIRE_TRY(connection.post(scope, sql::payments::lock_debtors, named));
    ONHIRE_ASSIGN(Posted locked, connection.post(scope, sql::payments::lock, named));
    ONHIRE_ASSIGN(Rows lines, linesOf(connection, scope, paymentIds));
    ONHIRE_ASSIGN(Rows rows, std::move(locked).rows());
    std::vector<StoredPayment> payments;
    while (rows.next()) {
        ONHIRE_ASSIGN(StoredPayment payment, readPayment(rows, scope.name()));
        payments.push_back(std::move(payment));
    }
    addLines(payments, std::move(lines));
    return payments;
}

Result<std::optional<StoredPayment>> lockPayment(Connection &connection, const Scope &scope,
                                                 const QString &paymentId)
{
    ONHIRE_ASSIGN(auto payments, lockPayments(connection, scope, {paymentId}));
    if (payments.empty())
        return std::nullopt;
    return std::move(payments.front());
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

Result<std::vector<StoredPayment>> paymentsWithoutReceipts(Connection &connection, const Scope &scope,
                                                           const QStringList &paymentIds)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::payments::without_receipts, {scope.name(), paymentIds}));
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
                                  columns.treatments,
                                  QVariant::fromValue(lines.creditsTaken),
                                  columns.withTax}));
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
                                states.lastAttempts,
                                QVariant::fromValue(states.lateFees),
                                QVariant::fromValue(states.refundedSurplus),
                                QVariant::fromValue(states.receipts)}));
    return {};
}

} // namespace onhire
