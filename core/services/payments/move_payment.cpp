// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_writer.h"
#include "core/services/payments/lock_to_move.h"
#include "core/services/payments/payments.h"
#include "core/services/payments/retries.h"
#include "core/services/payments/unused_days.h"
#include "core/services/still_transaction.h"

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
    // what asks for nothing, perhaps since credit has paid it, can be called off like what nobody has paid
    const bool isFree = kind == PaymentMove::Cancel && payment->record.status == PaymentStatus::Paid
        && payment->record.total.isZero();
    if (!isFree)
        ONHIRE_TRY(mayMove(payment->record.status, kind));
    return std::move(*payment);
}

namespace {

// `changeAt` takes the context in which the payment is moved, and says what becomes of it.
template <typename ChangeAt>
Result<Record> run(const Context &context, const QString &paymentId, PaymentMove kind, ChangeAt changeAt,
                   std::optional<int> expectedVersion)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<Record> {
        ONHIRE_ASSIGN(const StoredPayment payment,
                      lockToMove(connection, still, paymentId, kind, expectedVersion));
        ONHIRE_ASSIGN(const auto moved, changePayments(connection, still, {&payment, 1}, changeAt(still)));
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

PaymentChange failing(const Context &context, const PaymentFailure &failure)
{
    const auto change = [&context, failure](PaymentRecord &payment) -> std::optional<NoteToIssue> {
        payment.status = PaymentStatus::Failed;
        payment.failedAt = toTimestamp(context.now());
        payment.failureReason = failure.reason.isEmpty() ? QString() : failure.reason;
        payment.lastCaptureError = captureError(failure);
        payment.manuallyMarked = true;
        payment.markedBy = context.actor.id;
        payment.nextRetryAt = QString();
        if (!failure.code.isEmpty()) // a processor's, then
            noteAttempt(payment, context);
        return std::nullopt;
    };
    return {u"payment.mark_failed"_s, u"payment.failed"_s, change};
}

} // namespace

Result<Record> markFailed(const Context &context, const QString &paymentId, const PaymentFailure &failure,
                          std::optional<int> expectedVersion)
{
    const auto change = [&failure](const Context &still) { return failing(still, failure); };
    return run(context, paymentId, PaymentMove::MarkFailed, change, expectedVersion);
}

Result<Record> cancelPayment(const Context &context, const QString &paymentId, const QString &reason,
                             std::optional<int> expectedVersion)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<Record> {
        ONHIRE_ASSIGN(const StoredPayment payment,
                      lockToMove(connection, still, paymentId, PaymentMove::Cancel, expectedVersion));
        ONHIRE_ASSIGN(const auto cancelled,
                      changePayments(connection, still, {&payment, 1}, cancellation(still, reason)));
        ONHIRE_TRY(giveBackCredit(connection, still, payment.record, reason));
        return cancelled.constFirst();
    });
}

Result<Record> retryPayment(const Context &context, const QString &paymentId,
                            std::optional<int> expectedVersion)
{
    return run(
        context, paymentId, PaymentMove::Retry, [](const Context &) { return retrying(); }, expectedVersion);
}

} // namespace onhire
