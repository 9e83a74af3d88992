// SPDX-License-Identifier: GPL-3.0-or-later
// When the plans of a session have to be made anew. PostgreSQL keeps them, and looks at the size of a table
// only while it plans: one that was nearly empty then is gone through from end to end when it has grown. It
// notices by itself once it has analysed the table, a minute later or never.
#pragma once

#include <QDeadlineTimer>

#include <algorithm>
#include <chrono>

namespace onhire {

class PlanAge
{
public:
    // Soon at first, when tables may be filled from nothing; then once a minute.
    bool isOver()
    {
        if (!m_end.hasExpired())
            return false;
        m_end.setRemainingTime(m_span);
        m_span = std::min<std::chrono::milliseconds>(2 * m_span, std::chrono::minutes(1));
        return true;
    }

private:
    std::chrono::milliseconds m_span = std::chrono::seconds(1);
    QDeadlineTimer m_end{m_span};
};

} // namespace onhire
