// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/commands.h"

#include "ui/shell/page_stack.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct CommandTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Commands)
};

} // namespace

bool hasWords(const QString &title, const QString &typed)
{
    const QStringList words = typed.split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(
        words, [&title](const QString &word) { return title.contains(word, Qt::CaseInsensitive); });
}

// Screens are found as screens.
static bool isCommand(const ActionRegistry::Entry &entry)
{
    return entry.action && entry.action->isEnabled() && entry.spec.id != u"go-to"
        && !entry.spec.id.startsWith(u"screen.");
}

static std::optional<GoToHit> commandOf(const ActionRegistry::Entry &entry, const Page *page)
{
    GoToHit hit{.title = entry.spec.text, .glyph = Glyph::Command};
    if (!entry.spec.keys.isEmpty())
        hit.key = entry.spec.keys.constFirst();
    std::optional<QString> object;
    if (page && !entry.spec.where.isEmpty()) {
        object = page->objectOf(entry.spec.id);
        if (!object)
            return {};
        if (!object->isEmpty())
            //: A command and the record that it is done with, as in: Confirm… – Order N46R-5FP
            hit.title = CommandTexts::tr("%1 – %2").arg(entry.spec.text, *object);
    }
    // With that record or not at all: another one may stand there by now.
    hit.run = [action = QPointer(entry.action), page = QPointer(page), id = entry.spec.id, object] {
        const bool isStillSo = !object || (page && page->objectOf(id) == object);
        if (action && isStillSo)
            action->trigger();
    };
    return hit;
}

// Of a screen behind: three screens have “Export what is shown”, so it says which.
static GoToHit onAnotherScreen(GoToHit hit, const QString &where, const QString &pageId,
                               const std::function<void(const QString &pageId)> &show)
{
    hit.subtitle = where;
    hit.run = [run = std::move(hit.run), show, pageId] {
        show(pageId);
        run();
    };
    return hit;
}

QList<GoToHit> commandsLike(const ActionRegistry &registry, const PageStack &pages, const QString &typed,
                            const std::function<void(const QString &pageId)> &show)
{
    QList<GoToHit> ofScreen, ofOthers, everywhere;
    for (const ActionRegistry::Entry &entry : registry.entries()) {
        const auto *owner = isCommand(entry) ? qobject_cast<QWidget *>(entry.action->parent()) : nullptr;
        if (!owner)
            continue;
        const QString pageId = pages.idAround(*owner);
        const bool isBehind = !pageId.isEmpty() && pageId != pages.currentId();
        if (!isBehind && !owner->isVisible())
            continue;
        const auto hit = commandOf(entry, pages.ifMade(pageId));
        if (!hit || !hasWords(hit->title + u' ' + (isBehind ? entry.spec.where : QString()), typed))
            continue;
        if (isBehind)
            ofOthers += onAnotherScreen(*hit, entry.spec.where, pageId, show);
        else
            (entry.spec.where.isEmpty() ? everywhere : ofScreen) += *hit;
    }
    return ofScreen + everywhere + ofOthers;
}

} // namespace onhire
