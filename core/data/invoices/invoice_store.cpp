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
        if (!invoice.invoiceId.isNull()) {
            json.member("invoice_id"_L1, invoice.invoiceId).member("number"_L1, invoice.number);
            json.key("lines"_L1).raw(invoice.lines);
            json.key("change"_L1).raw(invoice.change.toUtf8());
        }
        json.endObject();
    }
    json.endArray();
    return QString::fromUtf8(json.take());
}

Result<std::optional<StoredInvoice>> findInvoice(Connection &connection, const Scope &scope,
                                                 const QString &invoiceId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::invoices::find, {scope.name(), invoiceId}));
    if (!rows.next())
        return std::nullopt;
    return StoredInvoice{rows.utf8(1), rows.text(2), rows.text(3), rows.text(4), rows.text(5)};
}

Result<std::optional<StoredInvoice>> claimInvoiceDocument(Connection &connection, const Scope &scope,
                                                          const QString &invoiceId)
{
    ONHIRE_TRY(connection.run(scope, sql::invoices::claim_document, {scope.name(), invoiceId}));
    return findInvoice(connection, scope, invoiceId);
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
                                 {scope.name(), wanted.year, wanted.most, wanted.passedOver}));
    QList<WaitingInvoice> waiting;
    while (rows.next())
        waiting.append({rows.text(0), rows.text(1), rows.flag(2), rows.integer(3), rows.flag(4), rows.utf8(5)});
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
