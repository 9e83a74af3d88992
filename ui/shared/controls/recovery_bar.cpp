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

static qreal lengthOf(Money amount, const RecoveryShares &shares, qreal whole)
{
    const qreal most =
        std::max({shares.collected.minor(), shares.expected.minor(), shares.cost.minor(), int64_t(1)});
    return whole * std::clamp(amount.minor() / most, 0.0, 1.0);
}

static qreal markOf(const RecoveryShares &shares, qreal whole)
{
    return std::min(lengthOf(shares.cost, shares, whole), whole - 2.0);
}

void paintRecovery(QPainter &painter, const QRectF &bar, const RecoveryShares &shares, const QPalette &palette,
                   Qt::LayoutDirection direction)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(bar.topLeft());
    if (direction == Qt::RightToLeft) { // the bar grows from where reading begins
        painter.translate(bar.width(), 0);
        painter.scale(-1, 1);
    }
    QPainterPath shape;
    shape.addRoundedRect(QRectF({}, bar.size()), bar.height() * 0.375, bar.height() * 0.375);
    painter.setClipPath(shape);
    const auto fill = [&](qreal to, Role role) {
        painter.fillRect(QRectF(0, 0, to, bar.height()), colorOf(role, palette));
    };
    fill(bar.width(), Role::IdleBg);
    fill(lengthOf(shares.expected, shares, bar.width()), Role::AccentTint);
    fill(lengthOf(shares.collected, shares, bar.width()), shares.isRecovered() ? Role::Ok : Role::Accent);
    painter.setClipping(false);
    painter.fillRect(QRectF(markOf(shares, bar.width()) - 1, -bar.height() / 2, 2, bar.height() * 2),
                     colorOf(Role::Ink, palette));
    painter.restore();
}

void RecoveryBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintRecovery(painter, QRectF(0, units(this, 4), width(), units(this, 8)), m_shares, palette(),
                  layoutDirection());
    if (m_cost.isEmpty())
        return;
    const qreal mark = markOf(m_shares, width());
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
