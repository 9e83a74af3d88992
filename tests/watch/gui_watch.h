// SPDX-License-Identifier: GPL-3.0-or-later
// Sees how long the GUI thread is kept from its event loop by what it delivers an event to, whether it computes
// or waits. What it waits for a processor does not count, or every test would fail on a busy machine.
#pragma once

#include <QByteArray>
#include <QEvent>
#include <QList>
#include <QObject>
#include <QString>

#include <atomic>
#include <chrono>
#include <functional>
#include <thread>

#include <pthread.h>

namespace onhire {

// What a thread has spent up to now.
struct Spent
{
    std::chrono::nanoseconds clock{}; // on the wall
    std::chrono::nanoseconds computed{};
    std::chrono::nanoseconds queued{}; // for a processor
    long sleeps = 0; // how often it gave its processor away

    std::chrono::nanoseconds heldSince(const Spent &before) const;
};

class GuiWatch
{
public:
    using Report = std::function<void(const QString &what)>;
    static constexpr std::chrono::milliseconds Longest{100};

    explicit GuiWatch(Report report); // on the thread that it watches
    ~GuiWatch();
    Q_DISABLE_COPY_MOVE(GuiWatch)

    // Around the delivery of an event. Those that it leads to belong to it, unless they come out of an event
    // loop of their own.
    class Delivery
    {
    public:
        Delivery(GuiWatch &watch, const QObject &receiver, QEvent::Type type);
        ~Delivery();
        Q_DISABLE_COPY_MOVE(Delivery)

    private:
        GuiWatch &m_watch;
        const bool m_begins;
    };

private:
    void watchLoops();
    void begin();
    void end();
    Spent spent() const;
    std::chrono::nanoseconds queued() const;
    bool wantsProcessor() const;
    void lookOn(const std::stop_token &stop);

    const Report m_report;
    const std::chrono::nanoseconds m_told;
    QList<QMetaObject::Connection> m_loops;
    const pthread_t m_thread;
    const QByteArray m_folder; // of the thread, in /proc
    int m_schedule = -1, m_state = -1;
    int m_depth = 0;
    const char *m_receiver = "";
    QEvent::Type m_type = QEvent::None;
    Spent m_began;
    std::atomic<bool> m_isHeld = false;
    std::atomic<int> m_stretch = 0;
    std::jthread m_onlooker;
};

} // namespace onhire
