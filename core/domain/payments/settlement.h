// SPDX-License-Identifier: GPL-3.0-or-later
// How a payment stands: what was received, credited, refunded and written off of what it asks for. The database
// computes the same from these amounts, refuses what cannot be, and keeps the ledger of every change.
#pragma once

#include "core/base/money.h"

#include <vector>

namespace onhire {

struct Settlement
{
    Money received; // money, also what was too much
    Money paid; // of what is asked for: by money, or by the customer's credit
    Money creditUsed; // of what was paid
    Money creditedNet, creditedTax; // by credit notes
    std::vector<Money> creditedLines; // the same by line, without tax; empty: nothing
    Money freed; // of what was paid, by credit notes: it became the customer's credit
    Money refunded;
    Money refundedCredit; // of it, what had been freed
    Money refundedSurplus; // beside it: of what was too much
    Money writtenOff;

    Money credited() const { return Money::fromMinor(creditedNet.minor() + creditedTax.minor()); }
    // What is still owed of that total.
    Money open(Money total) const;

    // What is too much is the customer's credit from then on.
    void receive(Money total, Money amount);
    // At most what is open.
    void useCredit(Money amount);
    // Not more than what was not credited yet. It lowers what is open first, written off or not; the rest had
    // been paid and is freed, unless it was refunded before.
    void credit(Money total, Money net, Money tax);
    // What came in, was not refunded yet, and has not paid for something else as the customer's credit.
    Money refundable(Money customersCredit) const;
    // Not more than that. What was too much goes first, then what had been freed, as far as the customer has
    // that much credit.
    void refund(Money amount, Money customersCredit);
    void writeOff(Money total);
    // All that went back to the customer.
    Money givenBack() const { return Money::fromMinor(refunded.minor() + refundedSurplus.minor()); }
    // What is kept of what was paid, of what is still asked for.
    Money kept() const;

private:
    Money surplus() const; // what was too much and was not refunded
};

} // namespace onhire
