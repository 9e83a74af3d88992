// SPDX-License-Identifier: GPL-3.0-or-later
// Hears what other processes announce with NOTIFY, on a connection and a thread of its own. While it does not
// hear (connection lost, not yet made) it says so: what was remembered meanwhile may be stale. It proves again
// and again that it hears, and lets the others see up to which mark it has heard.
#pragma once

#include <QString>
#include <QStringList>
#include <QThread>

#include <chrono>
#include <functional>

namespace onhire {

class NotificationListener
{
public:
    struct Callbacks // called on the listener's thread
    {
        std::function<void(const QString &channel, const QString &payload)> heard;
        std::function<void(bool hears)> hearingChanged;
        // All that was announced until then has been heard. Whoever wants to know remembers something by it:
        // the others are shown up to which mark was heard, and wait for that.
        std::function<void(std::chrono::steady_clock::time_point)> hearsSince = {};
        // How often it is proven that the connection still hears, for whom `hearsSince` says nothing: a server
        // that is frozen tells nobody.
        std::chrono::milliseconds quietBeat = std::chrono::minutes(1);
    };

    NotificationListener(QString conninfo, QStringList channels, Callbacks callbacks);
    ~NotificationListener();
    NotificationListener(const NotificationListener &) = delete;
    NotificationListener &operator=(const NotificationListener &) = delete;

private:
    class Thread final : public QThread
    {
    public:
        Thread(QString conninfo, QStringList channels, Callbacks callbacks);

    protected:
        void run() override;

    private:
        const QString m_conninfo;
        const QStringList m_channels;
        const Callbacks m_callbacks;
    };

    Thread m_thread;
};

} // namespace onhire
