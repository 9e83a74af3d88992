// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/go_to_search.h"

#include "app/desktop/found_records.h"
#include "ui/shared/text/wording.h"
#include "ui/shell/commands.h"
#include "ui/shell/go_to_list.h"
#include "ui/shell/go_to_panel.h"
#include "ui/shell/main_window.h"

#include <QCoroTimer>

#include <QPointer>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {
namespace {

constexpr int MostOfAKind = 5;
constexpr int MostCustomersToServe = 2;

struct Found
{
    QList<QPair<FoundNoun, FoundGroup>> groups; // that have records, the best first
    std::optional<Error> error;
};

// All of them beside one another. None: nobody wants to know any more.
QCoro::Task<std::optional<Found>> findEverything(Workplace workplace, QList<FoundNoun> nouns, QString typed,
                                                 Ticket ticket)
{
    std::vector<QCoro::Task<std::optional<Result<FoundGroup>>>> searches;
    for (const FoundNoun &noun : nouns) {
        const auto work = [session = workplace.session, noun, format = workplace.format(), typed] {
            return findRecords(session->context(), noun, format, typed);
        };
        searches.push_back(workplace.runner.run(ticket, work));
    }
    Found found;
    for (size_t at = 0; at < searches.size(); ++at) {
        const auto group = co_await searches[at];
        if (!group)
            co_return std::nullopt;
        if (!*group)
            found.error = group->error();
        else if (!(*group)->records.isEmpty())
            found.groups.append({nouns[qsizetype(at)], **group});
    }
    std::ranges::stable_sort(found.groups, std::greater(), [](const auto &group) { return group.second.best; });
    co_return found;
}

GoToGroup groupOf(const FoundNoun &noun, const FoundGroup &found, const QString &typed)
{
    GoToGroup group{.title = noun.title, .hits = {}, .found = int(found.records.size())};
    for (const FoundRecord &record : found.records.mid(0, MostOfAKind))
        group.hits.append(record.hit);
    if (found.mayBeMore || found.records.size() > MostOfAKind)
        group.more = {.screen = noun.screen, .search = typed};
    return group;
}

// What can be done with those who were found.
QList<GoToHit> commandsFor(const Found &found)
{
    QList<GoToHit> commands;
    for (const auto &[noun, group] : found.groups) {
        for (const FoundRecord &record : group.records.mid(0, MostCustomersToServe)) {
            if (!record.email.isEmpty())
                commands.append(
                    {.title = GoToSearch::tr("New order for %1").arg(record.hit.title),
                     .subtitle = record.hit.subtitle, // two of one company differ there
                     .glyph = Glyph::Plus,
                     .link = {.screen = u"orders"_s, .act = u"orders.new"_s, .with = record.email}});
        }
    }
    return commands;
}

} // namespace

GoToSearch::GoToSearch(const Workplace &workplace, MainWindow &window)
    : m_workplace(workplace), m_window(window)
{
}

// At once, as they were known the last time; what has changed since is shown when it is read.
GoToAnswer GoToSearch::suggestions()
{
    GoToAnswer answer;
    answer.groups.append({.title = tr("Recently opened"), .hits = m_window.recent()});
    answer.groups.append({.title = tr("Screens"), .hits = m_window.screens()});
    renewRecent();
    return answer;
}

// Records get other names, other customers and another status, and some are gone.
QCoro::Task<> GoToSearch::renewRecent()
{
    const auto read = [session = m_workplace.session, format = m_workplace.format(), nouns = foundNouns(),
                       recent = m_window.recent()]() -> Result<QList<LookedUp>> {
        const Context context = session->context();
        QList<LookedUp> found;
        for (const GoToHit &hit : recent) {
            const auto noun = std::ranges::find(nouns, hit.link.screen, &FoundNoun::screen);
            if (noun == nouns.end()) {
                found += LookedUp{hit};
                continue;
            }
            ONHIRE_ASSIGN(const LookedUp now, lookUp(context, *noun, format, hit));
            found += now;
        }
        return found;
    };
    const auto found = co_await m_workplace.runner.run(m_renewals.next(), read);
    if (!found || !*found) // what was known stays while the database is away
        co_return;
    bool isOther = false;
    for (const LookedUp &each : std::as_const(**found))
        isOther = m_window.renewRecent(each.hit, each.isGone) || isOther;
    if (isOther)
        m_window.goToPanel()->suggestAgain();
}

