// SPDX-License-Identifier: GPL-3.0-or-later
// Hears what other processes announce with NOTIFY, on a connection and a thread of its own. While it does not
// hear (connection lost, not yet made) it says so: what was remembered meanwhile may be stale.
#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <thread>

namespace onhire {

class NotificationListener
{
public:
    struct Callbacks // called on the listener's thread
    {
        std::function<void(const QString &channel, const QString &payload)> heard;
        std::function<void(bool hears)> hearingChanged;
    };

    NotificationListener(QString conninfo, QStringList channels, Callbacks callbacks);
    ~NotificationListener();
    NotificationListener(const NotificationListener &) = delete;
    NotificationListener &operator=(const NotificationListener &) = delete;

private:
    void run(const std::stop_token &stop);
    void listenOnce(const std::stop_token &stop);
    void waitFor(int socket, int milliseconds) const;

    const QString m_conninfo;
    const QStringList m_channels;
    const Callbacks m_callbacks;
    int m_wakeUp = -1; // an eventfd: ends a wait at once
    std::jthread m_thread;
};

} // namespace onhire
