// SPDX-License-Identifier: GPL-3.0-or-later
// What Ctrl+K finds: records of every noun that the user may see, by id, serial number, SKU, name or e-mail
// address; the screens; and what can be done now, with what was found as well.
#pragma once

#include "ui/shared/workplace/workplace.h"
#include "ui/shell/go_to_hit.h"

namespace onhire {

class MainWindow;

class GoToSearch : public QObject
{
    Q_OBJECT

public:
    GoToSearch(const Workplace &workplace, MainWindow &window);

    // After a > the commands alone.
    QCoro::Task<GoToAnswer> find(QString text);

private:
    GoToAnswer suggestions();
    QCoro::Task<> renewRecent();
    QCoro::Task<bool> makePages(Ticket ticket);
    QCoro::Task<> addCommandsOfOthers(Ticket ticket);
    QList<GoToHit> screensLike(const QString &typed) const;

    const Workplace m_workplace;
    MainWindow &m_window;
    Latest m_searches;
    Latest m_renewals;
};

} // namespace onhire
