// SPDX-License-Identifier: GPL-3.0-or-later
// How soon something that changes is counted again: what somebody else does is seen within a second, and
// however much is done, a company whose counting takes long is not counted all the time.
#pragma once

#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <utility>

namespace onhire {

class ReadPace
{
public:
    static constexpr std::chrono::milliseconds Pause{400}; // beside the 300 in which a change is told of

    static constexpr std::chrono::milliseconds WhileAway{2000}; // the database does not answer
    // A day begins, a payment becomes overdue, and what stands here as 51 min does not stay 51 min.
    static constexpr std::chrono::milliseconds WhileNothingIsHeard{60000};

    explicit ReadPace(QTimer &timer) : m_timer(timer) { } // which goes off when it is time

    bool isReading() const { return m_isReading; }
    void forget() { m_isReading = m_isWanted = false; } // what was read is not wanted any more

    // What was read is old. Meanwhile reading, that goes on: begun anew by every change it would never be done.
    void want()
    {
        m_isWanted = m_isReading;
        if (m_isReading)
            return;
        const auto pause = std::max<std::chrono::milliseconds>(Pause, Rest * m_took);
        const auto passed = m_sinceBegun.isValid() ? std::chrono::milliseconds(m_sinceBegun.elapsed()) : pause;
        const auto left = std::max(std::chrono::milliseconds(0), pause - passed);
        if (!m_timer.isActive() || m_timer.remainingTimeAsDuration() > left)
            m_timer.start(left);
    }
    void begin()
    {
        m_isReading = true;
        m_isWanted = false;
        m_sinceBegun.start();
    }
    void end()
    {
        m_isReading = false;
        m_took = std::chrono::milliseconds(m_sinceBegun.elapsed());
        if (std::exchange(m_isWanted, false))
            want();
    }

private:
    static constexpr int Rest = 4; // times as long as it took

    QTimer &m_timer;
    QElapsedTimer m_sinceBegun;
    std::chrono::milliseconds m_took{};
    bool m_isReading = false, m_isWanted = false;
};

} // namespace onhire
