// SPDX-License-Identifier: GPL-3.0-or-later
// What a contract charges and when: a pure function of its terms. Every instalment is counted from the start of
// the contract, never from the one before, so nothing drifts; its periods tile the contract without gap or
// overlap.
#pragma once

#include "core/base/calendar.h"
#include "core/base/money.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace onhire {

constexpr int LongestContract = 120; // months

// Moves the dates on which payments arise; the periods that they pay for stay.
enum class BillingStart { Immediate, FirstOfNextMonth, SameDayNextMonth };

QLatin1StringView nameOf(BillingStart start);
std::optional<BillingStart> billingStartNamed(QStringView name);

struct PriceStep
{
    int fromInstalment = 0; // counted from 0
    Money amount;
    friend bool operator==(const PriceStep &, const PriceStep &) = default;
};

// As the database keeps them: [[0,4990],[12,3990]], amounts in minor units. None for anything else, or when
// the steps do not begin with 0 and rise.
std::optional<std::vector<PriceStep>> readPrices(const QByteArray &json);
QByteArray pricesJson(const std::vector<PriceStep> &prices);

// As the database tells them: [["2026-11-21","2026-12-21"], …].
std::vector<DateRange> readPeriods(const QByteArray &json);

// The same prices up to that instalment, the new one from it on.
std::vector<PriceStep> withPriceFrom(std::vector<PriceStep> prices, int instalment, Money amount);

struct Terms
{
    QDate start;
    int months = 0;
    BillingStart billingStart = BillingStart::Immediate;
    std::vector<PriceStep> prices; // not empty
};

struct Instalment
{
    int index = 0;
    DateRange period; // what it pays for
    QDate date; // on which its payment arises
    Money amount;
    friend bool operator==(const Instalment &, const Instalment &) = default;
};

// Of a contract of which these were charged ahead: they keep what they cost.
std::vector<PriceStep> withPriceFrom(const Terms &terms, int instalment, Money amount,
                                     const std::vector<DateRange> &ahead);

QDate endOf(const Terms &terms); // exclusive
Money priceAt(const Terms &terms, int instalment);
Instalment instalment(const Terms &terms, int index);
// The one whose period begins in that month (2026-11), if there is one.
std::optional<Instalment> instalmentBeginningIn(const Terms &terms, const QString &month);

// What is to be charged next when everything before `billedUntil` was, and everything from `chargedFrom` on: an
// instalment, or what is left of one, by days ÷ days of the whole period. None when nothing is left.
std::optional<Instalment> nextInstalment(const Terms &terms, QDate billedUntil, QDate chargedFrom = {});
std::optional<QDate> nextBillingDate(const Terms &terms, QDate billedUntil);

// What nobody has charged of a contract, instalment by instalment: `charged` in their order, none overlapping
// another.
std::vector<Instalment> unchargedInstalments(const Terms &terms, const std::vector<DateRange> &charged);

// The first instalment of which nothing is billed yet: from here on a new price can hold.
int firstUnbilledInstalment(const Terms &terms, QDate billedUntil);

// What is billed, in months: a part of one by its days ÷ days of the whole period, four decimals.
Decimal monthsElapsed(QDate start, QDate billedUntil);

// What is not billed yet, in months: a part of one by its days ÷ days of the whole period, four decimals.
Decimal monthsRemaining(const Terms &terms, QDate billedUntil);

// The same where something further ahead is charged, too: `charged` as for unchargedInstalments.
Decimal monthsUncharged(const Terms &terms, const std::vector<DateRange> &charged);

Money sumOfInstalments(const Terms &terms);

} // namespace onhire
