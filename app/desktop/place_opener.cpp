// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/place_opener.h"

#include "core/services/demo/demo.h"
#include "core/services/demo/sample_company.h"
#include "core/services/tenants/tenants.h"

using namespace Qt::StringLiterals;

namespace onhire {

static Result<TenantPointer> makeSample(Database &database, const OpeningRequest &request, const Clock &clock,
                                        const OpeningProgress &progress, const std::stop_token &stop)
{
    ONHIRE_ASSIGN(const TenantPointer tenant, createSampleCompany(database, clock, u"Nordlicht GmbH"_s));
    DemoOptions options{.orders = request.sampleOrders};
    options.supervision.stop = stop;
    options.supervision.progress = [&](int done, int of) { progress(OpeningStep::Sample, done, of); };
    ONHIRE_TRY(fillWithDemo({database, tenant, {}, {}, clock}, options));
    return tenant;
}

Result<std::shared_ptr<OpenedDesktop>> openDesktop(const OpeningRequest &request, const Clock &clock,
                                                   const OpeningProgress &progress, const std::stop_token &stop)
{
    progress(OpeningStep::Database, 0, 0);
    auto opened = std::make_shared<OpenedDesktop>();
    ONHIRE_ASSIGN(opened->place, Place::open(request.place, {.stop = stop}));
    Database database(opened->place->conninfo());
    ONHIRE_ASSIGN(opened->tenants, everyTenant(database.connection()));
    if (opened->tenants.isEmpty()) {
        progress(OpeningStep::Company, 0, 0);
        ONHIRE_ASSIGN(const TenantPointer made,
                      request.sample ? makeSample(database, request, clock, progress, stop)
                                     : createTenant(database, clock, NewTenant{.name = request.companyName}));
        opened->tenants = {made};
    }
    ONHIRE_ASSIGN(const auto users, listUsers(database));
    opened->hasUsers = !users.isEmpty();
    return opened;
}

} // namespace onhire
