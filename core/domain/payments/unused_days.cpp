// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/payments/unused_days.h"

#include <algorithm>

namespace onhire {

namespace {

Money unusedPart(Money of, const DateRange &period, QDate from)
{
    if (period.end <= from)
        return {};
    const qint64 unused = std::max(from, period.start).daysTo(period.end);
    return of.fraction(unused, period.start.daysTo(period.end)).value_or(of);
}

} // namespace

Money creditTakenOf(const PaymentRecord &payment, const QString &rentalId)
{
    int64_t taken = 0;
    for (const PaymentRecord::Line &line : payment.lines) {
        if (line.rentalId != rentalId)
            continue;
        taken += line.creditTaken.minor();
        if (line.unusedFrom && line.period)
            taken -= unusedPart(line.creditTaken, *line.period, *line.unusedFrom).minor();
    }
    return Money::fromMinor(taken);
}

Money unusedOf(const PaymentRecord &payment, size_t line, QDate from)
{
    const PaymentRecord::Line &charged = payment.lines[line];
    const Money asked = Money::fromMinor(payment.total.minor() - payment.settled.credited().minor());
    if (!charged.period || asked.minor() <= 0)
        return {};
    const Money left = Money::fromMinor(charged.amount.minor() - payment.creditedOfLines()[line].minor());
    const Money share = unusedPart(left, *charged.period, from);
    return share.fraction(payment.settled.kept().minor(), asked.minor()).value_or(share);
}

} // namespace onhire
