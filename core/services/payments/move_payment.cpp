// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_writer.h"
#include "core/data/db/transaction.h"
#include "core/services/payments/payment_changes.h"
#include "core/services/payments/payments.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<Record> move(Connection &connection, const Context &context, const QString &paymentId, PaymentMove kind,
                    const PaymentChange &change, std::optional<int> expectedVersion)
{
    ONHIRE_ASSIGN(const auto payment, lockPayment(connection, context.scope(), paymentId));
    if (!payment)
        return Failure(Error{ErrorCode::NotFound, paymentId});
    if (expectedVersion && *expectedVersion != payment->version)
        return Failure(Error{ErrorCode::VersionConflict, paymentId});
    ONHIRE_TRY(mayMove(payment->record.status, kind));
    ONHIRE_ASSIGN(const QList<Record> moved, changePayments(connection, context, {&*payment, 1}, change));
    return moved.constFirst();
}

Result<Record> run(const Context &context, const QString &paymentId, PaymentMove kind,
                   const PaymentChange &change, std::optional<int> expectedVersion)
{
    return inTransaction(context.database, context.scope(), [&](Connection &connection) {
        return move(connection, context, paymentId, kind, change, expectedVersion);
    });
}

QByteArray captureError(const PaymentFailure &failure)
{
    JsonWriter json;
    json.beginObject();
    json.member("code"_L1, failure.code.isEmpty() ? u"failed"_s : failure.code);
    json.member("message"_L1, failure.reason).endObject();
    return json.take();
}

} // namespace

Result<Record> markPaid(const Context &context, const QString &paymentId, const PaymentReceipt &receipt,
                        std::optional<int> expectedVersion)
{
    const QString paidAt = toTimestamp(receipt.paidAt.value_or(context.now()));
    const auto change = [&](PaymentRecord &payment) {
        payment.status = PaymentStatus::Paid;
        payment.paidAt = paidAt;
        payment.manuallyMarked = true;
        payment.provider = u"manual"_s;
        payment.markedBy = context.actor.id;
        payment.nextRetryAt = QString();
        if (!receipt.reference.isEmpty())
            payment.paymentReference = receipt.reference;
        if (!receipt.notes.isEmpty())
            payment.notes = receipt.notes;
    };
    return run(context, paymentId, PaymentMove::MarkPaid,
               {u"payment.mark_paid"_s, u"payment.succeeded"_s, change}, expectedVersion);
}

Result<Record> markFailed(const Context &context, const QString &paymentId, const PaymentFailure &failure,
                          std::optional<int> expectedVersion)
{
    const QString failedAt = toTimestamp(context.now());
    const auto change = [&](PaymentRecord &payment) {
        payment.status = PaymentStatus::Failed;
        payment.failedAt = failedAt;
        payment.failureReason = failure.reason.isEmpty() ? QString() : failure.reason;
        payment.lastCaptureError = captureError(failure);
        payment.manuallyMarked = true;
        payment.markedBy = context.actor.id;
    };
    return run(context, paymentId, PaymentMove::MarkFailed,
               {u"payment.mark_failed"_s, u"payment.failed"_s, change}, expectedVersion);
}

Result<Record> cancelPayment(const Context &context, const QString &paymentId, const QString &reason,
                             std::optional<int> expectedVersion)
{
    return run(context, paymentId, PaymentMove::Cancel, cancellation(context, reason), expectedVersion);
}

Result<Record> retryPayment(const Context &context, const QString &paymentId,
                            std::optional<int> expectedVersion)
{
    const auto change = [](PaymentRecord &payment) {
        payment.status = PaymentStatus::Pending;
        payment.nextRetryAt = QString();
    };
    return run(context, paymentId, PaymentMove::Retry, {u"payment.retry"_s, u"payment.scheduled"_s, change},
               expectedVersion);
}

} // namespace onhire
