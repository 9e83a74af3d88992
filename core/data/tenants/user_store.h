// SPDX-License-Identifier: GPL-3.0-or-later
// Users as the database keeps them. A login is written as it is compared.
#pragma once

#include "core/data/db/connection.h"

#include <QDateTime>

#include <optional>

namespace onhire {

struct StoredUser
{
    QString userId, organisationId, displayName, passwordHash, role;
    bool disabled = false;
};
Result<std::optional<StoredUser>> findUser(Connection &connection, const QString &login);
Result<std::optional<StoredUser>> findUserById(Connection &connection, const QString &userId);

struct UserListing
{
    QString userId, login, displayName, role, createdAt;
    bool disabled = false;
};
Result<QList<UserListing>> everyUser(Connection &connection);

struct UserToAdd
{
    QString userId, organisationId, login, displayName, passwordHash, role;
    QDateTime createdAt;
};
Result<void> insertUser(Connection &connection, const UserToAdd &user);

// False if there is no such user.
Result<bool> savePasswordHash(Connection &connection, const QString &login, const QString &hash);
// False if that is not the user's password any more.
Result<bool> replacePasswordHash(Connection &connection, const StoredUser &user, const QString &hash);

} // namespace onhire
