// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/top_bar.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/text/menu_text.h"
#include "ui/shell/go_to_button.h"
#include "ui/shell/user_button.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace onhire {

TopBar::TopBar(QWidget *parent)
    : QWidget(parent), m_tenant(new Pill(this)), m_tenants(button({}, this)), m_server(new Pill(this)),
      m_user(new UserButton(this))
{
    setAttribute(Qt::WA_StyledBackground);
    setDress(this, "pane");
    setFixedHeight(units(this, 48));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(units(this, 14), 0, units(this, 14), 0);
    layout->setSpacing(units(this, 12));
    QLabel *brand = heading(u"Onhire"_s, this, 1.15);
    brand->setFixedWidth(units(this, 172));
    layout->addWidget(brand);
    auto *goTo = new GoToButton(this);
    goTo->setMaximumWidth(units(this, 420));
    connect(goTo, &QAbstractButton::clicked, this, &TopBar::goToWanted);
    layout->addWidget(goTo, 3);
    layout->addStretch(1);
    layout->addWidget(m_tenant);
    layout->addWidget(m_tenants);
    layout->addWidget(m_server);
    layout->addWidget(m_user);
    m_tenant->hide();
    m_tenants->hide();
    m_server->hide();
}

void TopBar::setTenant(const QString &name)
{
    if (!m_current) {
        m_tenant->setLook({name, Tone::Idle, Glyph::None});
        return;
    }
    m_current->setText(menuText(name));
    m_tenants->setText(menuText(name));
    m_tenants->setAccessibleName(tr("Company: %1").arg(name));
}

void TopBar::offerTenants(const QList<Choice> &tenants, const QString &current)
{
    auto *menu = new QMenu(m_tenants);
    QString name;
    for (const Choice &tenant : tenants) {
        QAction *action = menu->addAction(menuText(tenant.name));
        connect(action, &QAction::triggered, this, [this, id = tenant.id] { Q_EMIT tenantChosen(id); });
        if (tenant.id == current) {
            m_current = action;
            name = tenant.name;
        }
    }
    m_tenants->setMenu(menu);
    m_tenants->show();
    m_tenant->hide();
    setTenant(name);
}

void TopBar::setServer(const StatusLook &state)
{
    m_server->setLook(state);
}

} // namespace onhire
