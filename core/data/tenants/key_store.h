// SPDX-License-Identifier: GPL-3.0-or-later
// API keys as the database keeps them.
#pragma once

#include "core/data/db/record.h"
#include "core/domain/tenants/permission.h"

#include <QDateTime>
#include <QHash>

#include <memory>

namespace onhire {

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

// As the API shows it; none if no such key may name the tenant.
Result<std::optional<Record>> showKey(Connection &connection, const QString &tenantId, const QString &keyId);

struct KeyListing
{
    QString keyId, publicId, name, tenants, role, permissions, createdAt, expiresAt, revokedAt, lastUsedAt;
    qint64 useCount = 0;
};
Result<QList<KeyListing>> everyKey(Connection &connection);

// A tenant that the key may name: null if it may name none, none if there is no such key.
Result<std::optional<QString>> tenantOfKey(Connection &connection, const QString &keyId);

struct KeyToAdd
{
    QString keyId, publicId, organisationId, tenantId, name;
    QByteArray secretHash; // hexadecimal
    QString role;
    QStringList permissions;
    QDateTime createdAt;
    std::optional<QDateTime> expiresAt;
};
Result<void> insertKey(Connection &connection, const KeyToAdd &key);

// One that is revoked already stays revoked since then.
Result<void> endKey(Connection &connection, const Scope &scope, const QString &keyId, const QDateTime &now);

struct KeyUse
{
    qint64 count = 0; // since the last time
    QDateTime last;
};
Result<void> addKeyUses(Connection &connection, const QHash<QString, KeyUse> &uses); // by the keys' ids

} // namespace onhire
