// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/behaviour/menu_letters.h"

#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

namespace onhire {

static bool namesKeys(const QMenu &menu)
{
    return std::ranges::any_of(
        menu.actions(), [](const QAction *entry) { return !QKeySequence::mnemonic(entry->text()).isEmpty(); });
}

// From the one that is chosen on, and from the beginning after the last.
static QAction *nextWith(const QString &letter, const QMenu &menu)
{
    const QList<QAction *> entries = menu.actions();
    const qsizetype count = entries.size(), chosen = entries.indexOf(menu.activeAction());
    for (qsizetype step = 1; step <= count; ++step) {
        QAction *entry = entries[(chosen + step) % count];
        if (entry->isVisible() && entry->isEnabled() && !entry->isSeparator()
            && entry->text().startsWith(letter, Qt::CaseInsensitive))
            return entry;
    }
    return nullptr;
}

bool MenuLetters::eventFilter(QObject *watched, QEvent *event)
{
    auto *menu = event->type() == QEvent::KeyPress ? qobject_cast<QMenu *>(watched) : nullptr;
    if (!menu)
        return false;
    const auto &key = static_cast<const QKeyEvent &>(*event);
    const QString letter = key.text();
    const bool isPlain = (key.modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
    if (!isPlain || letter.size() != 1 || !letter[0].isLetterOrNumber() || namesKeys(*menu))
        return false;
    if (QAction *entry = nextWith(letter, *menu))
        menu->setActiveAction(entry);
    return true;
}

} // namespace onhire
