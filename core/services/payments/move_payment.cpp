// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_writer.h"
#include "core/data/db/transaction.h"
#include "core/services/payments/lock_to_move.h"
#include "core/services/payments/payments.h"
#include "core/services/payments/retries.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<StoredPayment> lockToMove(Connection &connection, const Context &context, const QString &paymentId,
                                 PaymentMove kind, std::optional<int> expectedVersion)
{
    ONHIRE_ASSIGN(auto payment, lockPayment(connection, context.scope(), paymentId));
    if (!payment)
        return Failure(Error{ErrorCode::NotFound, paymentId});
    if (expectedVersion && *expectedVersion != payment->version)
        return Failure(Error{ErrorCode::VersionConflict, paymentId});
    ONHIRE_TRY(mayMove(payment->record.status, kind));
    return std::move(*payment);
}

namespace {

Result<Record> run(const Context &context, const QString &paymentId, PaymentMove kind,
                   const PaymentChange &change, std::optional<int> expectedVersion)
{
    return inTransaction(context.database, context.scope(), [&](Connection &connection) -> Result<Record> {
        ONHIRE_ASSIGN(const StoredPayment payment,
                      lockToMove(connection, context, paymentId, kind, expectedVersion));
        ONHIRE_ASSIGN(const auto moved, changePayments(connection, context, {&payment, 1}, change));
        return moved.constFirst();
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

Result<Record> markFailed(const Context &context, const QString &paymentId, const PaymentFailure &failure,
                          std::optional<int> expectedVersion)
{
    const QString failedAt = toTimestamp(context.now());
    const auto change = [&](PaymentRecord &payment) -> std::optional<NoteToIssue> {
        payment.status = PaymentStatus::Failed;
        payment.failedAt = failedAt;
        payment.failureReason = failure.reason.isEmpty() ? QString() : failure.reason;
        payment.lastCaptureError = captureError(failure);
        payment.manuallyMarked = true;
        payment.markedBy = context.actor.id;
        payment.nextRetryAt = QString();
        if (!failure.code.isEmpty()) // a processor's, then
            noteAttempt(payment, context);
        return std::nullopt;
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
    return run(context, paymentId, PaymentMove::Retry, retrying(), expectedVersion);
}

} // namespace onhire
