// SPDX-License-Identifier: GPL-3.0-or-later
// What a customer pays to keep the device, by the tenant's method.
#pragma once

#include "core/base/result.h"
#include "core/domain/subscriptions/standing.h"

namespace onhire {

class Settings;

enum class BuyoutMethod { RemainingPlusResidual, Remaining, ListPricePercent, Flat };

QLatin1StringView nameOf(BuyoutMethod method);

struct BuyoutQuote
{
    BuyoutMethod method = BuyoutMethod::RemainingPlusResidual;
    Money price;
    Remainder remainder; // a part of the price by the first two methods only
    Money residualValue; // what the device itself counts for
    Money monthlyAmount;
    Decimal listPricePercent; // where the method takes one; zero, else
    Recovery recovery; // once the price is paid
};

// INVALID_BUYOUT_PRICE when the method asks for a list price and none is known.
Result<BuyoutQuote> quoteBuyout(const Standing &standing, const Settings &settings, int exponent);

} // namespace onhire
