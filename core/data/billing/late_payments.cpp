// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/billing/late_payments.h"

#include "onhire/sql.h"

namespace onhire {

Result<QStringList> latePayments(Connection &connection, const Scope &scope, QDate dueBefore, int most)
{
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(scope, sql::billing::late, {scope.name(), dueBefore.toString(Qt::ISODate), most}));
    QStringList ids;
    while (rows.next())
        ids += rows.text(0);
    return ids;
}

Result<bool> noteLateFee(Connection &connection, const Scope &scope, const QString &paymentId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::billing::note_late_fee, {scope.name(), paymentId}));
    return rows.next();
}

} // namespace onhire
