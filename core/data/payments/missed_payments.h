// SPDX-License-Identifier: GPL-3.0-or-later
// The payments that a customer should have made by now.
#pragma once

#include "core/data/db/connection.h"

#include <QDate>

namespace onhire {

struct MissedPayments
{
    qint64 failed = 0, overdue = 0;
};
Result<MissedPayments> missedPayments(Connection &connection, const Scope &scope, const QString &customerId,
                                      QDate today);

} // namespace onhire
