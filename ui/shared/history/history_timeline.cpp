// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/history/history_timeline.h"

#include "core/base/json_reader.h"
#include "ui/shared/history/action_words.h"
#include "ui/shared/history/change_words.h"
#include "ui/shared/text/texts.h"

namespace onhire {
namespace {

} // namespace

QList<TimelineEntry> timelineOf(const QList<HistoryEntry> &history, const TextFormat &format,
                                const Tenant &tenant)
{
    QList<TimelineEntry> entries;
    for (const HistoryEntry &entry : history)
        //: What happened and who did it, as in: Confirmed · M. Keller
        entries.append({format.moment(entry.at),
                        ActionTexts::tr("%1 · %2").arg(wordForAction(entry.action, entry.status), entry.who),
                        wordsForChanges(readJson(entry.changed).value_or(JsonValue()), format, tenant)});
    return entries;
}

} // namespace onhire
