// SPDX-License-Identifier: GPL-3.0-or-later
// The database as the program sees it: from whichever thread it is asked, a connection of that thread. Threads are few
// and fixed (HTTP listeners, the desktop's workers, the background), so connections are bounded by them.
#pragma once

#include "core/data/db/connection.h"

#include <QThreadStorage>

#include <memory>

namespace onhire {

class Database
{
public:
    explicit Database(QString conninfo) : m_conninfo(std::move(conninfo)) {}
    ~Database() { m_connections.setLocalData({}); }

    Connection &connection();
    const QString &conninfo() const { return m_conninfo; }

private:
    const QString m_conninfo;
    QThreadStorage<std::shared_ptr<Connection>> m_connections;
};

} // namespace onhire
