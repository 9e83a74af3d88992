// SPDX-License-Identifier: GPL-3.0-or-later
// Payments as rows: how one is read before it changes, and how it is written.
#pragma once

#include "core/data/db/record.h"
#include "core/data/db/row_document.h"
#include "core/domain/payments/payment_record.h"

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

// Locks what is not owed any more when a subscription ends on that day.
Result<std::vector<StoredPayment>> lockUnowedPayments(Connection &connection, const Scope &scope,
                                                      const QString &rentalId, QDate day);

// The next payments after that id, by id; without a document, or all.
Result<std::vector<StoredPayment>> storedPayments(Connection &connection, const Scope &scope,
                                                  const QString &afterId, Documents which);

// False when there is one of its idempotency key already.
Result<bool> insertPayment(Connection &connection, const PaymentRecord &payment, const QByteArray &document);

// Writes what may become of locked payments; their lines stay.
Result<void> savePayments(Connection &connection, const Scope &scope, std::span<const PaymentRecord> payments,
                          const QByteArrayList &documents);

} // namespace onhire
