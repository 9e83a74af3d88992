// SPDX-License-Identifier: GPL-3.0-or-later
// Invoices as rows: how they are read, and how they are issued.
#pragma once

#include "core/data/db/connection.h"

#include <QDate>

#include <optional>

namespace onhire {

struct StoredInvoice
{
    QByteArray json;
    QString number, customerId, rentalId;
    QString fileId; // its document; empty: none has been made
};
// None if there is no such invoice.
Result<std::optional<StoredInvoice>> findInvoice(Connection &connection, const Scope &scope,
                                                 const QString &invoiceId);

// The same for whoever makes its document: others wait until the transaction ends, and then find it.
Result<std::optional<StoredInvoice>> claimInvoiceDocument(Connection &connection, const Scope &scope,
                                                          const QString &invoiceId);

// One issuer at a time works on a tenant's numbers, until the transaction ends.
Result<void> claimInvoiceNumbers(Connection &connection, const Scope &scope);

struct WaitingInvoice
{
    QString paymentId;
    QString kind; // invoice, credit_note
    bool isToIssue = false; // else it is not needed any more
    qint64 lastNumber = 0; // the year's highest
    bool isTold = false; // there are events of it
    QByteArray paymentDocument;
};
struct WaitingInvoices
{
    int year = 0;
    int most = 0;
    int passedOver = 0; // of the oldest
};
// What is to be issued next, the oldest first. The numbers are claimed by then.
Result<QList<WaitingInvoice>> waitingInvoices(Connection &connection, const Scope &scope,
                                              const WaitingInvoices &wanted);

struct IssuedInvoice
{
    QString paymentId, kind;
    QString invoiceId = {}; // null: there is nothing to issue any more
    qint64 number = 0;
    QByteArray lines = {}; // JSON
    QString change = {};
};
struct InvoiceIssue
{
    QString firstChange; // whose moment is that of all
    QList<IssuedInvoice> invoices;
    QDate date;
};
Result<void> insertInvoices(Connection &connection, const Scope &scope, const InvoiceIssue &issue);

} // namespace onhire
