// SPDX-License-Identifier: GPL-3.0-or-later
// Keys, tenants and settings are remembered by every process that serves requests. Whoever changes one says so
// in the same transaction, and all forget what they knew: a revoked key fails on its next request.
#pragma once

#include "core/data/db/connection.h"
#include "onhire/sql.h"

namespace onhire {

inline constexpr auto ControlChannel = QLatin1StringView("onhire_control");

inline Result<void> announceControlChange(Connection &connection, const Scope &scope)
{
    ONHIRE_TRY(connection.run(scope, sql::notices::tell, {QString(ControlChannel), QString()}));
    return {};
}

} // namespace onhire
