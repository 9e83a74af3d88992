// SPDX-License-Identifier: GPL-3.0-or-later
// What a billing group charges: on its day of the month, for each of its rentals, all that is not billed yet up
// to the day of the next month. A pure function of the contracts and of what was billed.
#pragma once

#include "core/domain/billing/contract_billing.h"

namespace onhire {

struct GroupLine
{
    QString rentalId;
    QString title;
    ContractCharge charge;
};

DateRange groupPeriodFrom(QDate billingDay); // that day to the same of the next month

// When a group bills a contract next: on the first of its billing days from that date on, once the contract has
// begun. None when all of it is billed.
std::optional<QDate> nextGroupBillingDate(const Terms &terms, QDate billedUntil, int billingDay, QDate from);

// The lines of the period that begins on that billing day, in the order of the members, which are billed up to
// its end from then on. The days that a line has in each month from billing day to billing day cost their part
// of the month. One that begins later has none yet: its first days come with the first billing day after that.
std::vector<GroupLine> billPeriod(std::vector<ContractToBill> &members, QDate billingDay);

// A contract that has gone on by itself for a month before goes on so through the whole period that begins on a
// billing day that is charged: the invoice of that day has all of its days, like those of the other members,
// and does not ask for some of them a month later. The time that was agreed comes first: nobody is charged for
// days beyond it before it is over, nor is a longer term begun before its day. However early a day is charged,
// nobody goes on further than it takes to be covered for a month from today: whoever returns a device does not
// owe more than that.
struct RenewedAhead
{
    QString rentalId;
    int months = 0;
};
// Those of them that do, if anything is to be charged of the members on that day.
std::vector<RenewedAhead> renewThrough(std::vector<ContractToBill> &members, QDate billingDay, QDate today);

// What a group will charge of one contract that ends as it does now, from that billing day on.
struct LineAhead
{
    QDate day; // the billing day
    DateRange period;
    Money price; // less the credit that it takes
};
std::vector<LineAhead> linesAhead(ContractToBill member, QDate billingDay);

// What the group charges on its billing day in a month (given by its first day), else on the first that brings
// lines. The months before it are billed first, in their order, as they will be. Contracts that go on by
// themselves do so when they are over.
struct GroupBill
{
    QDate day;
    std::vector<GroupLine> lines; // none: nothing will be charged
};
struct BillingDays
{
    QDate next; // on which something is to be charged, as the contracts are
    QDate first = {}; // that nothing was charged for; `next`, unless given
    int horizon = 0; // so many days before it a day is charged
    QDate today = {}; // nothing is charged before it any more
};
GroupBill billAhead(std::vector<ContractToBill> members, const BillingDays &days, std::optional<QDate> month);

} // namespace onhire
