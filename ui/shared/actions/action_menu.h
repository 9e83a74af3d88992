// SPDX-License-Identifier: GPL-3.0-or-later
// Actions as a menu: the '…' of a pane or page, and the context menu of a table's rows. What does not fit is
// there, disabled, and says why, once for all that stand together; what destroys is red and comes last, behind
// a line.
#pragma once

#include "ui/shared/actions/record_actions.h"

#include <QMenu>

namespace onhire {

using RunOffer = std::function<void(const ActionOffer &offer)>;

class ActionMenu : public QMenu
{
    Q_OBJECT

public:
    using QMenu::QMenu;

    void add(const ActionOffer &offer, const RunOffer &run);
    // Before the records are read: whether it fits is not known yet.
    void add(const RecordAction &action, const std::function<void(const QString &id)> &act);

protected:
    void initStyleOption(QStyleOptionMenuItem *option, const QAction *action) const override;

private:
    QAction *addItem(const RecordAction &action, const QString &text);

    QAction *m_why = nullptr; // that stands below what was added last
    int m_group = -1; // of the action that was added last
};

} // namespace onhire
