// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/payments/unused_days.h"

#include <algorithm>

namespace onhire {

Money unusedOf(const PaymentRecord &payment, size_t line, QDate from)
{
    const PaymentRecord::Line &charged = payment.lines[line];
    const Money asked = Money::fromMinor(payment.total.minor() - payment.settled.credited().minor());
    if (!charged.period || charged.period->end <= from || asked.minor() <= 0)
        return {};
    const Money left = Money::fromMinor(charged.amount.minor() - payment.creditedOfLines()[line].minor());
    const qint64 days = charged.period->start.daysTo(charged.period->end);
    const qint64 unused = std::max(from, charged.period->start).daysTo(charged.period->end);
    const Money share = left.fraction(unused, days).value_or(left);
    return share.fraction(payment.settled.kept().minor(), asked.minor()).value_or(share);
}

} // namespace onhire
