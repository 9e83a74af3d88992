// SPDX-License-Identifier: GPL-3.0-or-later
// What has been charged for a subscription.
#pragma once

#include "core/base/calendar.h"
#include "core/base/money.h"
#include "core/data/db/connection.h"

namespace onhire {

struct ChargedPeriod
{
    DateRange period;
    QDate due;
    Money amount, tax;
    QString status, paymentId; // of its payment
};
// What stands first, then what was cancelled, the latest first.
Result<QList<ChargedPeriod>> chargedPeriods(Connection &connection, const Scope &scope,
                                            const QString &rentalId);

enum class AgreedPrices { WithTax, WithoutTax };

// What was paid for days from that one on, at the prices that were agreed.
Result<Money> paidFrom(Connection &connection, const Scope &scope, const QString &rentalId, QDate day,
                       AgreedPrices prices);

} // namespace onhire
