// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/base/json_writer.h"
#include "core/base/text.h"
#include "core/data/audit/audit_store.h"
#include "core/domain/shown_name.h"
#include "core/domain/tenants/api_key.h"
#include "core/services/changes/change.h"
#include "core/services/still_transaction.h"
#include "core/services/tenants/control_notice.h"
#include "core/services/tenants/tenants.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<QStringList> permissionsOf(const NewKey &wanted)
{
    QList<Fault> faults;
    if (cleaned(wanted.name).isEmpty())
        faults.append({u"name"_s, Fault::Kind::Required, u"A key needs a name."_s});
    faults += faultsOfShownName(u"name"_s, wanted.name);
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

// The entry of the audit log: what the key may do, never what proves it.
QByteArray keyJson(const QString &keyId, const QString &name, const QStringList &permissions)
{
    JsonWriter json;
    json.beginObject().member("keyId"_L1, keyId).member("name"_L1, name);
    json.key("permissions"_L1).beginArray();
    for (const QString &permission : permissions)
        json.value(permission);
    return json.endArray().endObject().take();
}

} // namespace

Result<IssuedKey> createKey(const Context &context, const NewKey &wanted)
{
    ONHIRE_ASSIGN(const QStringList permissions, permissionsOf(wanted));
    const ApiKey key = ApiKey::generate();
    const Tenant &tenant = *context.tenant;
    const QString name = cleaned(wanted.name);
    const auto write = [&](Connection &connection, const Context &still) -> Result<IssuedKey> {
        const QDateTime now = still.clock.now();
        const QString keyId = newId(IdKind::Key, now);
        ONHIRE_TRY(insertKey(connection,
                             {.keyId = keyId,
                              .publicId = key.publicId,
                              .organisationId = tenant.organisationId,
                              .tenantId = tenant.id,
                              .name = name,
                              .secretHash = key.secretHash(),
                              .role = wanted.permissions.isEmpty() ? wanted.role : u"custom"_s,
                              .permissions = permissions,
                              .createdAt = now,
                              .expiresAt = wanted.expiresAt}));
        ONHIRE_TRY(insertAuditEntry(connection, still.scope(), changeJson(still, u"api_key.create"_s), keyId,
                                    keyJson(keyId, name, permissions)));
        return IssuedKey{keyId, key.text()};
    };
    return inTransactionStill(context, write);
}

static Result<void> revoke(const Context &context, const QString &keyId)
{
    const auto write = [&](Connection &connection, const Context &still) -> Result<void> {
        ONHIRE_TRY(endKey(connection, still.scope(), keyId, still.clock.now()));
        ONHIRE_TRY(insertAuditEntry(connection, still.scope(), changeJson(still, u"api_key.revoke"_s), keyId));
        return announceControlChange(connection, still.scope());
    };
    return inTransactionStill(context, write);
}

Result<void> revokeKey(Database &database, const Clock &clock, const QString &keyId)
{
    ONHIRE_ASSIGN(const auto tenantId, tenantOfKey(database.connection(), keyId));
    if (!tenantId)
        return Failure(Error{ErrorCode::NotFound, keyId});
    ONHIRE_ASSIGN(TenantPointer tenant, findTenant(database.connection(), *tenantId));
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
    return everyKey(database.connection());
}

} // namespace onhire
