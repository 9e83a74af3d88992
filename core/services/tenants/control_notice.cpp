// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/tenants/control_notice.h"

#include "core/data/db/notices.h"

#include <QThread>

using namespace std::chrono_literals;

namespace onhire {
namespace {

constexpr auto Margin = 500ms; // between a COMMIT and the news of it on a busy machine
constexpr auto Pause = 2ms;

// The mark is younger than the change, so whoever has heard of the mark has forgotten what was before.
Result<bool> haveAllHeard(Connection &connection, QString &mark)
{
    if (mark.isEmpty()) {
        ONHIRE_ASSIGN(mark, markNews(connection, ControlChannel));
    }
    ONHIRE_ASSIGN(const qint64 behind, listenersBehind(connection, mark));
    return behind == 0;
}

void awaitAll(Connection &connection)
{
    const auto end = std::chrono::steady_clock::now() + Directory::Trust + Margin;
    QString mark;
    while (std::chrono::steady_clock::now() < end) {
        const auto allHeard = haveAllHeard(connection, mark);
        if (allHeard && *allHeard)
            return;
        QThread::msleep(Pause.count());
    }
}

} // namespace

Result<void> announceControlChange(Connection &connection, const Scope &scope)
{
    ONHIRE_TRY(tellListeners(connection, scope, ControlChannel));
    connection.afterCommit([&connection] { awaitAll(connection); });
    return {};
}

NotificationListener::Callbacks keepingUpToDate(Directory &directory)
{
    return {.heard = [&directory](const QString &, const QString &) { directory.forget(); },
            .hearingChanged =
                [&directory](bool hears) {
                    if (!hears)
                        directory.hearsNothing();
                },
            .hearsSince = [&directory](Directory::Moment moment) { directory.hearsSince(moment); }};
}

} // namespace onhire
