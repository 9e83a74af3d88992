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

// An instalment that has begun is owed, though the billing run may still have to come to it.
static QDate owedUntil(const Context &context, const SubscriptionStanding &row)
{
    const Terms &terms = row.state.terms;
    const QDate day = std::min(todayOf(context), endOf(terms).addDays(-1));
    if (day < terms.start || row.owedUntil > day) // what is charged reaches further
        return row.owedUntil;
    return std::max(row.owedUntil, monthlyPeriod(terms.start, periodIndexAt(terms.start, day)).end);
}

Standing standingOf(const Context &context, const SubscriptionStanding &row)
{
    return {.today = todayOf(context),
            .terms = row.state.terms,
            .owedUntil = owedUntil(context, row),
            .monthlyAmount = row.state.monthlyAmount,
            .listPrice = row.state.listPrice,
            .acquisitionCost = row.state.acquisitionCost,
            .totalCollected = row.state.totalCollected,
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
