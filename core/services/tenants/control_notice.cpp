// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/tenants/control_notice.h"

#include "onhire/sql.h"

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
        ONHIRE_ASSIGN(Rows marked,
                      connection.run(Scope::control(), sql::notices::mark, {QString(ControlChannel)}));
        mark = marked.next() ? marked.text(0) : QString();
    }
    ONHIRE_ASSIGN(Rows behind, connection.run(Scope::control(), sql::notices::behind, {mark}));
    return behind.next() && behind.integer(0) == 0;
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
    ONHIRE_TRY(connection.run(scope, sql::notices::tell, {QString(ControlChannel), QString()}));
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
