// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/database.h"

#include "onhire/sql.h"

#include <atomic>

namespace onhire {

Connection &Database::connection()
{
    if (!m_connection) {
        static std::atomic<quint64> count = 0; // the names of Qt's connections are one per process
        m_connection.emplace(m_conninfo, QStringLiteral("onhire-%1").arg(++count));
    }
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
