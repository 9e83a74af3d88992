// SPDX-License-Identifier: GPL-3.0-or-later
// What is charged of one contract, step by step, whoever charges it: the contract alone, instalment by
// instalment, or its billing group, month by month. A pure function of the terms and of what was charged
// before.
#pragma once

#include "core/domain/subscriptions/schedule.h"

#include <QString>

#include <optional>
#include <vector>

namespace onhire {

// A stretch of a contract that was charged: for what its instalments cost, unless a price is given.
struct BilledStretch
{
    DateRange period;
    std::optional<Money> price;
};

// What the contract asked for these, whatever was agreed about single payments afterwards.
Money chargedFor(const Terms &terms, const std::vector<BilledStretch> &stretches);

struct ContractToBill
{
    QString rentalId;
    QString title;
    Terms terms;
    QDate billedUntil; // up to here all of it is charged
    std::vector<DateRange> ahead; // charged already although they begin later, in their order
    Money charged; // for all of these
    Money credit; // what the next charges are reduced by
    Money setup = {}; // what is asked once, beside the first charge; nothing: it was asked
    int renewalTerm = 0; // months by which it goes on by itself when it is over; 0: it does not
    bool isExchanged = false; // by an upgrade: it goes on until the old device is back
    bool isRenewed = false; // it has gone on by itself before, and nothing else was agreed since
};

struct ContractCharge
{
    DateRange period; // of the contract
    Money contractPrice; // what the contract asks for
    Money price; // what is left of that after the credit
    Money setup = {}; // what is asked once, beside it
    Money creditTaken = {}; // the rest of the contract's price
};

// What was charged ahead counts as charged once all before it is.
void passOverAhead(ContractToBill &contract);

// The stretches before that day which nobody has charged, in their order.
std::vector<DateRange> unchargedUntil(const ContractToBill &contract, QDate day);

// Asks for a stretch: its price less what the contract's credit is enough for, and what is asked once beside
// it.
ContractCharge ask(ContractToBill &contract, const DateRange &stretch, Money price);

// Takes a stretch from unchargedUntil() as charged for that price. The last one of a contract makes up the sum
// of its instalments instead, so that a contract costs the same however it was charged. That may be nothing
// where its months are of unequal length, as from the 31st on: the line still says that these days are paid.
ContractCharge charge(ContractToBill &contract, const DateRange &stretch, Money price);

// Of a contract that is billed alone: what it charges next, and when that arises. None when nothing is left.
std::optional<Instalment> nextToCharge(const ContractToBill &contract);

} // namespace onhire
