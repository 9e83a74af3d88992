// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/audit/history.h"
#include "core/services/subscriptions/subscriptions.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<Record> findSubscription(const Context &context, const QString &rentalId)
{
    ONHIRE_ASSIGN(Rows rows,
                  context.database.connection().run(context.scope(), sql::subscriptions::find,
                                                    {context.tenant->id, rentalId}));
    if (!rows.next())
        return Failure(Error{ErrorCode::NotFound, rentalId});
    return Record{rows.text(0), rows.utf8(1), int(rows.integer(2))};
}

Result<QByteArray> subscriptionHistory(const Context &context, const QString &rentalId)
{
    ONHIRE_ASSIGN(const Record subscription, findSubscription(context, rentalId));
    return wholeHistoryOf(context, subscription.id, "subscription."_L1);
}

} // namespace onhire
