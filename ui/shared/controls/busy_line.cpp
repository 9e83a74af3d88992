// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/controls/busy_line.h"

#include "ui/theme/metrics.h"

#include <QEvent>

namespace onhire {

BusyLine::BusyLine(QWidget *parent, QWidget *over) : QProgressBar(parent), m_over(over)
{
    setRange(0, 0);
    setTextVisible(false);
    setAccessibleName(tr("Working"));
    m_soon.setSingleShot(true);
    m_soon.setInterval(Unnoticed);
    connect(&m_soon, &QTimer::timeout, this, &BusyLine::appear);
    over->installEventFilter(this);
    hide();
}

void BusyLine::setBusy(bool isBusy)
{
    if (!isBusy) {
        m_soon.stop();
        hide();
    } else if (isHidden() && !m_soon.isActive()) {
        m_soon.start();
    }
}

void BusyLine::appear()
{
    place();
    show();
    Q_EMIT lasts();
}

void BusyLine::place()
{
    const QPoint corner = m_over->mapTo(parentWidget(), QPoint());
    setGeometry(corner.x(), corner.y(), m_over->width(), units(this, 3));
    raise();
}

bool BusyLine::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_over && event->type() == QEvent::Resize && !isHidden())
        place();
    return QProgressBar::eventFilter(watched, event);
}

} // namespace onhire
