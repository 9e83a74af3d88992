// SPDX-License-Identifier: GPL-3.0-or-later
// A day in the past whose work is done now. For a sandbox, what is done happens at the beginning of that day;
// for a live tenant it happens today, however late that is.
#pragma once

#include "core/services/moment.h"

#include <memory>

namespace onhire {

class DayContext
{
public:
    DayContext(const Context &context, QDate day) : m_context(context)
    {
        if (!context.tenant->sandbox || day >= todayOf(context))
            return;
        auto then = std::make_shared<Tenant>(*context.tenant);
        then->testNow = startOfDayIn(then->zone, day);
        m_context.tenant = std::move(then);
    }

    operator const Context &() const { return m_context; }

private:
    Context m_context;
};

} // namespace onhire
