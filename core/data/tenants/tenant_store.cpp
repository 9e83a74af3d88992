// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/tenants/tenant_store.h"

#include "core/base/calendar.h"
#include "core/base/clock.h"
#include "core/base/json_reader.h"
#include "core/base/json_writer.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

std::optional<QDateTime> optionalTimestamp(const Rows &rows, int column)
{
    return rows.isNull(column) ? std::nullopt : parseTimestamp(rows.text(column));
}

// A row of tenants/_columns.sql.
Result<TenantPointer> readTenant(const Rows &rows)
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

Result<TenantPointer> found(Connection &connection, const Statement &statement, const QString &tenantId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(Scope::tenant(tenantId), statement, {tenantId}));
    if (!rows.next())
        return TenantPointer();
    return readTenant(rows);
}

QString columnsJson(const TenantRevision &revision)
{
    JsonWriter json;
    json.beginObject();
    if (revision.name)
        json.member("name"_L1, *revision.name);
    if (revision.tier)
        json.member("tier"_L1, nameOf(*revision.tier));
    if (revision.settings)
        json.member("settings"_L1, *revision.settings);
    if (revision.testNow)
        json.member("test_now"_L1, toTimestamp(*revision.testNow));
    json.endObject();
    return QString::fromUtf8(json.take());
}

} // namespace

Result<TenantPointer> findTenant(Connection &connection, const QString &tenantId)
{
    return found(connection, sql::tenants::find, tenantId);
}

Result<QList<TenantPointer>> everyTenant(Connection &connection)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(Scope::control(), sql::tenants::every));
    QList<TenantPointer> tenants;
    while (rows.next()) {
        ONHIRE_ASSIGN(TenantPointer tenant, readTenant(rows));
        tenants += tenant;
    }
    return tenants;
}

Result<TenantPointer> lockTenant(Connection &connection, const QString &tenantId)
{
    ONHIRE_TRY(connection.run(Scope::tenant(tenantId), sql::tenants::lock, {tenantId}));
    return findTenant(connection, tenantId);
}

Result<TenantPointer> holdTenant(Connection &connection, const QString &tenantId)
{
    return found(connection, sql::tenants::hold, tenantId);
}

Result<bool> organisationExists(Connection &connection, const QString &organisationId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(Scope::control(), sql::organisations::find, {organisationId}));
    return rows.next();
}

Result<TenantPointer> insertTenant(Connection &connection, const TenantToAdd &tenant)
{
    ONHIRE_TRY(
        connection.run(Scope::control(), sql::tenants::add,
                       {tenant.tenantId, tenant.organisationId, tenant.name, QString(nameOf(tenant.tier)),
                        tenant.currency, tenant.timeZone, tenant.sandbox, toTimestamp(tenant.createdAt)}));
    ONHIRE_ASSIGN(Rows rows, connection.run(Scope::control(), sql::tenants::find, {tenant.tenantId}));
    if (!rows.next())
        return Failure(Error::internal(u"a new tenant is not there"_s));
    return readTenant(rows);
}

Result<bool> saveTenant(Connection &connection, const QString &tenantId, const QString &change,
                        const TenantRevision &revision)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(Scope::tenant(tenantId), sql::tenants::revise,
                                 {tenantId, change, columnsJson(revision)}));
    return rows.next();
}

} // namespace onhire
