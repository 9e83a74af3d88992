// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/payments/missed_payments.h"

#include "onhire/sql.h"

namespace onhire {

Result<MissedPayments> missedPayments(Connection &connection, const Scope &scope, const QString &customerId,
                                      QDate today)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::payments::missed_of,
                                 {scope.name(), customerId, today.toString(Qt::ISODate)}));
    return rows.next() ? MissedPayments{rows.integer(0), rows.integer(1)} : MissedPayments();
}

} // namespace onhire
