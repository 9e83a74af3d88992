// SPDX-License-Identifier: GPL-3.0-or-later
// How a person waits: until something is there to be seen, while the program goes on working.
#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTextStream>

#include <cstdlib>
#include <ctime>
#include <functional>

namespace onhire::bench {

// In ms. What never comes ends the measurement: every figure after it would be another's.
inline double timeUntil(const char *what, const std::function<bool()> &isThere, int mostSeconds = 60)
{
    QElapsedTimer timer;
    timer.start();
    const QDeadlineTimer deadline(mostSeconds * 1000);
    while (!isThere()) {
        if (deadline.hasExpired()) {
            QTextStream(stderr) << "Waited in vain for " << what << Qt::endl;
            std::exit(1);
        }
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 20);
    }
    return double(timer.nsecsElapsed()) / 1e6;
}

// What this thread has computed so far, in ms.
inline double workDone()
{
    timespec done{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &done);
    return double(done.tv_sec) * 1e3 + double(done.tv_nsec) / 1e6;
}

inline void rest(int milliseconds)
{
    const QDeadlineTimer deadline(milliseconds);
    timeUntil("the end of a rest", [&] { return deadline.hasExpired(); });
}

} // namespace onhire::bench
