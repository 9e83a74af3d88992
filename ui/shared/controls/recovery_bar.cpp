// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/controls/recovery_bar.h"

#include "ui/theme/metrics.h"
#include "ui/theme/roles.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace onhire {

RecoveryBar::RecoveryBar(const RecoveryShares &shares, const QString &words, QWidget *parent)
    : QWidget(parent), m_shares(shares)
{
    setAccessibleName(words);
    setToolTip(words);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RecoveryBar::setScale(const QString &nothing, const QString &cost)
{
    m_nothing = nothing;
    m_cost = cost;
    updateGeometry();
}

QSize RecoveryBar::sizeHint() const
{
    return {units(this, 160), units(this, m_cost.isEmpty() ? 16 : 36)};
}

void RecoveryBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isRightToLeft()) { // the bar grows from where reading begins
        painter.translate(width(), 0);
        painter.scale(-1, 1);
    }
    const qreal most =
        std::max({m_shares.collected.minor(), m_shares.expected.minor(), m_shares.cost.minor(), int64_t(1)});
    const auto at = [&](Money amount) { return width() * std::clamp(amount.minor() / most, 0.0, 1.0); };
    const QRectF bar(0, units(this, 4), width(), units(this, 8));
    QPainterPath shape;
    shape.addRoundedRect(bar, units(this, 3), units(this, 3));
    painter.setClipPath(shape);
    const auto fill = [&](qreal to, Role role) {
        painter.fillRect(QRectF(bar.left(), bar.top(), to, bar.height()), colorOf(role, palette()));
    };
    fill(bar.width(), Role::IdleBg);
    fill(at(m_shares.expected), Role::AccentTint);
    fill(at(m_shares.collected), m_shares.isRecovered() ? Role::Ok : Role::Accent);
    painter.setClipping(false);
    const qreal mark = std::min(at(m_shares.cost), width() - 2.0);
    painter.fillRect(QRectF(mark - 1, 0, 2, units(this, 16)), colorOf(Role::Ink, palette()));
    if (m_cost.isEmpty())
        return;
    painter.resetTransform();
    painter.setFont(scaled(font(), 0.92));
    painter.setPen(colorOf(Role::Muted, palette()));
    const QRect text(0, units(this, 18), width(), units(this, 18));
    const bool mirrored = isRightToLeft();
    painter.drawText(
        text, int(mirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute | Qt::AlignVCenter, m_nothing);
    const int across = painter.fontMetrics().horizontalAdvance(m_cost);
    const int room = painter.fontMetrics().horizontalAdvance(m_nothing) + units(this, 8);
    int end = std::clamp(int(mark) + 1, std::min(room + across, width()), width());
    if (mark + 1 < room + across)
        end = std::min(room + across, width());
    const QRect cost(mirrored ? width() - end : end - across, text.top(), across, text.height());
    painter.drawText(cost, int(Qt::AlignCenter) | int(Qt::TextDontClip), m_cost);
}

} // namespace onhire
