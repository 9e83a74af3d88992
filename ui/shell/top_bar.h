// SPDX-License-Identifier: GPL-3.0-or-later
// Brand, the way to anything, and who and where one is.
#pragma once

#include "ui/shared/controls/cell_values.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace onhire {

class GoToBox;
class Pill;

class TopBar : public QWidget
{
    Q_OBJECT

public:
    explicit TopBar(QWidget *parent = nullptr);

    GoToBox *goToBox() const { return m_goTo; }
    void setTenant(const QString &name);
    struct Choice
    {
        QString id, name;
    };
    void offerTenants(const QList<Choice> &tenants); // the name becomes a menu of them
    void setServer(const StatusLook &state);
    void setUser(const QString &text);

Q_SIGNALS:
    void tenantChosen(const QString &id);

private:
    GoToBox *m_goTo;
    Pill *m_tenant;
    QPushButton *m_tenants;
    Pill *m_server;
    QLabel *m_user;
};

} // namespace onhire
