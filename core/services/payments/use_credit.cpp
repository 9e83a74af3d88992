// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/payments/use_credit.h"

#include "core/services/payments/payment_changes.h"

using namespace Qt::StringLiterals;

namespace onhire {

static PaymentChange useOf(const Context &context, Money amount, bool coversAll)
{
    const QString now = toTimestamp(context.now());
    return {u"payment.use_credit"_s, coversAll ? u"payment.succeeded"_s : u"payment.updated"_s,
            [amount, coversAll, now](PaymentRecord &payment) {
                payment.settled.useCredit(amount);
                if (coversAll) {
                    payment.status = PaymentStatus::Paid;
                    payment.paidAt = now;
                    payment.nextRetryAt = QString();
                    if (payment.method.isEmpty()) // else it has paid the rest only
                        payment.method = u"credit"_s;
                }
                return std::nullopt;
            }};
}

Result<CreditUse> useCredit(Connection &connection, const Context &context,
                            std::span<const StoredPayment> payments, QHash<QString, Money> credit)
{
    CreditUse use;
    for (const StoredPayment &payment : payments) {
        Money &left = credit[payment.record.customerId];
        const Money open = payment.record.open(), amount = std::min(left, open);
        if (amount.minor() <= 0)
            continue;
        ONHIRE_ASSIGN(const ChangedPayments changed,
                      saveChanged(connection, context, {&payment, 1}, useOf(context, amount, amount == open)));
        use.records += changed.records;
        use.changes += changed.changes;
        left = Money::fromMinor(left.minor() - amount.minor());
    }
    return use;
}

} // namespace onhire
