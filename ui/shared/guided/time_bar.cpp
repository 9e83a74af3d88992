// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/guided/time_bar.h"

#include "core/base/calendar.h"
#include "ui/theme/metrics.h"

#include <QPainter>

#include <algorithm>

namespace onhire {

struct TimeBar::Scale
{
    QDate first, last;
    qreal left = 0, right = 0;

    qreal at(QDate day) const
    {
        const qreal days = std::max<qint64>(1, first.daysTo(last));
        return left + (right - left) * std::clamp(first.daysTo(day) / days, 0.0, 1.0);
    }
    bool holds(QDate day) const { return first <= day && day <= last; }
};

TimeBar::TimeBar(QLocale locale, QWidget *parent) : QWidget(parent), m_locale(std::move(locale))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TimeBar::show(const QList<TimeSpan> &spans, QDate today)
{
    m_spans = spans;
    m_today = today;
    QStringList words;
    for (const TimeSpan &span : spans)
        words += tr("%1: %2 to %3, %4, %5")
                     .arg(span.name, m_locale.toString(span.start, QLocale::ShortFormat),
                          m_locale.toString(span.end, QLocale::ShortFormat), span.paidText, span.toComeText);
    setAccessibleName(words.join(u". "));
    updateGeometry();
    update();
}

int TimeBar::rowHeight() const
{
    return units(this, 28);
}

QSize TimeBar::sizeHint() const
{
    return {units(this, 320), int(qMax(qsizetype(1), m_spans.size())) * rowHeight() + units(this, 22)};
}

// Said outright: alignment turns with the language, and what is mirrored already must not be turned again.
int TimeBar::readingSide() const
{
    return int(isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | int(Qt::AlignAbsolute);
}

TimeBar::Scale TimeBar::scale() const
{
    int widest = 0;
    const QFontMetrics names(scaled(font(), 1, QFont::DemiBold)); // as that of the new contract is
    for (const TimeSpan &span : m_spans)
        widest = std::max(widest, names.horizontalAdvance(span.name));
    Scale scale{m_today, m_today, qreal(std::max(widest + units(this, 12), units(this, 64))), width() - 1.0};
    for (const TimeSpan &span : m_spans) {
        scale.first = std::min(scale.first, span.start);
        scale.last = std::max({scale.last, span.end, span.paidUntil});
    }
    return scale;
}

QRectF TimeBar::mirrored(const QRectF &rect) const
{
    return isRightToLeft() ? QRectF(width() - rect.right(), rect.top(), rect.width(), rect.height()) : rect;
}

QString TimeBar::monthOf(QDate day) const
{
    return m_locale.toString(day, QStringLiteral("MMM yyyy"));
}

int TimeBar::widestMonth(QDate first) const
{
    int widest = 0;
    for (int month = 0; month < 12; ++month)
        widest = std::max(widest, fontMetrics().horizontalAdvance(monthOf(first.addMonths(month))));
    return widest;
}

// Steps from the first day, so few that their words have room.
QList<QDate> TimeBar::ticks(const Scale &scale) const
{
    constexpr int Most = 4; // steps; more would be too many to read
    const int months = std::max(1, int(scale.first.daysTo(scale.last) / 30));
    const qreal perMonth = (scale.right - scale.left) / months;
    const qreal word = widestMonth(scale.first) + units(this, 8);
    int step = 120;
    for (const int each : {1, 2, 3, 6, 12, 24, 36, 60}) {
        if (months / each <= Most && perMonth * each >= word) {
            step = each;
            break;
        }
    }
    QList<QDate> ticks;
    for (int month = 0; scale.first.addMonths(month) <= scale.last; month += step)
        ticks += scale.first.addMonths(month);
    return ticks;
}

void TimeBar::paintTicks(QPainter &painter, const Scale &scale) const
{
    const int below = int(m_spans.size()) * rowHeight();
    const QString todayText = tr("today");
    const qreal todayWidth = fontMetrics().horizontalAdvance(todayText) + units(this, 10);
    const auto days = ticks(scale);
    qreal free = 0;
    for (const QDate &day : days) {
        const qreal x = scale.at(day);
        painter.fillRect(mirrored(QRectF(x, 0, 1, below)), colorOf(Role::Line, palette()));
        const QString text = monthOf(day);
        const qreal across = fontMetrics().horizontalAdvance(text);
        const qreal from = std::clamp(x - across / 2, scale.left, scale.right - across);
        const qreal today = scale.at(m_today);
        const bool meetsToday =
            scale.holds(m_today) && from < today + units(this, 4) && today - todayWidth < from + across;
        if (meetsToday || from < free)
            continue;
        free = from + across + units(this, 8);
        painter.setPen(colorOf(Role::Muted, palette()));
        painter.drawText(mirrored(QRectF(from, below, across + 1, units(this, 20))), Qt::AlignCenter, text);
    }
}

void TimeBar::paintPart(QPainter &painter, const QRectF &part, const QString &text, Role ground, Role ink) const
{
    if (part.width() <= 0)
        return;
    painter.fillRect(mirrored(part), colorOf(ground, palette()));
    const int margin = units(this, 8);
    const QRectF inner = part.adjusted(margin, 0, -margin, 0);
    if (fontMetrics().horizontalAdvance(text) > inner.width())
        return;
    painter.setPen(colorOf(ink, palette()));
    painter.drawText(mirrored(inner), readingSide() | Qt::AlignVCenter, text);
}

void TimeBar::paintSpan(QPainter &painter, const Scale &scale, const TimeSpan &span, int top) const
{
    const qreal height = units(this, 20), y = top + units(this, 4);
    painter.setFont(scaled(font(), 1, span.isNew ? QFont::DemiBold : QFont::Normal));
    painter.setPen(colorOf(Role::Ink, palette()));
    painter.drawText(mirrored(QRectF(0, y, scale.left, height)), readingSide() | Qt::AlignVCenter, span.name);
    painter.setFont(font());
    const qreal from = scale.at(span.start), paid = scale.at(std::max(span.start, span.paidUntil)),
                to = scale.at(span.end);
    paintPart(painter, QRectF(from, y, paid - from, height), span.paidText, Role::Accent, Role::OnAccent);
    paintPart(painter, QRectF(paid, y, to - paid, height), span.toComeText, Role::AccentTint, Role::Ink);
    if (span.end > span.start)
        return;
    painter.setPen(colorOf(Role::Muted, palette()));
    const qreal beside = std::max(paid, to) + units(this, 8);
    //: Of a contract that ends on the day it began
    painter.drawText(mirrored(QRectF(beside, y, width() - beside, height)), readingSide() | Qt::AlignVCenter,
                     tr("ends at once"));
}

void TimeBar::paintToday(QPainter &painter, const Scale &scale) const
{
    if (!scale.holds(m_today))
        return;
    const int below = int(m_spans.size()) * rowHeight();
    const qreal x = scale.at(m_today);
    painter.fillRect(mirrored(QRectF(x - 0.75, 0, 1.5, below + units(this, 2))), colorOf(Role::Ink, palette()));
    painter.setFont(scaled(font(), 1, QFont::DemiBold));
    painter.setPen(colorOf(Role::Ink, palette()));
    const QString text = tr("today");
    const qreal across = painter.fontMetrics().horizontalAdvance(text);
    const qreal from = std::clamp(x - across - units(this, 4), 0.0, width() - across);
    painter.drawText(mirrored(QRectF(from, below, across + 1, units(this, 20))), Qt::AlignCenter, text);
}

void TimeBar::paintEvent(QPaintEvent *)
{
    if (m_spans.isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    const Scale here = scale();
    paintTicks(painter, here);
    int top = 0;
    for (const TimeSpan &span : m_spans) {
        paintSpan(painter, here, span, top);
        top += rowHeight();
    }
    paintToday(painter, here);
}

} // namespace onhire
