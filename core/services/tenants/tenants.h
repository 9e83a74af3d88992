// SPDX-License-Identifier: GPL-3.0-or-later
// What stands above the tenants' data: making tenants, keys and users. For the command line and the settings
// screen.
#pragma once

#include "core/data/tenants/key_list.h"
#include "core/data/tenants/key_store.h"
#include "core/data/tenants/tenant_store.h"
#include "core/data/tenants/user_store.h"
#include "core/services/context.h"

namespace onhire {

struct NewTenant
{
    QString name;
    QString organisationId; // empty: an organisation of its own
    Tier tier = Tier::Growth;
    QString currency = QStringLiteral("EUR");
    QString timeZone = QStringLiteral("Europe/Berlin");
    bool sandbox = false;
};
QList<Fault> faultsOfTenantName(const QString &name);
Result<TenantPointer> createTenant(Database &database, const Clock &clock, const NewTenant &wanted);

Result<void> setTier(const Context &context, Tier tier);

// Writes settings and, if one is given, another name of the tenant, all or none; null takes the tenant's choice
// back, so that the default holds again.
Result<void> setSettings(const Context &context, const QList<JsonValue::Member> &values,
                         std::optional<int> expectedVersion = {}, const std::optional<QString> &name = {});
Result<void> setSetting(const Context &context, const QString &key, const JsonValue &value);
Result<void> renameTenant(const Context &context, const QString &name);

// Moves the clock of a sandbox tenant forward; from then on it stands still where it was set.
Result<void> setTestClock(const Context &context, const QDateTime &now);

struct NewKey
{
    QString name;
    QString role = QStringLiteral("admin");
    QStringList permissions; // empty: those of the role
    std::optional<QDateTime> expiresAt;
};
struct IssuedKey
{
    QString keyId;
    QString apiKey; // the only time that it is seen
};
Result<IssuedKey> createKey(const Context &context, const NewKey &wanted);
Result<void> revokeKey(Database &database, const Clock &clock, const QString &keyId);

// The keys that may name the context's tenant.
Result<ListPage> listKeys(const Context &context, const ListRequest &request);
Result<Record> findKey(const Context &context, const QString &keyId);
Result<Record> revokeKey(const Context &context, const QString &keyId);

Result<QList<KeyListing>> listKeys(Database &database);

inline constexpr int ShortestPassword = 8; // characters

struct NewUser
{
    QString organisationId, login, displayName, password, role;
};
Result<QString> createUser(Database &database, const Clock &clock, const NewUser &wanted);
Result<void> setPassword(Database &database, const QString &login, const QString &password);

// By the user, who proves it with the current one: a fault of currentPassword if that is another.
struct PasswordChange
{
    QString userId, currentPassword, password;
};
Result<void> changePassword(Database &database, const PasswordChange &change);

Result<QList<UserListing>> listUsers(Database &database);

struct SignedInUser
{
    QString userId, organisationId, displayName;
    Permissions permissions;
};
// INVALID_TOKEN when login and password do not belong together, or the user is disabled.
Result<SignedInUser> signIn(Database &database, const QString &login, const QString &password);

} // namespace onhire
