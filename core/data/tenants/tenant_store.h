// SPDX-License-Identifier: GPL-3.0-or-later
// Tenants and API keys as the database keeps them.
#pragma once

#include "core/data/db/connection.h"
#include "core/domain/tenants/permission.h"
#include "core/domain/tenants/tenant.h"

#include <memory>
#include <optional>

namespace onhire {

using TenantPointer = std::shared_ptr<const Tenant>;

Result<TenantPointer> findTenant(Connection &connection, const QString &tenantId); // null: there is none
Result<TenantPointer> tenantFrom(const Rows &rows); // a row of tenants/columns
Result<QList<TenantPointer>> everyTenant(Connection &connection);

struct KeyGrant
{
    QString keyId, name, organisationId;
    QStringList tenantIds;
    QByteArray secretHash; // hexadecimal
    Permissions permissions;
    std::optional<QDateTime> expiresAt;
    bool revoked = false;
};

Result<std::shared_ptr<const KeyGrant>> findKey(Connection &connection, const QString &publicId); // null: none

} // namespace onhire
