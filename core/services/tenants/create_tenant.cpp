// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/calendar.h"
#include "core/base/id.h"
#include "core/base/text.h"
#include "core/data/db/transaction.h"
#include "core/domain/shown_name.h"
#include "core/services/tenants/tenants.h"

using namespace Qt::StringLiterals;

namespace onhire {

QList<Fault> faultsOfTenantName(const QString &name)
{
    if (cleaned(name).isEmpty())
        return {{u"name"_s, Fault::Kind::Required, u"A tenant needs a name."_s}};
    return faultsOfShownName(u"name"_s, name);
}

static QList<Fault> faultsOf(const NewTenant &wanted)
{
    QList<Fault> faults = faultsOfTenantName(wanted.name);
    if (!currencyExponent(wanted.currency))
        faults.append({u"currency"_s, Fault::Kind::InvalidString,
                       u"%1 is not an ISO 4217 currency, such as EUR or USD."_s.arg(wanted.currency)});
    if (!timeZoneNamed(wanted.timeZone))
        faults.append({u"timeZone"_s, Fault::Kind::InvalidString,
                       u"%1 is not a time zone, such as Europe/Berlin."_s.arg(wanted.timeZone)});
    return faults;
}

static Result<void> checkOrganisation(Connection &connection, const QString &organisationId)
{
    ONHIRE_ASSIGN(const bool exists, organisationExists(connection, organisationId));
    if (exists)
        return {};
    return Failure(Error::invalid(u"organisationId"_s, Fault::Kind::Custom,
                                  u"There is no organisation %1."_s.arg(organisationId)));
}

Result<TenantPointer> createTenant(Database &database, const Clock &clock, const NewTenant &wanted)
{
    const QList<Fault> faults = faultsOf(wanted);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    const QDateTime now = clock.now();
    const QString tenantId = newId(IdKind::Tenant, now);
    const QString organisationId =
        wanted.organisationId.isEmpty() ? newId(IdKind::Organisation, now) : wanted.organisationId;
    return inTransaction(database, Scope::control(), [&](Connection &connection) -> Result<TenantPointer> {
        if (!wanted.organisationId.isEmpty())
            ONHIRE_TRY(checkOrganisation(connection, organisationId));
        return insertTenant(connection,
                            {.tenantId = tenantId,
                             .organisationId = organisationId,
                             .name = cleaned(wanted.name),
                             .tier = wanted.tier,
                             .currency = wanted.currency,
                             .timeZone = wanted.timeZone,
                             .sandbox = wanted.sandbox,
                             .createdAt = now});
    });
}

} // namespace onhire
