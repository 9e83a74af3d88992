// SPDX-License-Identifier: GPL-3.0-or-later
// Invoices as rows: how they are read, and how they are issued.
#pragma once

#include "core/base/money.h"
#include "core/data/db/connection.h"

#include <QDate>
#include <QHash>

#include <optional>
#include <vector>

namespace onhire {

struct StoredInvoice
{
    QByteArray json;
    QString id, number, customerId, rentalId;
};
// None if there is no such invoice.
Result<std::optional<StoredInvoice>> findInvoice(Connection &connection, const Scope &scope,
                                                 const QString &invoiceId);

// What corrects an invoice: the credit note of that movement of a payment; none as long as it is not issued.
Result<std::optional<StoredInvoice>> findCreditNote(Connection &connection, const Scope &scope,
                                                    const QString &paymentId, int movement);

// The numbers of the invoices of payments, by payment; those that have none yet are left out.
Result<QHash<QString, QString>> invoiceNumbers(Connection &connection, const Scope &scope,
                                               const QStringList &paymentIds);

// The same for whoever makes a document of it: others wait until the transaction ends, and then find it.
Result<std::optional<StoredInvoice>> claimInvoiceDocument(Connection &connection, const Scope &scope,
                                                          const QString &invoiceId);
// The file of such a document; empty: it has not been made.
Result<QString> invoiceDocument(Connection &connection, const Scope &scope, const QString &invoiceId,
                                const QString &format, const QString &language);

// Between whom an invoice is that is issued now, as JSON. None if there is no such customer.
struct InvoiceParties
{
    QByteArray seller, sellerDetails, recipient;
};
Result<std::optional<InvoiceParties>> invoiceParties(Connection &connection, const Scope &scope,
                                                     const QString &customerId);

// One issuer at a time works on a tenant's numbers, until the transaction ends.
Result<void> claimInvoiceNumbers(Connection &connection, const Scope &scope);

struct WaitingInvoice
{
    QString paymentId;
    QString kind; // invoice, credit_note
    bool isToIssue = false; // else it is not needed any more
    qint64 lastNumber = 0; // the highest of its day's year
    bool isTold = false; // there are events of it
    QByteArray paymentDocument;
    QDate day; // on which it is issued
    qint64 movement = 0; // of a credit note: the version of the payment that it corrects
    QByteArray content; // of a credit note, if it is not that of the invoice
};
struct WaitingInvoices
{
    QDate today;
    bool isSandbox = false; // there it is the day of the payment
    int most = 0;
    int passedOver = 0; // of the oldest
};
// What is to be issued next, the oldest first. The numbers are claimed by then.
Result<QList<WaitingInvoice>> waitingInvoices(Connection &connection, const Scope &scope,
                                              const WaitingInvoices &wanted);

// What the transaction that is open has put down to be issued so far.
struct ForeseenInvoice
{
    QString kind; // invoice, credit_note
    QString purpose; // of the payment
    Money total, tax; // the tax is a part of the total
    QString corrects; // of a credit note: the number of the invoice, as far as that has one
};
Result<std::vector<ForeseenInvoice>> foreseenInvoices(Connection &connection, const Scope &scope);

struct IssuedInvoice
{
    QString paymentId, kind;
    qint64 movement = 0;
    QString invoiceId = {}; // null: there is nothing to issue any more
    qint64 number = 0;
    QByteArray lines = {}; // JSON
    QByteArray content = {}; // of a credit note; JSON, or empty
    bool isTold = false;
};
struct InvoiceIssue
{
    QList<IssuedInvoice> invoices;
    QDate date;
    QDateTime at;
};
struct InvoiceMade
{
    QString id;
    QByteArray document;
    QString paymentId, customerId, rentalId, billingGroupId;
};
Result<QList<InvoiceMade>> insertInvoices(Connection &connection, const Scope &scope,
                                          const InvoiceIssue &issue);

} // namespace onhire
