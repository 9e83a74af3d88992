// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/opened_place.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<std::unique_ptr<OpenedPlace>> OpenedPlace::open(const PlaceOptions &options)
{
    auto opened = std::make_unique<OpenedPlace>();
    ONHIRE_ASSIGN(opened->place, Place::open(options));
    opened->database = std::make_unique<Database>(opened->place->conninfo());
    return opened;
}

Result<Context> OpenedPlace::contextOf(const QString &tenantId)
{
    ONHIRE_ASSIGN(TenantPointer tenant, findTenant(database->connection(), tenantId));
    if (!tenant)
        return Failure(Error{ErrorCode::NotFound,
                             {},
                             {},
                             u"There is no tenant %1. See onhire-server tenant list."_s.arg(tenantId)});
    return Context{*database, tenant, {u"system"_s, u"onhire-server"_s, u"onhire-server"_s}, {}, clock};
}

} // namespace onhire
