// SPDX-License-Identifier: GPL-3.0-or-later
// What was paid for days on which a subscription does not run any more.
#pragma once

#include "core/base/calendar.h"
#include "core/data/db/connection.h"

#include <QStringList>

namespace onhire {

struct UnusedPayment
{
    QString rentalId;
    QDate unusedFrom;
    QString paymentId;
};
// What was paid of the subscriptions that this one came after by upgrades, for days that nobody uses; the
// last first.
Result<QList<UnusedPayment>> unusedOfPredecessors(Connection &connection, const Scope &scope,
                                                  const QString &rentalId);

// The payments of a subscription that were paid for periods which begin after that day.
Result<QStringList> paidAhead(Connection &connection, const Scope &scope, const QString &rentalId, QDate day);

} // namespace onhire
