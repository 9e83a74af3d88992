// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/opened_place.h"

#include "app/server/progress_bar.h"
#include "core/data/driver/conninfo.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<std::unique_ptr<OpenedPlace>> OpenedPlace::open(const Arguments &arguments, Stopping stopping)
{
    auto opened = std::make_unique<OpenedPlace>(arguments.stop, stopping);
    ProgressBar bar(u"schema steps"_s);
    ONHIRE_ASSIGN(opened->place, Place::open(arguments.place, {arguments.stop, [&](int done, int of) {
                                                                   bar.show(done, of);
                                                               }}));
    ONHIRE_ASSIGN(ConninfoWords words, parseConninfo(opened->place->conninfo()));
    words[u"application_name"_s] = newSessionName();
    const QString conninfo = toConninfo(words);
    opened->database = std::make_unique<Database>(conninfo);
    opened->callOff.emplace(conninfo, arguments.stop);
    return opened;
}

OpenedPlace::~OpenedPlace()
{
    if (place && stopping == Stopping::AtOnce && stop.stop_requested())
        place->endAtOnce();
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
