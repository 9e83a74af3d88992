// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/subscriptions/subscription_store.h"
#include "core/services/audit/history.h"
#include "core/services/subscriptions/subscriptions.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<Record> findSubscription(const Context &context, const QString &rentalId)
{
    const Viewpoint viewpoint(*context.tenant, context.now());
    ONHIRE_ASSIGN(auto found,
                  showSubscription(context.database.connection(), context.scope(), rentalId, viewpoint));
    if (!found)
        return Failure(Error{ErrorCode::NotFound, rentalId});
    return Record{rentalId, std::move(found->json), found->version};
}

Result<QByteArray> subscriptionHistory(const Context &context, const QString &rentalId)
{
    ONHIRE_ASSIGN(const Record subscription, findSubscription(context, rentalId));
    return wholeHistoryOf(context, subscription.id, "subscription."_L1);
}

} // namespace onhire
