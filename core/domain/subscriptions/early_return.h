// SPDX-License-Identifier: GPL-3.0-or-later
// What a customer pays to give the device back before the contract ends, by the tenant's method.
#pragma once

#include "core/domain/subscriptions/standing.h"

namespace onhire {

class Settings;

enum class EarlyReturnMethod { RemainingMonths, Flat, None };

struct EarlyReturnQuote
{
    EarlyReturnMethod method = EarlyReturnMethod::RemainingMonths;
    Money fee;
    Remainder remainder;
    Money monthlyAmount;
    Decimal feePercent; // that was taken: none by the other methods and in the grace period
    bool inGracePeriod = false; // the first days are free
    int daysFromStart = 0;
    Recovery recovery; // once the fee is paid
};

EarlyReturnQuote quoteEarlyReturn(const Standing &standing, const Settings &settings, int exponent);

} // namespace onhire
