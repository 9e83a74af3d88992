// SPDX-License-Identifier: GPL-3.0-or-later
// Payments that are late, which of them have had their fee, and failed ones that are to be tried again.
#pragma once

#include "core/data/db/connection.h"

#include <QDateTime>
#include <QStringList>

namespace onhire {

// Ids of those that were due before that date, are open and have had no fee; the longest overdue first.
Result<QStringList> latePayments(Connection &connection, const Scope &scope, QDate dueBefore, int most);

Result<QStringList> paymentsToRetry(Connection &connection, const Scope &scope, const QDateTime &before,
                                    int most);

} // namespace onhire
