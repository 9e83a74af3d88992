// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/base/json_writer.h"
#include "core/base/text.h"
#include "core/data/db/transaction.h"
#include "core/domain/tenants/api_key.h"
#include "core/services/changes/change.h"
#include "core/services/tenants/control_notice.h"
#include "core/services/tenants/tenants.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

const QVariant Null = QVariant(QMetaType(QMetaType::QString));

Result<QStringList> permissionsOf(const NewKey &wanted)
{
    QList<Fault> faults;
    if (cleaned(wanted.name).isEmpty())
        faults.append({u"name"_s, Fault::Kind::Required, u"A key needs a name."_s});
    for (const QString &permission : wanted.permissions) {
        if (!Permissions::known().contains(permission))
            faults.append({u"permissions"_s, Fault::Kind::InvalidEnumValue,
                           u"%1 is not a permission. Permissions are: %2."_s.arg(
                               permission, Permissions::known().join(u", "))});
    }
    const auto ofRole = Permissions::ofRole(wanted.role);
    if (wanted.permissions.isEmpty() && !ofRole)
        faults.append(
            {u"role"_s, Fault::Kind::InvalidEnumValue,
             u"%1 is not a role. Roles are: %2."_s.arg(wanted.role, Permissions::roles().join(u", "))});
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    return wanted.permissions.isEmpty() ? ofRole->names() : wanted.permissions;
}

QString jsonList(const QStringList &texts)
{
    JsonWriter json;
    json.beginArray();
    for (const QString &text : texts)
        json.value(text);
    json.endArray();
    return QString::fromUtf8(json.take());
}

// The entry of the audit log: what the key may do, never what proves it.
QString keyJson(const QString &keyId, const QString &name, const QStringList &permissions)
{
    JsonWriter json;
    json.beginObject().member("keyId"_L1, keyId).member("name"_L1, name);
    json.key("permissions"_L1).raw(jsonList(permissions).toUtf8()).endObject();
    return QString::fromUtf8(json.take());
}

} // namespace

Result<IssuedKey> createKey(const Context &context, const NewKey &wanted)
{
    ONHIRE_ASSIGN(const QStringList permissions, permissionsOf(wanted));
    const QDateTime now = context.clock.now();
    const ApiKey key = ApiKey::generate();
    const QString keyId = newId(IdKind::Key, now);
    const Tenant &tenant = *context.tenant;
    const QString name = cleaned(wanted.name);
    const QVariant expiry = wanted.expiresAt ? QVariant(toTimestamp(*wanted.expiresAt)) : Null;
    const auto write = [&](Connection &connection) -> Result<IssuedKey> {
        ONHIRE_TRY(connection.run(context.scope(), sql::keys::add,
                                  {keyId, key.publicId, tenant.organisationId, jsonList({tenant.id}), name,
                                   QString::fromLatin1(key.secretHash()),
                                   wanted.permissions.isEmpty() ? wanted.role : u"custom"_s,
                                   jsonList(permissions), toTimestamp(now), expiry}));
        ONHIRE_TRY(connection.run(context.scope(), sql::audit::record,
                                  {tenant.id, changeJson(context, u"api_key.create"_s), keyId, Null,
                                   keyJson(keyId, name, permissions)}));
        return IssuedKey{keyId, key.text()};
    };
    return inTransaction(context.database, context.scope(), write);
}

static Result<void> revoke(const Context &context, const QString &keyId)
{
    const auto write = [&](Connection &connection) -> Result<void> {
        ONHIRE_TRY(
            connection.run(context.scope(), sql::keys::revoke, {keyId, toTimestamp(context.clock.now())}));
        ONHIRE_TRY(
            connection.run(context.scope(), sql::audit::record,
                           {context.tenant->id, changeJson(context, u"api_key.revoke"_s), keyId, Null, Null}));
        return announceControlChange(connection, context.scope());
    };
    return inTransaction(context.database, context.scope(), write);
}

Result<void> revokeKey(Database &database, const Clock &clock, const QString &keyId)
{
    ONHIRE_ASSIGN(Rows owner, database.connection().run(Scope::control(), sql::keys::owner, {keyId}));
    if (!owner.next())
        return Failure(Error{ErrorCode::NotFound, keyId});
    ONHIRE_ASSIGN(TenantPointer tenant, findTenant(database.connection(), owner.text(0)));
    if (!tenant)
        return Failure(Error::internal(u"the key %1 belongs to no tenant"_s.arg(keyId)));
    return revoke({database, tenant, {}, {}, clock}, keyId);
}

Result<Record> revokeKey(const Context &context, const QString &keyId)
{
    ONHIRE_TRY(findKey(context, keyId));
    ONHIRE_TRY(revoke(context, keyId));
    return findKey(context, keyId);
}

Result<QList<KeyListing>> listKeys(Database &database)
{
    ONHIRE_ASSIGN(Rows rows, database.connection().run(Scope::control(), sql::keys::every));
    QList<KeyListing> keys;
    while (rows.next())
        keys.append({rows.text(0), rows.text(1), rows.text(2), rows.text(3), rows.text(4), rows.text(5),
                     rows.text(6), rows.text(7), rows.text(8), rows.text(9), rows.integer(10)});
    return keys;
}

} // namespace onhire
