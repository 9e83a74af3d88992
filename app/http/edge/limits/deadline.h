// SPDX-License-Identifier: GPL-3.0-or-later
// Until when a client must have done something: all of it and, where bytes are to move, always some of them.
#pragma once

#include "app/http/edge/limits/guard_limits.h"

#include <QDeadlineTimer>

namespace onhire {

class Deadline
{
public:
    Deadline() = default; // has passed
    explicit Deadline(std::chrono::milliseconds time) : m_whole(time), m_stall(QDeadlineTimer::Forever) { }
    Deadline(qint64 bytes, const GuardLimits &limits)
        : m_whole(limits.stall + std::chrono::milliseconds(bytes * 1000 / limits.bytesPerSecond)),
          m_stall(limits.stall), m_longestStall(limits.stall)
    {
    }

    void noteProgress() { m_stall.setRemainingTime(m_longestStall); } // some of the bytes have moved
    bool hasPassed() const { return m_whole.hasExpired() || m_stall.hasExpired(); }

private:
    QDeadlineTimer m_whole;
    QDeadlineTimer m_stall; // since the last byte moved
    std::chrono::milliseconds m_longestStall{0};
};

} // namespace onhire
