// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/commands.h"

#include "ui/shared/pages/page.h"

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
    if (!entry.action || !entry.action->isEnabled() || entry.spec.id == u"go-to"
        || entry.spec.id.startsWith(u"screen."))
        return false;
    const auto *owner = qobject_cast<const QWidget *>(entry.action->parent());
    return owner && owner->isVisible();
}

static std::optional<GoToHit> commandOf(const ActionRegistry::Entry &entry, const Page *front)
{
    GoToHit hit{.title = entry.spec.text, .glyph = Glyph::Command};
    if (!entry.spec.keys.isEmpty())
        hit.key = entry.spec.keys.constFirst();
    if (front && !entry.spec.where.isEmpty()) {
        const auto object = front->objectOf(entry.spec.id);
        if (!object)
            return {};
        if (!object->isEmpty())
            //: A command and the record that it is done with, as in: Confirm… – Order N46R-5FP
            hit.title = CommandTexts::tr("%1 – %2").arg(entry.spec.text, *object);
    }
    hit.run = [action = QPointer(entry.action)] {
        if (action)
            action->trigger();
    };
    return hit;
}

QList<GoToHit> commandsLike(const ActionRegistry &registry, const Page *front, const QString &typed)
{
    QList<GoToHit> ofScreen, everywhere;
    for (const ActionRegistry::Entry &entry : registry.entries()) {
        if (!isCommand(entry))
            continue;
        const auto hit = commandOf(entry, front);
        if (hit && hasWords(hit->title, typed))
            (entry.spec.where.isEmpty() ? everywhere : ofScreen).append(*hit);
    }
    return ofScreen + everywhere;
}

} // namespace onhire
