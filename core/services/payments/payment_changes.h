// SPDX-License-Identifier: GPL-3.0-or-later
// What every change to payments has in common: the records are written as they are now, and beside them what
// happened.
#pragma once

#include "core/data/payments/payment_store.h"
#include "core/domain/payments/credit_note.h"
#include "core/services/changes/written.h"

#include <functional>

namespace onhire {

// The credit note of a change, which is issued right after the transaction, and why.
struct NoteToIssue
{
    CreditNote note;
    QString reason;
};

struct PaymentChange
{
    QString action; // of the audit log: payment.cancel
    QString event;
    std::function<std::optional<NoteToIssue>(PaymentRecord &)> change;
};

struct ChangedPayments
{
    QList<Record> records;
    QList<RecordChange> changes; // for writeChanges
};
// Of locked payments, as they are afterwards. Whoever calls it writes the changes.
Result<ChangedPayments> saveChanged(Connection &connection, const Context &context,
                                    std::span<const StoredPayment> payments, const PaymentChange &change);

// The same, with the changes written; their records afterwards.
Result<QList<Record>> changePayments(Connection &connection, const Context &context,
                                     std::span<const StoredPayment> payments, const PaymentChange &change);

// A payment that has just been made, or changed when there is a document from before.
RecordChange changeOf(const PaymentRecord &payment, const QByteArray &before, const QByteArray &after,
                      const QString &action, const QString &event);

// Makes it cancelled, for that reason: what was paid of it is the customer's credit.
PaymentChange cancellation(const Context &context, const QString &reason);

// Whether it can still be paid by hand.
bool isWaiting(const PaymentRecord &payment);

// A credit note until so much of each line is credited, for that reason. `before` is the payment as it is.
PaymentChange crediting(const Context &context, const PaymentRecord &before, const std::vector<Money> &credited,
                        const QString &reason);

} // namespace onhire
