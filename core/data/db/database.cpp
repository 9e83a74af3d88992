// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/database.h"

#include "onhire/sql.h"

using namespace std::chrono_literals;

namespace onhire {

constexpr auto PingPatience = 2000ms; // whoever asks whether it answers wants to know soon

Connection &Database::connection()
{
    if (!m_connection)
        m_connection.emplace(m_conninfo);
    return *m_connection;
}

Result<void> Database::ping()
{
    connection().setPatience({.limit = PingPatience});
    auto answered = connection().run(Scope::control(), sql::notices::ping);
    if (!answered && answered.error().transient)
        answered = connection().run(Scope::control(), sql::notices::ping);
    connection().setPatience({});
    return answered ? Result<void>() : Failure(answered.error());
}

} // namespace onhire
