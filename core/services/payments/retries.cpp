// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/payments/retries.h"

#include "core/data/billing/late_payments.h"
#include "core/services/each_alone.h"

using namespace Qt::StringLiterals;

namespace onhire {

void noteAttempt(PaymentRecord &payment, const Context &context)
{
    ++payment.captureAttempts;
    payment.lastCaptureAttempt = toTimestamp(context.now());
    const bool isWorthAnother =
        payment.captureAttempts <= context.tenant->settings.integer("billing.retries"_L1);
    payment.nextRetryAt = isWorthAnother
        ? toTimestamp(startOfDayIn(context.tenant->zone, todayOf(context).addDays(1)))
        : QString();
}

PaymentChange retrying()
{
    const auto change = [](PaymentRecord &payment) -> std::optional<NoteToIssue> {
        payment.status = PaymentStatus::Pending;
        payment.nextRetryAt = QString();
        return std::nullopt;
    };
    return {u"payment.retry"_s, u"payment.scheduled"_s, change};
}

// What was paid or given up while the lock was waited for is not tried again.
static Result<bool> retry(Connection &connection, const Context &context, const QString &paymentId,
                          const QDateTime &before)
{
    ONHIRE_ASSIGN(const auto payment, lockPayment(connection, context.scope(), paymentId));
    if (!payment || payment->record.status != PaymentStatus::Failed)
        return false;
    const auto next = parseTimestamp(payment->record.nextRetryAt);
    if (!next || *next >= before)
        return false;
    ONHIRE_TRY(changePayments(connection, context, {&*payment, 1}, retrying()));
    return true;
}

WorkDone retryFailed(const Context &context, QDate day, int most)
{
    const QDateTime before = startOfDayIn(context.tenant->zone, day.addDays(1));
    const auto failed = paymentsToRetry(context.database.connection(), context.scope(), before, most);
    if (!failed)
        return {.troubles = {{failed.error()}}};
    return eachAlone(context, *failed,
                     [&](Connection &connection, const Context &still, const QString &paymentId) {
                         return retry(connection, still, paymentId, before);
                     });
}

} // namespace onhire
