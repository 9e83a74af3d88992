// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/tenants/tenant_store.h"

#include "core/base/calendar.h"
#include "core/base/json_reader.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

std::optional<QDateTime> optionalTimestamp(const Rows &rows, int column)
{
    return rows.isNull(column) ? std::nullopt : parseTimestamp(rows.text(column));
}

QStringList stringList(const QByteArray &json)
{
    QStringList list;
    if (const auto array = readJson(json)) {
        for (const JsonValue &element : array->elements())
            list += element.toString();
    }
    return list;
}

} // namespace

Result<TenantPointer> tenantFrom(const Rows &rows)
{
    auto tenant = std::make_shared<Tenant>();
    tenant->id = rows.text(0);
    tenant->organisationId = rows.text(1);
    tenant->name = rows.text(2);
    tenant->tier = tierNamed(rows.text(3)).value_or(Tier::Growth);
    tenant->currency = rows.text(4);
    const auto exponent = currencyExponent(tenant->currency);
    const auto zone = timeZoneNamed(rows.text(5));
    const auto settings = readJson(rows.utf8(8));
    if (!exponent || !zone || !settings)
        return Failure(
            Error::internal(u"tenant %1 has an unknown currency, time zone or settings"_s.arg(tenant->id)));
    tenant->exponent = *exponent;
    tenant->zone = *zone;
    tenant->sandbox = rows.flag(6);
    tenant->testNow = optionalTimestamp(rows, 7);
    tenant->settings = Settings(*settings);
    tenant->version = int(rows.integer(9));
    return TenantPointer(std::move(tenant));
}

Result<TenantPointer> findTenant(Connection &connection, const QString &tenantId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(Scope::tenant(tenantId), sql::tenants::find, {tenantId}));
    if (!rows.next())
        return TenantPointer();
    return tenantFrom(rows);
}

Result<QList<TenantPointer>> everyTenant(Connection &connection)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(Scope::control(), sql::tenants::every));
    QList<TenantPointer> tenants;
    while (rows.next()) {
        ONHIRE_ASSIGN(TenantPointer tenant, tenantFrom(rows));
        tenants += tenant;
    }
    return tenants;
}

Result<std::shared_ptr<const KeyGrant>> findKey(Connection &connection, const QString &publicId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(Scope::control(), sql::keys::find, {publicId}));
    if (!rows.next())
        return std::shared_ptr<const KeyGrant>();
    auto key = std::make_shared<KeyGrant>();
    key->keyId = rows.text(0);
    key->name = rows.text(1);
    key->organisationId = rows.text(2);
    key->tenantIds = stringList(rows.utf8(3));
    key->secretHash = rows.utf8(4);
    key->permissions = Permissions(stringList(rows.utf8(5)));
    key->expiresAt = optionalTimestamp(rows, 6);
    key->revoked = rows.flag(7);
    return std::shared_ptr<const KeyGrant>(std::move(key));
}

} // namespace onhire
