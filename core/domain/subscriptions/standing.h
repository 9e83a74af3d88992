// SPDX-License-Identifier: GPL-3.0-or-later
// Where a contract stands on a day: what prices of leaving it early are worked out from.
#pragma once

#include "core/domain/subscriptions/schedule.h"

#include <optional>

namespace onhire {

class Settings;

struct Standing
{
    QDate today;
    Terms terms;
    std::vector<DateRange> owed; // what is charged and stays so, in its order
    Money monthlyAmount;
    std::optional<Money> listPrice, acquisitionCost;
    Money totalCollected; // without tax
    Decimal taxInPrices; // percent; zero where prices are without tax
};

// The tax that prices contain: the tenant's, or the customer's own.
Decimal taxInPrices(const Settings &settings, const std::optional<Decimal> &ownRate);

// What is left of the contract: months that are not owed yet, and what they would have cost.
struct Remainder
{
    Decimal months; // four decimals
    int wholeMonths = 0; // rounded
    Money value; // months × monthly amount
};
Remainder remainderOf(const Standing &standing);

// What the device has brought in when that price is paid on top, without tax, and whether it has paid for
// itself. Nothing is said of a device whose cost is unknown or nothing.
struct Recovery
{
    std::optional<Money> acquisitionCost;
    Money collectedBefore, collected;
    std::optional<Money> margin;
    std::optional<Decimal> marginPercent, recoveredPercent; // of the acquisition cost, one decimal
};
Recovery recoveryWith(const Standing &standing, Money price);

// One decimal; none of nothing.
std::optional<Decimal> percentOf(Money part, Money whole);

QByteArray decimalJson(const Decimal &decimal); // 10.3103

} // namespace onhire
