// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/subscriptions/standing_of.h"

#include "core/services/moment.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<Standing> standingOf(Connection &connection, const Context &context,
                            const LockedSubscription &subscription)
{
    const QDate today = todayOf(context);
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(context.scope(), sql::subscriptions::owed_until,
                                 {context.tenant->id, subscription.rentalId, today.toString(Qt::ISODate)}));
    if (!rows.next())
        return Failure(Error::internal(u"a locked subscription vanished"_s));
    return Standing{.today = today,
                    .terms = subscription.terms,
                    .owedUntil = QDate::fromString(rows.text(0), Qt::ISODate),
                    .monthlyAmount = subscription.monthlyAmount,
                    .listPrice = subscription.listPrice,
                    .acquisitionCost = subscription.acquisitionCost,
                    .totalCollected = subscription.totalCollected,
                    .taxInPrices = taxInPrices(context.tenant->settings)};
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
