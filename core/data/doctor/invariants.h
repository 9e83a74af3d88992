// SPDX-License-Identifier: GPL-3.0-or-later
// What has to hold in a database, each as a statement that answers what breaks it, with what is said where it
// does not hold and what to do then; and what else is asked of one that is looked over.
#pragma once

#include "core/data/db/connection.h"

#include <QDateTime>

#include <optional>
#include <span>

namespace onhire {

struct Invariant
{
    QLatin1StringView sentence;
    QLatin1StringView broken; // the same where it does not hold; what breaks it follows as an example
    QLatin1StringView remedy;
    const Statement *violations;
};

std::span<const Invariant> wallInvariants(); // of the database as a whole
std::span<const Invariant> tenantInvariants(); // of each tenant's data

// What breaks it, the first of that; none: nothing. In the control scope for the database as a whole.
Result<std::optional<QString>> firstViolation(Connection &connection, const Scope &scope,
                                              const Invariant &invariant);

Result<qint64> serverVersion(Connection &connection); // 150004
Result<QDateTime> serverClock(Connection &connection);

} // namespace onhire
