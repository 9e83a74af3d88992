// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/payments/settlement.h"

#include <algorithm>

namespace onhire {

// None of these overflows: amounts are at most Money::Largest.
static Money plus(Money a, Money b)
{
    return Money::fromMinor(a.minor() + b.minor());
}

static Money minus(Money a, Money b)
{
    return Money::fromMinor(a.minor() - b.minor());
}

Money Settlement::open(Money total) const
{
    return plus(minus(minus(minus(total, credited()), paid), writtenOff), freed);
}

void Settlement::receive(Money total, Money amount)
{
    paid = plus(paid, std::min(open(total), amount));
    received = plus(received, amount);
}

void Settlement::useCredit(Money amount)
{
    paid = plus(paid, amount);
    creditUsed = plus(creditUsed, amount);
}

void Settlement::credit(Money total, Money net, Money tax)
{
    creditedNet = plus(creditedNet, net);
    creditedTax = plus(creditedTax, tax);
    const Money asked = minus(total, credited());
    const Money more = std::max(Money(), minus(minus(paid, freed), asked));
    freed = plus(freed, more);
    refundedCredit = plus(refundedCredit, std::min(more, minus(refunded, refundedCredit)));
    writtenOff = std::min(writtenOff, minus(asked, minus(paid, freed)));
}

Money Settlement::surplus() const
{
    return minus(minus(received, minus(paid, creditUsed)), refundedSurplus);
}

Money Settlement::kept() const
{
    return minus(minus(paid, freed), minus(refunded, refundedCredit));
}

Money Settlement::refundable(Money customersCredit) const
{
    const Money madeCredit = plus(surplus(), minus(freed, refundedCredit));
    const Money used = std::max(Money(), minus(madeCredit, customersCredit));
    return std::max(Money(), minus(plus(minus(paid, refunded), surplus()), used));
}

void Settlement::refund(Money amount, Money customersCredit)
{
    const Money ofSurplus = std::min({amount, surplus(), customersCredit});
    refundedSurplus = plus(refundedSurplus, ofSurplus);
    const Money ofPaid = minus(amount, ofSurplus), stillFreed = minus(freed, refundedCredit);
    refunded = plus(refunded, ofPaid);
    refundedCredit = plus(refundedCredit, std::min({ofPaid, stillFreed, minus(customersCredit, ofSurplus)}));
}

void Settlement::writeOff(Money total)
{
    writtenOff = plus(writtenOff, open(total));
}

} // namespace onhire
