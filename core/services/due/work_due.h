// SPDX-License-Identifier: GPL-3.0-or-later
// Work that no request asks for but the calendar brings: done for one tenant, up to the present moment of its
// clock.
#pragma once

#include "core/services/tenants/tenants.h"
#include "core/services/work_done.h"

#include <QDate>

#include <functional>
#include <limits>
#include <optional>

namespace onhire {

struct DueWork
{
    bool isMore = false; // it stopped at its limit
    std::vector<WorkTrouble> troubles; // each once; nothing else was held up by them
};
// May run in many processes at once, and again after a failure: it goes on with what is left. At most so many
// of each kind.
DueWork workDue(const Context &context, int most = std::numeric_limits<int>::max());

struct PassedTime
{
    TenantPointer tenant; // as it is then
    std::vector<WorkTrouble> troubles; // what is still to be done
};
// Moves a sandbox's clock, and answers when all that falls due by then is done, the day's work that stands open
// included. What cannot be charged is told, and holds up neither the clock nor the others. Years of a company
// take long: whoever ends meanwhile leaves the rest to who comes next.
using IsEnding = std::function<bool()>;
Result<PassedTime> passTime(
    const Context &context, const QDateTime &now, const IsEnding &isEnding = [] { return false; });

// The last day of a sandbox whose work is done; none: there was none so far.
Result<std::optional<QDate>> workedUntil(const Context &context);

} // namespace onhire
