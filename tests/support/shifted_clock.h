// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"

#include <atomic>
#include <chrono>

namespace onhire::test {

// The present, moved by as much as a test says. Any thread may ask it.
class ShiftedClock final : public Clock
{
public:
    QDateTime now() const override { return m_real.now().addMSecs(m_shiftMs); }
    void advance(std::chrono::milliseconds by) { m_shiftMs += by.count(); }

private:
    SystemClock m_real;
    std::atomic<qint64> m_shiftMs = 0;
};

} // namespace onhire::test
