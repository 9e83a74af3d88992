// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/actions/action_menu.h"

#include "ui/theme/metrics.h"

#include <QCoreApplication>
#include <QStyleOptionMenuItem>

#include <utility>

using namespace Qt::StringLiterals;

namespace onhire {

namespace {

constexpr auto Destructive = "destructive";

struct ActionMenuTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::ActionMenu)
};

} // namespace

// Of several records: how many it fits.
static QString textOf(const ActionOffer &offer)
{
    if (offer.of < 2 || offer.fits.size() == offer.of)
        return offer.action.text;
    //: An action and how many of the selected records it fits, as in: Confirm (2 of 4)
    return ActionMenuTexts::tr("%1 (%2 of %3)").arg(offer.action.text).arg(offer.fits.size()).arg(offer.of);
}

QAction *ActionMenu::addItem(const RecordAction &action, const QString &text)
{
    if (std::exchange(m_group, action.group()) != action.group() && !isEmpty())
        addSeparator();
    QAction *item = addAction(iconOf(action.glyph, action.isDestructive ? Role::Bad : Role::Muted), text);
    item->setObjectName(action.id);
    item->setProperty(Destructive, action.isDestructive);
    return item;
}

void ActionMenu::add(const ActionOffer &offer, const RunOffer &run)
{
    setToolTipsVisible(true);
    QAction *const above = m_group == offer.action.group() ? m_why : nullptr;
    m_why = nullptr;
    QAction *item = addItem(offer.action, textOf(offer));
    item->setEnabled(offer.isPossible());
    item->setShortcut(offer.action.key);
    item->setShortcutVisibleInContextMenu(true);
    // the key itself belongs to the page, not to a menu that happens to exist
    item->setShortcutContext(Qt::WidgetShortcut);
    item->setToolTip(offer.isPossible() ? QString() : offer.refusal());
    connect(item, &QAction::triggered, this, [offer, run] { run(offer); });
    if (offer.isPossible() || offer.misfits.isEmpty())
        return;
    if (above && above->text() == offer.refusal())
        delete above;
    m_why = addAction(offer.refusal());
    m_why->setEnabled(false);
    m_why->setFont(scaled(font(), 0.9));
}

void ActionMenu::add(const RecordAction &action, const std::function<void(const QString &)> &act)
{
    connect(addItem(action, action.text), &QAction::triggered, this, [act, id = action.id] { act(id); });
}

void ActionMenu::initStyleOption(QStyleOptionMenuItem *option, const QAction *action) const
{
    QMenu::initStyleOption(option, action);
    if (!action->property(Destructive).toBool() || !action->isEnabled())
        return;
    for (const QPalette::ColorRole role :
         {QPalette::Text, QPalette::ButtonText, QPalette::WindowText, QPalette::HighlightedText})
        option->palette.setColor(role, colorOf(Role::Bad, palette()));
}

} // namespace onhire
