// SPDX-License-Identifier: GPL-3.0-or-later
// What a billing group charges: on its day of the month, for each of its rentals, all that is not billed yet up
// to the day of the next month. A pure function of the contracts and of what was billed.
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

struct GroupMember
{
    QString rentalId;
    QString title;
    Terms terms;
    QDate billedUntil;
    Money charged; // for all up to there
    Money credit; // what the next charges are reduced by
};

struct GroupLine
{
    QString rentalId;
    QString title;
    DateRange period; // of the contract
    Money contractPrice; // what the contract asks for
    Money price; // what is left of that after the credit
};

DateRange groupPeriodFrom(QDate billingDay); // that day to the same of the next month

// When a group bills a contract next: on the first of its billing days from that date on, once the contract has
// begun. None when all of it is billed.
std::optional<QDate> nextGroupBillingDate(const Terms &terms, QDate billedUntil, int billingDay, QDate from);

// The lines of the period that begins on that billing day, in the order of the members, which are billed up to
// its end from then on. The days that a line has in each month from billing day to billing day cost their part
// of the month; a contract's last line makes up the sum of its instalments, so that a group never changes what
// a contract costs.
std::vector<GroupLine> billPeriod(std::vector<GroupMember> &members, QDate billingDay);

} // namespace onhire
