// SPDX-License-Identifier: GPL-3.0-or-later
// Tenants as the database keeps them.
#pragma once

#include "core/data/db/connection.h"
#include "core/domain/tenants/tenant.h"

#include <memory>
#include <optional>

namespace onhire {

using TenantPointer = std::shared_ptr<const Tenant>;

Result<TenantPointer> findTenant(Connection &connection, const QString &tenantId); // null: there is none
Result<QList<TenantPointer>> everyTenant(Connection &connection);

// Locks it until the transaction ends, and reads it as it is then.
Result<TenantPointer> lockTenant(Connection &connection, const QString &tenantId); // null: there is none
// The same, but only nobody changes it until then.
Result<TenantPointer> holdTenant(Connection &connection, const QString &tenantId);

Result<bool> organisationExists(Connection &connection, const QString &organisationId);

struct TenantToAdd
{
    QString tenantId, organisationId, name;
    Tier tier = Tier::Growth;
    QString currency, timeZone;
    bool sandbox = false;
    QDateTime createdAt;
};
// With its organisation, unless there is one of that id.
Result<TenantPointer> insertTenant(Connection &connection, const TenantToAdd &tenant);

struct TenantRevision
{
    std::optional<QString> name = {};
    std::optional<Tier> tier = {};
    std::optional<JsonValue> settings = {}; // all that were chosen
    std::optional<QDateTime> testNow = {};
};
// Writes what the revision has, with its change. False if there is no such tenant.
Result<bool> saveTenant(Connection &connection, const QString &tenantId, const QString &change,
                        const TenantRevision &revision);

} // namespace onhire
