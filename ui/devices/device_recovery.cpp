// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/device_recovery.h"

#include "ui/theme/metrics.h"
#include "ui/theme/roles.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace onhire {

DeviceRecovery::DeviceRecovery(const AssetFigures &figures, const QString &name, QWidget *parent)
    : QWidget(parent)
{
    const double collected = double(std::max<qint64>(0, figures.collected.minor()));
    const double cost = figures.cost ? double(figures.cost->minor()) : 0;
    const double longest = std::max({collected, cost, 1.0});
    m_collected = collected / longest;
    m_cost = cost / longest;
    setAccessibleName(name);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize DeviceRecovery::sizeHint() const
{
    return {units(this, 120), units(this, 16)};
}

void DeviceRecovery::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const int thickness = units(this, 8);
    const QRect track(0, (height() - thickness) / 2, width(), thickness);
    const qreal radius = thickness / 2.0;
    painter.setBrush(colorOf(Role::IdleBg, palette()));
    painter.drawRoundedRect(track, radius, radius);

    const QRect filled(track.left(), track.top(), qRound(track.width() * m_collected), thickness);
    painter.setClipRect(QStyle::visualRect(layoutDirection(), track, filled));
    painter.setBrush(colorOf(m_collected >= m_cost ? Role::Ok : Role::Accent, palette()));
    painter.drawRoundedRect(track, radius, radius);
    painter.setClipping(false);

    const int mark = units(this, 2);
    const QRect cost(qRound((width() - mark) * m_cost), 0, mark, height());
    painter.setBrush(colorOf(Role::Ink, palette()));
    painter.drawRect(QStyle::visualRect(layoutDirection(), rect(), cost));
}

} // namespace onhire
