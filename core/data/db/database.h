// SPDX-License-Identifier: GPL-3.0-or-later
// The database as one thread sees it. Each thread that works with it (an HTTP listener, a worker of the
// desktop, the background) makes its own: connections are not shared, and there are as many as there are such
// threads.
#pragma once

#include "core/data/db/connection.h"

#include <optional>

namespace onhire {

class Database
{
public:
    explicit Database(QString conninfo) : m_conninfo(std::move(conninfo)) { }

    Connection &connection(); // made on first use
    Result<void> ping(); // whether it answers; a connection that was just lost is made anew
    const QString &conninfo() const { return m_conninfo; }

private:
    const QString m_conninfo;
    std::optional<Connection> m_connection;
};

} // namespace onhire
