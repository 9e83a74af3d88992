// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/figures/figure_sum.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<Money> toldFigure(std::optional<Money> amount)
{
    if (!amount)
        return Failure(Error::internal(u"the sum of these figures is too large"_s));
    return *amount;
}

Result<void> addTo(Money &sum, Money more)
{
    ONHIRE_ASSIGN(sum, toldFigure(Money::sum(sum, more)));
    return {};
}

Result<Money> marginOf(Money collected, Money spent)
{
    return toldFigure(Money::difference(collected, spent));
}

} // namespace onhire
