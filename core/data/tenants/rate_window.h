// SPDX-License-Identifier: GPL-3.0-or-later
// Counts a tenant's requests of the last minute in the database, so that a limit is one over all processes and
// survives their restart.
#pragma once

#include "core/data/db/connection.h"

namespace onhire {

struct RateVerdict
{
    bool admitted = false;
    int left = 0; // of the limit, this request counted
    int waitSeconds = 1; // until the oldest counted request leaves the window
};

Result<RateVerdict> countRequest(Connection &connection, const QString &tenantId, int perMinute);

} // namespace onhire
