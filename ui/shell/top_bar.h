// SPDX-License-Identifier: GPL-3.0-or-later
// Brand, the way to anything, and who and where one is.
#pragma once

#include "ui/shared/controls/cell_values.h"

#include <QWidget>

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
    void offerTenants(const QList<Choice> &tenants); // the name becomes a menu of them
    void setServer(const StatusLook &state);

Q_SIGNALS:
    void goToWanted();
    void tenantChosen(const QString &id);

private:
    Pill *m_tenant;
    QPushButton *m_tenants;
    Pill *m_server;
    UserButton *m_user;
};

} // namespace onhire