QList<GoToHit> GoToSearch::screensLike(const QString &typed) const
{
    QList<GoToHit> screens = m_window.screens();
    screens.removeIf([&typed](const GoToHit &screen) { return !hasWords(screen.title, typed); });
    return screens;
}

// One at a time, so that nobody feels it, and for as long as somebody waits for them; first where Enter leads.
QCoro::Task<bool> GoToSearch::makePages(Ticket ticket)
{
    if (!ticket.isCurrent()) // the window may be gone by now, and this with it
        co_return false;
    bool anyMade = false;
    const QPointer<GoToPanel> panel = m_window.goToPanel();
    while (ticket.isCurrent() && panel && panel->isVisible()) {
        const GoToHit *inFront = panel->list()->current();
        if (!m_window.makeAnotherPage(inFront ? inFront->link.screen : QString()))
            break;
        anyMade = true;
        co_await QCoro::sleepFor(1ms);
    }
    co_return anyMade;
}

// What was found is shown first: the pages of other screens, whose commands are offered as well, take longer.
QCoro::Task<> GoToSearch::addCommandsOfOthers(Ticket ticket)
{
    co_await QCoro::sleepFor(1ms);
    const bool anyMade = co_await makePages(ticket);
    if (anyMade && ticket.isCurrent())
        m_window.goToPanel()->searchAgain();
}

QCoro::Task<GoToAnswer> GoToSearch::find(QString text)
{
    const bool commandsOnly = text.startsWith(u'>');
    const QString typed = commandsOnly ? text.mid(1).trimmed() : text;
    const Ticket ticket = m_searches.next();
    if (text.isEmpty())
        co_return suggestions();
    m_renewals.cancel();

    Found found;
    if (!typed.isEmpty()) {
        QList<FoundNoun> nouns = foundNouns();
        nouns.removeIf([this](const FoundNoun &noun) {
            return !m_window.hasScreen(noun.screen) || !m_workplace.session->may(noun.permission);
        });
        const auto answer = co_await findEverything(m_workplace, nouns, typed, ticket);
        if (!answer)
            co_return GoToAnswer();
        found = *answer;
    }

    GoToAnswer answer;
    if (!commandsOnly) {
        for (const auto &[noun, group] : std::as_const(found.groups))
            answer.groups.append(groupOf(noun, group, typed));
        const QList<GoToHit> screens = screensLike(typed);
        const bool isNamed = std::ranges::any_of(
            screens, [&](const GoToHit &hit) { return hit.title.compare(typed, Qt::CaseInsensitive) == 0; });
        answer.groups.insert(isNamed ? 0 : answer.groups.size(), {.title = tr("Screens"), .hits = screens});
    }
    const bool anyFound =
        std::ranges::any_of(answer.groups, [](const GoToGroup &group) { return !group.hits.isEmpty(); });
    if (!anyFound) // somebody waits for a command
        co_await makePages(ticket);
    if (!ticket.isCurrent())
        co_return GoToAnswer();
    QList<GoToHit> commands = m_window.commands(typed);
    if (m_workplace.session->may("orders:write"_L1))
        commands = commandsFor(found) + commands;
    answer.groups.append({.title = tr("Commands"),
                          .hits = commandsOnly ? commands : commands.mid(0, MostOfAKind),
                          .found = int(commands.size())});
    if (found.error)
        answer.fault = wordingOf(*found.error).what;
    if (anyFound)
        addCommandsOfOthers(ticket);
    co_return answer;
}

} // namespace onhire
