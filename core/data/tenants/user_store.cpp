// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/tenants/user_store.h"

#include "core/base/clock.h"
#include "onhire/sql.h"

namespace onhire {

static std::optional<StoredUser> userIn(Rows rows)
{
    if (!rows.next())
        return std::nullopt;
    return StoredUser{rows.text(0), rows.text(1), rows.text(3), rows.text(4), rows.text(5), rows.flag(6)};
}

Result<std::optional<StoredUser>> findUser(Connection &connection, const QString &login)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(Scope::control(), sql::users::find, {login}));
    return userIn(std::move(rows));
}

Result<std::optional<StoredUser>> findUserById(Connection &connection, const QString &userId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(Scope::control(), sql::users::find_by_id, {userId}));
    return userIn(std::move(rows));
}

Result<QList<UserListing>> everyUser(Connection &connection)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(Scope::control(), sql::users::every));
    QList<UserListing> users;
    while (rows.next())
        users.append({rows.text(0), rows.text(1), rows.text(2), rows.text(3), rows.text(4), rows.flag(5)});
    return users;
}

Result<void> insertUser(Connection &connection, const UserToAdd &user)
{
    ONHIRE_TRY(connection.run(Scope::control(), sql::users::add,
                              {user.userId, user.organisationId, user.login, user.displayName,
                               user.passwordHash, user.role, toTimestamp(user.createdAt)}));
    return {};
}

Result<bool> savePasswordHash(Connection &connection, const QString &login, const QString &hash)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(Scope::control(), sql::users::set_password, {login, hash}));
    return rows.affected() > 0;
}

Result<bool> replacePasswordHash(Connection &connection, const StoredUser &user, const QString &hash)
{
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(Scope::control(), sql::users::replace_password, {user.userId, user.passwordHash, hash}));
    return rows.affected() > 0;
}

} // namespace onhire
