// SPDX-License-Identifier: GPL-3.0-or-later
// Payments that are late, which of them have had their fee, and failed ones that are to be tried again.
#pragma once

#include "core/data/db/connection.h"

#include <QDateTime>
#include <QStringList>
#include <QTimeZone>

namespace onhire {

struct LatePayments
{
    QDate payableBefore; // due before that date, and made before it in that zone
    QTimeZone zone;
    int most = 0;
};
// Ids of those that are open and have had no fee; the longest overdue first.
Result<QStringList> latePayments(Connection &connection, const Scope &scope, const LatePayments &wanted);

Result<QStringList> paymentsToRetry(Connection &connection, const Scope &scope, const QDateTime &before,
                                    int most);

} // namespace onhire
