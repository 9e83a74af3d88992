// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/subscriptions/subscription_changes.h"

#include "core/services/changes/change.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<Record> changeSubscription(Connection &connection, const Context &context, const QString &rentalId,
                                  const SubscriptionChange &change)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(context.scope(), sql::subscriptions::revise,
                                 {context.tenant->id, changeJson(context, change.action, change.events),
                                  rentalId, QString::fromUtf8(change.columns)}));
    if (!rows.next())
        return Failure(Error::internal(u"a locked subscription vanished"_s));
    context.announce(rentalId);
    return Record{rows.text(0), rows.utf8(1), int(rows.integer(2))};
}

} // namespace onhire
