// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/data/events/event_store.h"
#include "core/data/webhooks/delivery_store.h"
#include "core/services/webhooks/webhooks.h"

namespace onhire {
namespace {

constexpr int DaysKept = 30;
constexpr int Batch = 1000; // short enough for a statement's time limit, and for whoever waits for these rows
constexpr int MostBatches = 100; // the rest on the next round

using Forget = Result<int>(Connection &, const Scope &, const QString &firstKept, int most);

Result<void> inBatches(Forget &forget, Connection &connection, const Scope &scope, const QString &firstKept)
{
    for (int round = 0; round < MostBatches; ++round) {
        ONHIRE_ASSIGN(const int forgotten, forget(connection, scope, firstKept, Batch));
        if (forgotten < Batch)
            break;
    }
    return {};
}

} // namespace

Result<void> forgetOldEvents(Database &database, const QString &tenantId, const QDateTime &now)
{
    const QDateTime limit = now.addDays(-DaysKept);
    Connection &connection = database.connection();
    const Scope scope = Scope::tenant(tenantId);
    ONHIRE_TRY(inBatches(forgetDeliveries, connection, scope, earliestId(IdKind::WebhookDelivery, limit)));
    return inBatches(forgetEvents, connection, scope, earliestId(IdKind::Event, limit));
}

} // namespace onhire
