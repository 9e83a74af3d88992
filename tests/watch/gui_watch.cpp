// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/watch/gui_watch.h"

#include <QAbstractEventDispatcher>
#include <QMetaEnum>

#include <csignal>

#include <execinfo.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {

static constexpr int TellWhere = SIGUSR2;

static std::chrono::nanoseconds read(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

static QByteArray firstLine(int file)
{
    QByteArray line(512, '\0');
    line.resize(qMax(0, int(pread(file, line.data(), size_t(line.size()), 0))));
    return line;
}

static void tellWhere(int)
{
    void *frames[48];
    backtrace_symbols_fd(frames, backtrace(frames, std::size(frames)), STDERR_FILENO);
}

static void answerSignals()
{
    void *frame = nullptr;
    backtrace(&frame, 1); // loads what it needs, which a signal handler may not
    struct sigaction action = {};
    action.sa_handler = tellWhere;
    action.sa_flags = SA_RESTART;
    sigaction(TellWhere, &action, nullptr);
}

// A machine may be halted in its turn, which no thread of it sees: who never slept was held for as long as it
// computed.
std::chrono::nanoseconds Spent::heldSince(const Spent &before) const
{
    if (sleeps == before.sleeps)
        return computed - before.computed;
    return qMax(computed - before.computed, (clock - before.clock) - (queued - before.queued));
}

// From how many milliseconds on it is told what holds the thread, to see how much room is left on a slower
// machine.
static std::chrono::milliseconds toldFrom()
{
    bool isSet = false;
    const int told = qEnvironmentVariableIntValue("ONHIRE_TEST_TOLD_MS", &isSet);
    return isSet ? std::chrono::milliseconds(told) : GuiWatch::Longest;
}

GuiWatch::GuiWatch(Report report)
    : m_report(std::move(report)), m_told(toldFrom()), m_thread(pthread_self()),
      m_folder("/proc/self/task/" + QByteArray::number(gettid()))
{
    m_schedule = open((m_folder + "/schedstat").constData(), O_RDONLY | O_CLOEXEC);
    m_state = open((m_folder + "/stat").constData(), O_RDONLY | O_CLOEXEC);
    if (m_schedule < 0)
        qFatal("the kernel does not tell how long a thread waits for a processor");
    answerSignals();
    watchLoops();
    m_onlooker = std::jthread([this](const std::stop_token &stop) { lookOn(stop); });
}

GuiWatch::~GuiWatch()
{
    for (const QMetaObject::Connection &each : m_loops)
        QObject::disconnect(each);
    m_onlooker = {};
    close(m_schedule);
    close(m_state);
}

// Where a delivery runs an event loop of its own, it is held no longer than that takes to go round.
void GuiWatch::watchLoops()
{
    const auto *loop = QAbstractEventDispatcher::instance();
    m_loops += QObject::connect(loop, &QAbstractEventDispatcher::aboutToBlock, loop, [this] { end(); });
    m_loops += QObject::connect(loop, &QAbstractEventDispatcher::awake, loop, [this] {
        end();
        if (m_depth > 0)
            begin();
    });
}

void GuiWatch::begin()
{
    m_began = spent();
    ++m_stretch;
    m_isHeld = true;
}

void GuiWatch::end()
{
    if (!m_isHeld.exchange(false))
        return;
    const auto held = spent().heldSince(m_began);
    if (held <= qMin<std::chrono::nanoseconds>(Longest, m_told))
        return;
    const char *type = QMetaEnum::fromType<QEvent::Type>().valueToKey(m_type);
    const QString what = u"the GUI thread was held for %1 ms by %2 to %3"_s.arg(held / 1ms)
                             .arg(QLatin1StringView(type ? type : "an event"), QLatin1StringView(m_receiver));
    if (held > Longest)
        m_report(what);
    else
        qInfo("%s", qPrintable(what));
}

Spent GuiWatch::spent() const
{
    rusage usage{};
    getrusage(RUSAGE_THREAD, &usage);
    return {read(CLOCK_MONOTONIC), read(CLOCK_THREAD_CPUTIME_ID), queued(), usage.ru_nvcsw};
}

std::chrono::nanoseconds GuiWatch::queued() const
{
    return std::chrono::nanoseconds(firstLine(m_schedule).split(' ').value(1).toLongLong());
}

bool GuiWatch::wantsProcessor() const
{
    const QByteArray line = firstLine(m_state);
    return line.mid(line.lastIndexOf(')') + 2, 1) == "R";
}

// Says where the thread is while it is held: afterwards nobody knows.
void GuiWatch::lookOn(const std::stop_token &stop)
{
    clockid_t computed{};
    pthread_getcpuclockid(m_thread, &computed);
    while (!stop.stop_requested()) {
        const int stretch = m_stretch;
        const Spent before{read(CLOCK_MONOTONIC), read(computed), queued()};
        bool isTold = false;
        while (m_isHeld && m_stretch == stretch && !isTold && !stop.stop_requested()) {
            std::this_thread::sleep_for(10ms);
            const Spent now{read(CLOCK_MONOTONIC), read(computed), queued(), wantsProcessor() ? 0L : 1L};
            isTold = now.heldSince(before) > Longest && m_isHeld && m_stretch == stretch;
        }
        if (isTold)
            pthread_kill(m_thread, TellWhere);
        std::this_thread::sleep_for(10ms);
    }
}

GuiWatch::Delivery::Delivery(GuiWatch &watch, const QObject &receiver, QEvent::Type type)
    : m_watch(watch), m_begins(!watch.m_isHeld)
{
    ++m_watch.m_depth;
    if (!m_begins)
        return;
    m_watch.m_receiver = receiver.metaObject()->className();
    m_watch.m_type = type;
    m_watch.begin();
}

GuiWatch::Delivery::~Delivery()
{
    --m_watch.m_depth;
    if (m_begins || m_watch.m_depth == 0)
        m_watch.end();
}

} // namespace onhire
