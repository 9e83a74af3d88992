// SPDX-License-Identifier: GPL-3.0-or-later
// A menu that stays open while its check boxes are switched, by mouse or with the space bar.
#pragma once

#include <QMenu>

namespace onhire {

class CheckMenu : public QMenu
{
    Q_OBJECT

public:
    using QMenu::QMenu;

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace onhire
