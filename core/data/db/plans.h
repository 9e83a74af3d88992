// SPDX-License-Identifier: GPL-3.0-or-later
// For work in bulk, which outgrows the plans that it began with. PostgreSQL plans the check of a foreign key
// once a session: one that was planned while a table was nearly empty reads all of it, row after row, and a
// table that is filled costs the square of its size.
#pragma once

#include "core/data/db/connection.h"

namespace onhire {

// What runs next is planned by the tables as they are now.
inline Result<void> planAnew(Connection &connection)
{
    return connection.script(QStringLiteral("discard plans"));
}

} // namespace onhire
