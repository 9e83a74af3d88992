// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/subscriptions/early_return.h"

#include "core/domain/tenants/settings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

EarlyReturnMethod earlyReturnMethodOf(const Settings &settings)
{
    const QString &name = settings.text("earlyReturn.method"_L1);
    if (name == "flat"_L1)
        return EarlyReturnMethod::Flat;
    return name == "none"_L1 ? EarlyReturnMethod::None : EarlyReturnMethod::RemainingMonths;
}

// Months × monthly amount × percent, rounded once: the value of what remains is rounded already.
Money shareOfRemainder(const EarlyReturnQuote &quote)
{
    const Decimal &months = quote.remainder.months, &percent = quote.feePercent;
    // 120 months of the largest amount fit, with their four decimals, too; of these at most 100 % are taken
    return *quote.monthlyAmount.times(months.value)->percent({percent.value, percent.scale + months.scale});
}

void charge(EarlyReturnQuote &quote, const Settings &settings, int exponent)
{
    switch (quote.method) {
    case EarlyReturnMethod::RemainingMonths:
        quote.feePercent = settings.decimal("earlyReturn.feePercent"_L1);
        quote.fee = shareOfRemainder(quote);
        break;
    case EarlyReturnMethod::Flat:
        quote.fee = Money::fromDecimal(settings.decimal("earlyReturn.flatFee"_L1), exponent).value_or(Money());
        break;
    case EarlyReturnMethod::None: break;
    }
}

} // namespace

EarlyReturnQuote quoteEarlyReturn(const Standing &standing, const Settings &settings, int exponent)
{
    EarlyReturnQuote quote{.method = earlyReturnMethodOf(settings),
                           .remainder = remainderOf(standing),
                           .monthlyAmount = standing.monthlyAmount};
    quote.daysFromStart = int(std::max<qint64>(0, standing.terms.start.daysTo(standing.today)));
    quote.inGracePeriod = quote.daysFromStart < settings.integer("earlyReturn.graceDays"_L1);
    if (!quote.inGracePeriod)
        charge(quote, settings, exponent);
    quote.recovery = recoveryWith(standing, quote.fee);
    return quote;
}

} // namespace onhire
