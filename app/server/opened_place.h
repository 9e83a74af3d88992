// SPDX-License-Identifier: GPL-3.0-or-later
// A place that a sub-command works in, and its database.
#pragma once

#include "app/server/command.h"
#include "core/services/tenants/tenants.h"

namespace onhire {

struct OpenedPlace
{
    std::unique_ptr<Place> place;
    std::unique_ptr<Database> database;
    SystemClock clock;

    static Result<std::unique_ptr<OpenedPlace>> open(const PlaceOptions &options);

    // NOT_FOUND when there is no such tenant.
    Result<Context> contextOf(const QString &tenantId);
};

} // namespace onhire
