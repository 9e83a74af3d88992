// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/payments/unused_days.h"

#include "core/domain/payments/credit_note.h"

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

std::vector<Money> handedOnOfLines(const PaymentRecord &payment)
{
    std::vector<Money> net;
    for (const PaymentRecord::Line &line : payment.lines)
        net.push_back(payment.pricesWithTax ? netOf(line, line.creditGiven) : line.creditGiven);
    return net;
}

Money handedOn(const PaymentRecord &payment)
{
    int64_t sum = 0;
    for (const PaymentRecord::Line &line : payment.lines)
        sum += (payment.pricesWithTax ? line.creditGiven : withTaxOf(line, line.creditGiven)).minor();
    return Money::fromMinor(sum);
}

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

Money notFreed(const PaymentRecord &payment)
{
    const Money asked = Money::fromMinor(payment.total.minor() - payment.settled.credited().minor());
    return Money::fromMinor(asked.minor() - payment.settled.kept().minor());
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
