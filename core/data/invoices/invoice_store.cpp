// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/invoices/invoice_store.h"

#include "core/base/json_writer.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

static QString issueJson(const QList<IssuedInvoice> &invoices)
{
    JsonWriter json;
    json.beginArray();
    for (const IssuedInvoice &invoice : invoices) {
        json.beginObject().member("payment_id"_L1, invoice.paymentId).member("kind"_L1, invoice.kind);
        json.member("movement"_L1, invoice.movement);
        if (!invoice.invoiceId.isNull()) {
            json.member("invoice_id"_L1, invoice.invoiceId).member("number"_L1, invoice.number);
            json.key("lines"_L1).raw(invoice.lines);
            if (!invoice.content.isEmpty())
                json.key("content"_L1).raw(invoice.content);
            json.key("change"_L1).raw(invoice.change.toUtf8());
        }
        json.endObject();
    }
    json.endArray();
    return QString::fromUtf8(json.take());
}

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

Result<void> insertInvoices(Connection &connection, const Scope &scope, const InvoiceIssue &issue)
{
    ONHIRE_TRY(connection.run(
        scope, sql::invoices::issue,
        {scope.name(), issue.firstChange, issueJson(issue.invoices), issue.date.toString(Qt::ISODate)}));
    return {};
}

} // namespace onhire
