// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/subscriptions/buyout.h"

#include "core/domain/tenants/settings.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr QLatin1StringView methods[] = {"remaining_plus_residual"_L1, "remaining"_L1, "list_price_percent"_L1,
                                         "flat"_L1};

// Settings are checked against their schema before they are kept, so these always have a value.
BuyoutMethod buyoutMethodOf(const Settings &settings)
{
    const auto found = std::find(std::begin(methods), std::end(methods), settings.text("buyout.method"_L1));
    Q_ASSERT(found != std::end(methods));
    return BuyoutMethod(found - std::begin(methods));
}

Money amountOf(const Settings &settings, QLatin1StringView key, int exponent)
{
    return Money::fromDecimal(settings.decimal(key), exponent).value_or(Money());
}

Money share(Money whole, const Decimal &percent)
{
    return *whole.percent(percent); // of at most 100 %, so it fits
}

Money residualOf(const Standing &standing, const Settings &settings, int exponent)
{
    const Money percentage =
        share(standing.acquisitionCost.value_or(Money()), settings.decimal("buyout.residualPercent"_L1));
    return std::max(percentage, amountOf(settings, "buyout.residualMinimum"_L1, exponent));
}

} // namespace

QLatin1StringView nameOf(BuyoutMethod method)
{
    return methods[size_t(method)];
}

Result<BuyoutQuote> quoteBuyout(const Standing &standing, const Settings &settings, int exponent)
{
    BuyoutQuote quote{.method = buyoutMethodOf(settings),
                      .remainder = remainderOf(standing),
                      .monthlyAmount = standing.monthlyAmount};
    switch (quote.method) {
    case BuyoutMethod::RemainingPlusResidual:
        quote.residualValue = residualOf(standing, settings, exponent);
        quote.price = Money::fromMinor(quote.remainder.value.minor() + quote.residualValue.minor());
        break;
    case BuyoutMethod::Remaining: quote.price = quote.remainder.value; break;
    case BuyoutMethod::ListPricePercent:
        if (!standing.listPrice)
            return Failure(Error{ErrorCode::InvalidBuyoutPrice, u"the list price is unknown"_s});
        quote.listPricePercent = settings.decimal("buyout.listPricePercent"_L1);
        quote.residualValue = quote.price = share(*standing.listPrice, quote.listPricePercent);
        break;
    case BuyoutMethod::Flat:
        quote.residualValue = quote.price = amountOf(settings, "buyout.flatFee"_L1, exponent);
        break;
    }
    quote.recovery = recoveryWith(standing, quote.price);
    return quote;
}

} // namespace onhire
