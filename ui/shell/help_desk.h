// SPDX-License-Identifier: GPL-3.0-or-later
// Help that stays open while one works: what the screen in front is for, how to work with it, and its keys.
#pragma once

#include "ui/shared/actions/action_registry.h"

#include <QPointer>

namespace onhire {

class HelpDialog;
class Page;

class HelpDesk : public QObject
{
    Q_OBJECT

public:
    HelpDesk(const ActionRegistry &registry, QWidget *window);

    void open();
    void tellOf(const QString &screen, const Page &page); // if it is open

Q_SIGNALS:
    void allKeysWanted();

private:
    const ActionRegistry &m_registry;
    QWidget *m_window;
    QPointer<HelpDialog> m_dialog;
};

} // namespace onhire
