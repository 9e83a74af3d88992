// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/text/contract_days.h"

#include "core/domain/subscriptions/subscription.h"

namespace onhire {

static QDate dayOf(const JsonValue &date)
{
    return QDate::fromString(date.toString().left(10), Qt::ISODate);
}

QDate endOfContract(const JsonValue &subscription, const QTimeZone &zone)
{
    return actualEnd(dayOf(subscription[u"endDate"]), subscription[u"endedAt"].toString(), zone);
}

// Of one that has reached its end and waits for a decision, no return is agreed.
QDate agreedReturnOf(const JsonValue &subscription)
{
    const JsonValue &ending = subscription[u"ending"];
    const auto type = endingTypeNamed(ending[u"type"].toString());
    return type && type != EndingType::ContractEnd ? dayOf(ending[u"scheduledEndDate"]) : QDate();
}

} // namespace onhire
