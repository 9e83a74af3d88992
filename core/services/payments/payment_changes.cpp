// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/payments/payment_changes.h"

using namespace Qt::StringLiterals;

namespace onhire {

RecordChange changeOf(const PaymentRecord &payment, const QByteArray &before, const QByteArray &after,
                      const QString &action, const QString &event)
{
    return {.noun = "payment"_L1,
            .recordId = payment.id,
            .ids = idMembers({{"paymentId"_L1, payment.id},
                              {"customerId"_L1, payment.customerId},
                              {"rentalId"_L1, payment.rentalId},
                              {"subscriptionId"_L1, payment.rentalId},
                              {"billingGroupId"_L1, payment.billingGroupId}}),
            .before = before,
            .after = after,
            .action = action,
            .events = {event}};
}

Result<QList<Record>> changePayments(Connection &connection, const Context &context,
                                     std::span<const StoredPayment> payments, const PaymentChange &change)
{
    if (payments.empty())
        return QList<Record>();
    std::vector<PaymentRecord> after;
    QByteArrayList documents;
    QList<Record> records;
    QList<RecordChange> changes;
    for (const StoredPayment &before : payments) {
        PaymentRecord &payment = after.emplace_back(before.record);
        change.change(payment);
        payment.updatedAt = toTimestamp(context.now());
        documents += documentOf(payment);
        records += Record{payment.id, documents.constLast(), before.version + 1};
        changes += changeOf(payment, before.document, documents.constLast(), change.action, change.event);
    }
    ONHIRE_TRY(savePayments(connection, context.scope(), after, documents));
    ONHIRE_TRY(writeChanges(connection, context, changes));
    return records;
}

PaymentChange cancellation(const Context &context, const QString &reason)
{
    const QString now = toTimestamp(context.now());
    return {u"payment.cancel"_s, u"payment.cancelled"_s, [now, reason](PaymentRecord &payment) {
                payment.status = PaymentStatus::Cancelled;
                payment.cancelledAt = now;
                payment.cancelReason = reason;
                payment.nextRetryAt = QString();
            }};
}

} // namespace onhire
