// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/subscriptions/standing_of.h"

#include "core/services/moment.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

Result<std::optional<SubscriptionStanding>> standingRow(Connection &connection, const Context &context,
                                                        const QString &rentalId)
{
    return subscriptionStanding(connection, context.scope(), rentalId, todayOf(context));
}

// All instalments that have begun are owed, though the billing run may still have to come to them.
static std::vector<DateRange> withBegun(std::vector<DateRange> owed, const Terms &terms, QDate today)
{
    const QDate day = std::min(today, endOf(terms).addDays(-1));
    if (day < terms.start)
        return owed;
    const auto charged = std::ranges::find_if(
        owed, [day](const DateRange &each) { return each.start <= day && day < each.end; });
    const DateRange begun{
        terms.start,
        charged != owed.end() ? charged->end : monthlyPeriod(terms.start, periodIndexAt(terms.start, day)).end};
    std::erase_if(owed, [&](const DateRange &each) { return each.end <= begun.end; });
    owed.insert(owed.begin(), begun);
    return owed;
}

Standing standingOf(const Context &context, const SubscriptionStanding &row)
{
    return {.today = todayOf(context),
            .terms = row.state.terms,
            .owed = withBegun(row.owed, row.state.terms, todayOf(context)),
            .monthlyAmount = row.state.monthlyAmount,
            .listPrice = row.state.listPrice,
            .acquisitionCost = row.state.acquisitionCost,
            .totalCollected = Money::fromMinor(row.state.totalCollected.minor() - row.takenBack.minor()),
            .taxInPrices = taxInPrices(context.tenant->settings, row.state.taxRate)};
}

Result<Standing> standingOf(Connection &connection, const Context &context, const QString &rentalId)
{
    ONHIRE_ASSIGN(const auto row, standingRow(connection, context, rentalId));
    if (!row)
        return Failure(Error::internal(u"a locked subscription vanished"_s));
    return standingOf(context, *row);
}

Result<QDate> checkEffectiveDate(const Standing &standing, std::optional<QDate> wanted)
{
    const QDate date = wanted.value_or(standing.today);
    const QString path = u"effectiveDate"_s;
    if (date > standing.today)
        return Failure(Error::invalid(path, Fault::Kind::TooBig, u"Must not be in the future."_s));
    if (wanted && date < standing.terms.start)
        return Failure(Error::invalid(path, Fault::Kind::TooSmall,
                                      u"Must not be before the start of the "
                                      "contract."_s));
    return date;
}

} // namespace onhire
