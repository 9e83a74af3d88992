// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/billing/late_payments.h"

#include "core/base/clock.h"
#include "onhire/sql.h"

namespace onhire {

static QStringList idsIn(Rows rows)
{
    QStringList ids;
    while (rows.next())
        ids += rows.text(0);
    return ids;
}

Result<QStringList> latePayments(Connection &connection, const Scope &scope, const LatePayments &wanted)
{
    return connection
        .run(scope, sql::billing::late,
             {scope.name(), wanted.payableBefore.toString(Qt::ISODate), wanted.most,
              QString::fromLatin1(wanted.zone.id())})
        .map(idsIn);
}

Result<QStringList> paymentsToRetry(Connection &connection, const Scope &scope, const QDateTime &before,
                                    int most)
{
    return connection.run(scope, sql::billing::to_retry, {scope.name(), toTimestamp(before), most}).map(idsIn);
}

} // namespace onhire
