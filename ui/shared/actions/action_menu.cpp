// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/actions/action_menu.h"

#include <QCoreApplication>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace onhire {

namespace {

struct Words
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
    return Words::tr("%1 (%2 of %3)").arg(offer.action.text).arg(offer.fits.size()).arg(offer.of);
}

static void addTo(QMenu &menu, const ActionOffer &offer, const RunOffer &run)
{
    const Role role = offer.action.isDestructive ? Role::Bad : Role::Muted;
    QAction *item = menu.addAction(iconOf(offer.action.glyph, role), textOf(offer));
    item->setObjectName(offer.action.id);
    item->setEnabled(offer.isPossible());
    item->setShortcut(offer.action.key);
    item->setShortcutVisibleInContextMenu(true);
    // the key itself belongs to the page, not to a menu that happens to exist
    item->setShortcutContext(Qt::WidgetShortcut);
    item->setToolTip(offer.isPossible() ? QString() : offer.refusal);
    QObject::connect(item, &QAction::triggered, &menu, [offer, run] { run(offer); });
    if (offer.isPossible() || offer.refusal.isEmpty())
        return;
    QAction *why = menu.addAction(offer.refusal);
    why->setEnabled(false);
    QFont small = menu.font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    why->setFont(small);
}

void fillMenu(QMenu &menu, const QList<ActionOffer> &offers, const RunOffer &run)
{
    menu.setToolTipsVisible(true);
    bool isDangerous = false;
    for (const ActionOffer &offer : offers) {
        if (offer.action.isDestructive && !isDangerous && !menu.isEmpty())
            menu.addSeparator();
        isDangerous = offer.action.isDestructive;
        addTo(menu, offer, run);
    }
}

} // namespace onhire
