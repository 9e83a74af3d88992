// SPDX-License-Identifier: GPL-3.0-or-later
// Payments as rows: how one is read before it changes, and how it is written.
#pragma once

#include "core/data/db/record.h"
#include "core/data/db/row_document.h"
#include "core/domain/payments/payment_record.h"

#include <QHash>

#include <optional>
#include <span>
#include <vector>

namespace onhire {

struct StoredPayment
{
    PaymentRecord record;
    QByteArray document; // null: it has none yet
    int version = 1;
};

// As the API shows it.
Result<std::optional<Record>> showPayment(Connection &connection, const Scope &scope, const QString &paymentId);

// The payment that charges a subscription, by itself or in its group, for the period that begins in the month
// (2026-01) or that covers the day.
Result<std::optional<Record>> showPaymentOfPeriod(Connection &connection, const Scope &scope,
                                                  const QString &rentalId, const QString &month,
                                                  std::optional<QDate> covering);
Result<std::optional<Record>> showPaymentOfKey(Connection &connection, const Scope &scope,
                                               const QString &idempotencyKey);

// Locks its customer and subscriptions, for what is collected counts there, and then the payment, until the
// transaction ends. None if there is no such payment.
Result<std::optional<StoredPayment>> lockPayment(Connection &connection, const Scope &scope,
                                                 const QString &paymentId);

// Several in the same way, by id; none for those that there are not.
Result<std::vector<StoredPayment>> lockPayments(Connection &connection, const Scope &scope,
                                                const QStringList &paymentIds);

// Locks what is not owed any more when a subscription ends on that day.
Result<std::vector<StoredPayment>> lockUnowedPayments(Connection &connection, const Scope &scope,
                                                      const QString &rentalId, QDate day);

// The next payments after that id, by id; without a document, or all.
Result<std::vector<StoredPayment>> storedPayments(Connection &connection, const Scope &scope,
                                                  const QString &afterId, Documents which);

// Of these, by id, those whose receipts are not kept yet.
Result<std::vector<StoredPayment>> paymentsWithoutReceipts(Connection &connection, const Scope &scope,
                                                           const QStringList &paymentIds);

// Of one moment, by one actor; their customers are locked by then.
struct MadePayments
{
    QStringList ids; // the others have an idempotency key that there is already
    QHash<QString, Money> credit; // of those customers who have any
};
Result<MadePayments> insertPayments(Connection &connection, const Scope &scope,
                                    std::span<const PaymentRecord> payments, const QByteArrayList &documents);

// Writes what may become of locked payments; their lines stay. The content of the credit note of each, which is
// issued right after the transaction; null: none.
Result<void> savePayments(Connection &connection, const Scope &scope, std::span<const PaymentRecord> payments,
                          const QByteArrayList &documents, const QByteArrayList &creditNotes);

} // namespace onhire
