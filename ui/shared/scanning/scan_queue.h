// SPDX-License-Identifier: GPL-3.0-or-later
// Scans in the order in which they came, done one at a time. However fast they come, each waits for its turn;
// while the database cannot be reached all of them do, and go on by themselves when it is back.
#pragma once

#include "core/base/clock.h"
#include "ui/shared/workplace/async_runner.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <deque>
#include <functional>

namespace onhire {

enum class ScanState { Waiting, Working, Done, Refused };

struct Scan
{
    quint64 id = 0; // counts up
    QString text;
    int purpose = 0; // what the screen did when it came
    quint64 about = 0; // an earlier scan that it adds something to; 0: none
    QDateTime at;
    int tries = 0; // with the one that goes on
    ScanState state = ScanState::Waiting;
};

enum class ScanVerdict { Done, Refused, TryAgain };

class ScanQueue : public QObject
{
    Q_OBJECT

public:
    // Does what a scan asks for, on the GUI thread or awaiting another; must not throw a scan away.
    using Work = std::function<QCoro::Task<ScanVerdict>(const Scan &scan)>;

    ScanQueue(const Clock &clock, Work work, QObject *parent = nullptr);

    quint64 add(const QString &text, int purpose = 0, quint64 about = 0);
    int waiting() const { return int(m_scans.size()); } // with the one that is being done
    bool isHeldUp() const { return m_isHeldUp; }
    void tryAgain(); // what held it up may be over

    static constexpr std::chrono::milliseconds Pause{1000}; // before a scan is tried again

Q_SIGNALS:
    void changed(const onhire::Scan &scan);
    void waitingChanged();

private:
    QCoro::Task<> work();
    void finish(ScanVerdict verdict);
    void setState(Scan &scan, ScanState state);

    const Clock &m_clock;
    const Work m_work;
    std::deque<Scan> m_scans;
    QTimer m_again;
    quint64 m_last = 0;
    bool m_isWorking = false;
    bool m_isHeldUp = false;
    Latest m_alive;
};

} // namespace onhire
