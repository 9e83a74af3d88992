// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/notification_listener.h"

#include "core/data/db/ear.h"

namespace onhire {

NotificationListener::Thread::Thread(QString conninfo, QStringList channels, Callbacks callbacks)
    : m_conninfo(std::move(conninfo)), m_channels(std::move(channels)), m_callbacks(std::move(callbacks))
{
}

void NotificationListener::Thread::run()
{
    const Ear ear(m_conninfo, m_channels, m_callbacks);
    exec();
}

NotificationListener::NotificationListener(QString conninfo, QStringList channels, Callbacks callbacks)
    : m_thread(std::move(conninfo), std::move(channels), std::move(callbacks))
{
    m_thread.start();
}

NotificationListener::~NotificationListener()
{
    m_thread.quit();
    m_thread.wait();
}

} // namespace onhire
