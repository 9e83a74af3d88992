// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/status_line.h"

#include "ui/shared/controls/controls.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QLabel>

namespace onhire {

StatusLine::StatusLine(QWidget *parent)
    : QWidget(parent), m_shown(mutedLabel({}, this, 0.88)), m_selected(mutedLabel({}, this, 0.88)),
      m_connection(mutedLabel({}, this, 0.88)), m_live(mutedLabel({}, this, 0.88))
{
    setAttribute(Qt::WA_StyledBackground);
    setDress(this, "pane");
    setFixedHeight(units(this, 25));
    m_shown->setAccessibleName(tr("Rows shown"));
    m_selected->setAccessibleName(tr("Rows selected"));
    m_connection->setAccessibleName(tr("Connection"));
    m_live->setAccessibleName(tr("Live changes"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(units(this, 14), 0, units(this, 14), 0);
    layout->setSpacing(units(this, 18));
    layout->addWidget(m_shown);
    layout->addWidget(m_selected);
    layout->addStretch(1);
    layout->addWidget(m_connection);
    layout->addWidget(m_live);
}

void StatusLine::setCounts(const QString &shown, const QString &selected)
{
    m_shown->setText(shown);
    m_selected->setText(selected);
}

void StatusLine::setConnection(const QString &text)
{
    m_connection->setText(text);
}

void StatusLine::setLive(const QString &text)
{
    m_live->setText(text);
}

} // namespace onhire
