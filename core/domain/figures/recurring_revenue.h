// SPDX-License-Identifier: GPL-3.0-or-later
// What subscriptions bring each month: the monthly amounts of those that run on the month's last day, without
// tax; of the month that has not ended yet, of those that run today.
#pragma once

#include "core/base/result.h"
#include "core/domain/payments/tax_terms.h"

#include <QDate>
#include <QList>

#include <optional>
#include <vector>

namespace onhire {

// So many subscriptions that cost the same and ran in the same months; fewer than none take away from others.
// Months are given by their first days.
struct RunningSpan
{
    QDate countsFrom;
    std::optional<QDate> endedIn; // the first month in which they do not count any more
    Money monthly; // as agreed: with its tax where prices have it
    qint64 subscriptions = 0;
    std::optional<Decimal> taxRate = {}; // of their own; none: the tenant's
};

struct MonthAmount
{
    QDate month; // its first day
    Money amount;
    friend bool operator==(const MonthAmount &, const MonthAmount &) = default;
};

// Of as many months as there are taxes: those that held at the end of each, of which `last` is the last one.
Result<QList<MonthAmount>> recurringRevenue(const QList<RunningSpan> &spans,
                                            const std::vector<TenantTax> &taxes, QDate last);

} // namespace onhire
