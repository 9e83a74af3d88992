// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/database.h"

#include "onhire/sql.h"

namespace onhire {

Connection &Database::connection()
{
    if (!m_connection)
        m_connection.emplace(m_conninfo);
    return *m_connection;
}

Result<void> Database::ping()
{
    auto answered = connection().run(Scope::control(), sql::notices::ping);
    if (!answered && answered.error().transient)
        answered = connection().run(Scope::control(), sql::notices::ping);
    ONHIRE_TRY(answered);
    return {};
}

} // namespace onhire
