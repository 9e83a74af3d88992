// SPDX-License-Identifier: GPL-3.0-or-later
// What happened to a record, as its page tells it: when, what, who did it, and what became of what.
#pragma once

#include "core/services/audit/history.h"
#include "ui/shared/history/timeline.h"
#include "ui/shared/text/text_format.h"

namespace onhire {

struct Tenant;

QList<TimelineEntry> timelineOf(const QList<HistoryEntry> &history, const TextFormat &format,
                                const Tenant &tenant);

} // namespace onhire
