// SPDX-License-Identifier: GPL-3.0-or-later
// What time it is for a command.
#pragma once

#include "core/base/calendar.h"
#include "core/services/context.h"

namespace onhire {

inline QDate todayOf(const Context &context)
{
    return dateIn(context.tenant->zone, context.now());
}

// Shows the moment at which it was first looked at. For one thread.
class StoppedClock final : public Clock
{
public:
    explicit StoppedClock(const Clock &clock) : m_clock(clock) { }
    QDateTime now() const override
    {
        if (m_moment.isNull())
            m_moment = m_clock.now();
        return m_moment;
    }

private:
    const Clock &m_clock;
    mutable QDateTime m_moment;
};

// A context in which time stands still, so that all that one command decides and writes is of the same moment:
// the one at which it first asks for it, which is after the lock that it may have to wait for.
class StillContext
{
public:
    explicit StillContext(const Context &context)
        : m_moment(context.clock), m_context(at(context, m_moment)) { }
    StillContext(const StillContext &) = delete;

    operator const Context &() const { return m_context; }

private:
    static Context at(const Context &context, const Clock &moment)
    {
        return {context.database, context.tenant, context.actor, context.origin,
                moment,           context.feed,   context.files, context.secrets};
    }

    const StoppedClock m_moment;
    const Context m_context;
};

} // namespace onhire
