// SPDX-License-Identifier: GPL-3.0-or-later
// What every change to payments has in common: the records are written as they are now, and beside them what
// happened.
#pragma once

#include "core/data/payments/payment_store.h"
#include "core/services/changes/written.h"

#include <functional>

namespace onhire {

struct PaymentChange
{
    QString action; // of the audit log: payment.cancel
    QString event;
    std::function<void(PaymentRecord &)> change;
};

// Of locked payments; their records afterwards.
Result<QList<Record>> changePayments(Connection &connection, const Context &context,
                                     std::span<const StoredPayment> payments, const PaymentChange &change);

// A payment that has just been made, or changed when there is a document from before.
RecordChange changeOf(const PaymentRecord &payment, const QByteArray &before, const QByteArray &after,
                      const QString &action, const QString &event);

// Makes it cancelled, for that reason.
PaymentChange cancellation(const Context &context, const QString &reason);

} // namespace onhire
