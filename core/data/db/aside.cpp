// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/aside.h"

#include "core/data/db/connection.h"

#include <utility>

namespace onhire {

void Aside::standWith(Connection &connection)
{
    if (m_processor < 0)
        return;
    if (!m_thread)
        m_thread.emplace(0, m_processor);
    const int process = connection.serverProcess();
    if (std::exchange(m_serverProcess, process) == process)
        return;
    m_server.reset();
    if (process > 0 && connection.isServerHere())
        m_server.emplace(process, m_processor);
}

} // namespace onhire
