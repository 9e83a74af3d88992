// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/invoices/service_days.h"

#include <algorithm>

namespace onhire {

std::optional<ServiceDays> serviceDaysIn(const JsonValue &record)
{
    const QDate start = QDate::fromString(record[u"periodStart"].toString(), Qt::ISODate);
    const QDate end = QDate::fromString(record[u"periodEnd"].toString(), Qt::ISODate);
    if (!start.isValid() || !end.isValid() || end <= start)
        return {};
    return ServiceDays{start, end.addDays(-1)};
}

std::optional<ServiceDays> serviceDaysOfAll(const JsonValue &invoice)
{
    std::optional<ServiceDays> all;
    for (const JsonValue &line : invoice[u"lineItems"].elements()) {
        const auto days = serviceDaysIn(line);
        if (days && all)
            all = ServiceDays{std::min(all->first, days->first), std::max(all->last, days->last)};
        else if (days)
            all = days;
    }
    return all ? all : serviceDaysIn(invoice);
}

} // namespace onhire
