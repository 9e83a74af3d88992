// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/invoices/invoice_store.h"

#include "core/base/clock.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// The rows as columns, which one statement takes apart again.
struct Columns
{
    QStringList payments, kinds, ids, waiting;
    QByteArrayList movements, numbers, lines, contents;

    explicit Columns(const QList<IssuedInvoice> &invoices)
    {
        for (const IssuedInvoice &invoice : invoices) {
            payments += invoice.paymentId;
            kinds += invoice.kind;
            ids += invoice.invoiceId;
            waiting += u"%1 %2 %3"_s.arg(invoice.paymentId, invoice.kind, QString::number(invoice.movement));
            movements += QByteArray::number(invoice.movement);
            numbers += QByteArray::number(invoice.number);
            lines += invoice.lines;
            contents += invoice.content.isEmpty() ? QByteArray() : invoice.content;
        }
    }
};

} // namespace

static std::optional<StoredInvoice> read(Rows &&rows)
{
    if (!rows.next())
        return std::nullopt;
    return StoredInvoice{rows.utf8(1), rows.text(0), rows.text(2), rows.text(3), rows.text(4)};
}

Result<std::optional<StoredInvoice>> findInvoice(Connection &connection, const Scope &scope,
                                                 const QString &invoiceId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::invoices::find, {scope.name(), invoiceId}));
    return read(std::move(rows));
}

Result<std::optional<StoredInvoice>> findCreditNote(Connection &connection, const Scope &scope,
                                                    const QString &paymentId, int movement)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::invoices::find_credit_note, {scope.name(), paymentId, movement}));
    return read(std::move(rows));
}

Result<QHash<QString, QString>> invoiceNumbers(Connection &connection, const Scope &scope,
                                               const QStringList &paymentIds)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::invoices::numbers, {scope.name(), paymentIds}));
    QHash<QString, QString> numbers;
    while (rows.next())
        numbers.insert(rows.text(0), rows.text(1));
    return numbers;
}

Result<std::optional<StoredInvoice>> claimInvoiceDocument(Connection &connection, const Scope &scope,
                                                          const QString &invoiceId)
{
    ONHIRE_TRY(connection.run(scope, sql::invoices::claim_document, {scope.name(), invoiceId}));
    return findInvoice(connection, scope, invoiceId);
}

Result<QString> invoiceDocument(Connection &connection, const Scope &scope, const QString &invoiceId,
                                const QString &format, const QString &language)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::invoices::document, {scope.name(), invoiceId, format, language}));
    return rows.next() ? rows.text(0) : QString();
}

Result<std::optional<InvoiceParties>> invoiceParties(Connection &connection, const Scope &scope,
                                                     const QString &customerId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::invoices::parties, {scope.name(), customerId}));
    if (!rows.next())
        return std::nullopt;
    return InvoiceParties{rows.utf8(0), rows.utf8(1), rows.utf8(2)};
}

Result<void> claimInvoiceNumbers(Connection &connection, const Scope &scope)
{
    ONHIRE_TRY(connection.run(scope, sql::invoices::claim, {scope.name()}));
    return {};
}

Result<QList<WaitingInvoice>> waitingInvoices(Connection &connection, const Scope &scope,
                                              const WaitingInvoices &wanted)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::invoices::waiting,
                                 {scope.name(), wanted.today.toString(Qt::ISODate), wanted.most,
                                  wanted.passedOver, wanted.isSandbox}));
    QList<WaitingInvoice> waiting;
    while (rows.next())
        waiting.append({rows.text(0), rows.text(1), rows.flag(2), rows.integer(3), rows.flag(4), rows.utf8(5),
                        QDate::fromString(rows.text(6), Qt::ISODate), rows.integer(7), rows.utf8(8)});
    return waiting;
}

Result<std::vector<ForeseenInvoice>> foreseenInvoices(Connection &connection, const Scope &scope)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::invoices::foreseen, {scope.name()}));
    std::vector<ForeseenInvoice> foreseen;
    while (rows.next())
        foreseen.push_back({rows.text(0), rows.text(1), Money::fromMinor(rows.integer(2)),
                            Money::fromMinor(rows.integer(3)), rows.text(4)});
    return foreseen;
}

Result<QList<InvoiceMade>> insertInvoices(Connection &connection, const Scope &scope, const InvoiceIssue &issue)
{
    const Columns columns(issue.invoices);
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(scope, sql::invoices::issue,
                       {scope.name(), issue.date.toString(Qt::ISODate), toTimestamp(issue.at), columns.payments,
                        columns.kinds, QVariant::fromValue(columns.movements), columns.ids,
                        QVariant::fromValue(columns.numbers), QVariant::fromValue(columns.lines),
                        QVariant::fromValue(columns.contents), columns.waiting}));
    QList<InvoiceMade> made;
    while (rows.next())
        made.append({rows.text(0), rows.utf8(1), rows.text(2), rows.text(3), rows.text(4), rows.text(5)});
    return made;
}

} // namespace onhire
