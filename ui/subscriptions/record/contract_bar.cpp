// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/record/contract_bar.h"

#include "ui/theme/metrics.h"
#include "ui/theme/roles.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace onhire {

ContractBar::ContractBar(const SubscriptionOutlook &outlook, const TextFormat &format, QWidget *parent)
    : QWidget(parent), m_start(format.fullDay(outlook.state.terms.start)), m_end(format.fullDay(outlook.ends))
{
    for (const ScheduledInstalment &each : outlook.schedule) {
        if (outlook.endedBefore() && each.period.start >= outlook.ends && !m_months.isEmpty())
            break; // months that there never were
        const bool isToCome = each.isStillToCome() && outlook.isExpected(each);
        m_months += each.isPaid() ? Month::Paid : isToCome ? Month::ToCome : Month::Cancelled; // or given up
    }
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(
        tr("%1 of %2 months paid")
            .arg(format.number(m_months.count(Month::Paid)), format.number(qint64(m_months.size()))));
    setToolTip(accessibleName());
}

QSize ContractBar::sizeHint() const
{
    return {units(this, 200), units(this, 36)};
}

void ContractBar::paintEvent(QPaintEvent *)
{
    if (m_months.isEmpty())
        return;
    QPainter painter(this);
    const qreal gap = m_months.size() > 40 ? 1 : 2, across = (width() + gap) / m_months.size();
    qreal x = 0;
    for (const Month month : m_months) {
        const Role role = month == Month::Paid ? Role::Accent
            : month == Month::ToCome           ? Role::AccentTint
                                               : Role::IdleBg;
        const QRectF part(x, 0, across - gap, units(this, 12));
        painter.fillRect(isRightToLeft() ? QRectF(width() - part.right(), 0, part.width(), part.height())
                                         : part,
                         colorOf(role, palette()));
        x += across;
    }
    painter.setFont(scaled(font(), 0.92));
    painter.setPen(colorOf(Role::Muted, palette()));
    const QRect below(0, units(this, 16), width(), units(this, 18));
    painter.drawText(
        below, int(isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute | Qt::AlignVCenter,
        m_start);
    painter.drawText(
        below, int(isRightToLeft() ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignAbsolute | Qt::AlignVCenter,
        m_end);
    // What the colours mean, where there is room between the days.
    const int days =
        qMax(painter.fontMetrics().horizontalAdvance(m_start), painter.fontMetrics().horizontalAdvance(m_end));
    if (painter.fontMetrics().horizontalAdvance(accessibleName()) + 2 * (days + units(this, 12)) <= width())
        painter.drawText(below, Qt::AlignCenter, accessibleName());
}

} // namespace onhire
