// SPDX-License-Identifier: GPL-3.0-or-later
// Brand, the way to anything, and who and where one is.
#pragma once

#include "ui/shared/controls/cell_values.h"

#include <QWidget>

class QAction;
class QPushButton;

namespace onhire {

class Pill;
class UserButton;

class TopBar : public QWidget
{
    Q_OBJECT

public:
    explicit TopBar(QWidget *parent = nullptr);

    UserButton *user() const { return m_user; }
    void setTenant(const QString &name);
    struct Choice
    {
        QString id, name;
    };
    // The name becomes a menu of them, one of which it is.
    void offerTenants(const QList<Choice> &tenants, const QString &current);
    void setServer(const StatusLook &state);

Q_SIGNALS:
    void goToWanted();
    void tenantChosen(const QString &id);

private:
    Pill *m_tenant;
    QPushButton *m_tenants;
    QAction *m_current = nullptr; // in their menu; none: there is none
    Pill *m_server;
    UserButton *m_user;
};

} // namespace onhire
