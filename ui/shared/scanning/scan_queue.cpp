// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/scanning/scan_queue.h"

#include <utility>

namespace onhire {

ScanQueue::ScanQueue(const Clock &clock, Work work, QObject *parent)
    : QObject(parent), m_clock(clock), m_work(std::move(work))
{
    m_again.setSingleShot(true);
    m_again.setInterval(Pause);
    connect(&m_again, &QTimer::timeout, this, &ScanQueue::work);
}

quint64 ScanQueue::add(const QString &text, int purpose, quint64 about)
{
    m_scans.push_back({++m_last, text, purpose, about, m_clock.now()});
    Q_EMIT changed(m_scans.back());
    Q_EMIT waitingChanged();
    if (!m_isHeldUp)
        work();
    return m_last;
}

void ScanQueue::tryAgain()
{
    if (m_isHeldUp)
        work();
}

QCoro::Task<> ScanQueue::work()
{
    if (std::exchange(m_isWorking, true))
        co_return;
    const Ticket alive = m_alive.current();
    ScanVerdict verdict = ScanVerdict::Done;
    while (!m_scans.empty() && verdict != ScanVerdict::TryAgain) {
        ++m_scans.front().tries;
        setState(m_scans.front(), ScanState::Working);
        const Scan scan = m_scans.front();
        verdict = co_await m_work(scan);
        if (!alive.isCurrent())
            co_return;
        finish(verdict);
    }
    m_isWorking = false;
    if (verdict == ScanVerdict::TryAgain)
        m_again.start();
}

void ScanQueue::finish(ScanVerdict verdict)
{
    const bool isHeldUp = verdict == ScanVerdict::TryAgain;
    if (isHeldUp) {
        setState(m_scans.front(), ScanState::Waiting);
    } else {
        Scan scan = std::move(m_scans.front());
        m_scans.pop_front();
        setState(scan, verdict == ScanVerdict::Done ? ScanState::Done : ScanState::Refused);
    }
    m_isHeldUp = isHeldUp;
    Q_EMIT waitingChanged();
}

void ScanQueue::setState(Scan &scan, ScanState state)
{
    scan.state = state;
    Q_EMIT changed(scan);
}

} // namespace onhire
