// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/payments/retries.h"

#include "core/data/billing/late_payments.h"
#include "core/services/payments/on_payments.h"

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
static bool isToRetry(const PaymentRecord &payment, const QDateTime &before)
{
    const auto next = parseTimestamp(payment.nextRetryAt);
    return payment.status == PaymentStatus::Failed && next && *next < before;
}

static Result<int> retry(Connection &connection, const Context &context, const QStringList &paymentIds,
                         const QDateTime &before)
{
    ONHIRE_ASSIGN(auto payments, lockPayments(connection, context.scope(), paymentIds));
    std::erase_if(payments, [&](const StoredPayment &payment) { return !isToRetry(payment.record, before); });
    ONHIRE_TRY(changePayments(connection, context, payments, retrying()));
    return int(payments.size());
}

WorkDone retryFailed(const Context &context, QDate day, int most)
{
    const QDateTime before = startOfDayIn(context.tenant->zone, day.addDays(1));
    const auto failed = paymentsToRetry(context.database.connection(), context.scope(), before, most);
    if (!failed)
        return {.troubles = {{failed.error()}}};
    return onPayments(context, *failed,
                      [&](Connection &connection, const Context &still, const QStringList &paymentIds) {
                          return retry(connection, still, paymentIds, before);
                      });
}

} // namespace onhire
