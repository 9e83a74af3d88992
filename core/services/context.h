// SPDX-License-Identifier: GPL-3.0-or-later
// What every operation needs to know: for which tenant it runs, who asks, where from, and what time it is.
#pragma once

#include "core/base/clock.h"
#include "core/data/db/database.h"
#include "core/data/db/record.h"
#include "core/domain/tenants/tenant.h"
#include "core/services/change_feed.h"

#include <memory>

namespace onhire {

struct FileRoom;
class SecretBox;
struct Placing;
struct Renting;
template <typename Command>
class Together;

struct Actor
{
    QString kind = QStringLiteral("system"); // api_key, user, system
    QString id = QStringLiteral("system");
    QString name = QStringLiteral("Onhire");
};

struct Origin
{
    QString address = QStringLiteral("local");
    QString requestId;
};

// With whom a command is done together; null where nobody else does the same at the same moment.
struct Others
{
    Together<Placing> *placing = nullptr;
    Together<Renting> *renting = nullptr;
};

struct Context
{
    Database &database;
    std::shared_ptr<const Tenant> tenant;
    Actor actor;
    Origin origin;
    const Clock &clock;
    ChangeFeed *feed = nullptr;
    const FileRoom *files = nullptr; // null where contents of files are not at hand
    const SecretBox *secrets = nullptr; // null where the key that seals them is not at hand
    Others others = {};

    Scope scope() const { return Scope::tenant(tenant->id); }
    // Tells the other programs on this database, once the change is committed.
    void announce(const QString &recordId) const
    {
        if (feed)
            database.connection().afterCommit(
                [feed = feed, tenantId = tenant->id, recordId] { feed->note(tenantId, recordId); });
    }
    // A sandbox tenant lives by its own clock once that has been set.
    QDateTime now() const { return tenant->testNow ? *tenant->testNow : clock.now(); }
};

} // namespace onhire
