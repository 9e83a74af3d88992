// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/database.h"

#include <atomic>

namespace onhire {

Connection &Database::connection()
{
    if (!m_connections.hasLocalData() || !m_connections.localData()) {
        static std::atomic<quint64> count = 0;  // the names of Qt's connections are one per process
        const QString name = QStringLiteral("onhire-%1").arg(++count);
        m_connections.setLocalData(std::make_shared<Connection>(m_conninfo, name));
    }
    return *m_connections.localData();
}

} // namespace onhire
