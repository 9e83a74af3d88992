// SPDX-License-Identifier: GPL-3.0-or-later
// Hears what other processes announce with NOTIFY, on a connection and a thread of its own. While it does not
// hear (connection lost, not yet made) it says so: what was remembered meanwhile may be stale. It proves again
// and again that it hears, and lets the others see up to which mark it has heard.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <chrono>
#include <functional>
#include <optional>
#include <thread>

struct pg_conn;

namespace onhire {

class NotificationListener
{
public:
    struct Callbacks // called on the listener's thread
    {
        std::function<void(const QString &channel, const QString &payload)> heard;
        std::function<void(bool hears)> hearingChanged;
        // All that was announced until then has been heard.
        std::function<void(std::chrono::steady_clock::time_point)> hearsSince = {};
    };

    NotificationListener(QString conninfo, QStringList channels, Callbacks callbacks);
    ~NotificationListener();
    NotificationListener(const NotificationListener &) = delete;
    NotificationListener &operator=(const NotificationListener &) = delete;

private:
    void run(const std::stop_token &stop);
    void listenOnce(const std::stop_token &stop);
    void listen(pg_conn *connection, qint64 shownMark, const std::stop_token &stop);
    // The one value that it answers; none when the connection is gone, or there is no time for it any more.
    std::optional<QByteArray> ask(pg_conn *connection, const QByteArray &sql, const std::stop_token &stop) const;
    qint64 hearAll(pg_conn *connection) const;
    void waitFor(int socket, int milliseconds) const;

    const QString m_conninfo;
    const QStringList m_channels;
    const Callbacks m_callbacks;
    int m_wakeUp = -1; // an eventfd: ends a wait at once
    std::jthread m_thread;
};

} // namespace onhire
