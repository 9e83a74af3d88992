// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/call_off.h"

#include "core/data/db/connection.h"
#include "core/data/driver/conninfo.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <chrono>
#include <condition_variable>
#include <mutex>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {

static constexpr auto CancelEvery = 50ms;
static constexpr auto CancelOthers = "select count(pg_cancel_backend(pid)) from pg_stat_activity "
                                     "where application_name = $1 and pid <> pg_backend_pid()"_L1;

CallOff::CallOff(QString conninfo, std::stop_token stop)
    : m_conninfo(std::move(conninfo)), m_stop(std::move(stop)),
      m_thread([this](const std::stop_token &isOver) { run(isOver); })
{
}

void CallOff::run(const std::stop_token &isOver) const
{
    std::mutex mutex;
    std::condition_variable_any asked;
    const std::stop_callback wakeUp(m_stop, [&] {
        const std::lock_guard lock(mutex);
        asked.notify_all();
    });
    {
        std::unique_lock lock(mutex);
        asked.wait(lock, isOver, [this] { return m_stop.stop_requested(); });
    }
    if (!isOver.stop_requested())
        cancelUntil(isOver);
}

// As whoever logged in, for the role that works may not cancel what belongs to that one. Not by `reset role`:
// that goes back to the role which the address asked for.
void CallOff::cancelUntil(const std::stop_token &isOver) const
{
    const auto words = parseConninfo(m_conninfo);
    if (!words)
        return;
    std::mutex mutex;
    std::condition_variable_any pause;
    Connection connection(m_conninfo);
    while (!isOver.stop_requested()) {
        if (connection.script(u"set role none"_s))
            (void)connection.run(Scope::control(), QString(CancelOthers),
                                 {words->value(u"application_name"_s)});
        std::unique_lock lock(mutex);
        pause.wait_for(lock, isOver, CancelEvery, [] { return false; });
    }
}

QString newSessionName()
{
    return u"%1 %2-%3"_s.arg(QCoreApplication::applicationName(),
                             QString::number(QCoreApplication::applicationPid()),
                             QString::number(QRandomGenerator::system()->generate(), 16));
}

} // namespace onhire
