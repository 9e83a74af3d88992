// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/history/timeline.h"

#include "ui/shared/controls/controls.h"
#include "ui/theme/metrics.h"

#include <QGridLayout>
#include <QPainter>
#include <QStyle>

namespace onhire {

// The marks of Arabic letters stand out above the line.
static constexpr int MarksAbove = 3;

Timeline::Timeline(const QList<TimelineEntry> &entries, QWidget *parent) : QWidget(parent)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(0);
    grid->setVerticalSpacing(units(this, 8 - MarksAbove));
    m_dotsAt = units(this, 92);
    grid->setColumnMinimumWidth(0, m_dotsAt + units(this, 18));
    grid->setColumnStretch(1, 1);
    int row = 0;
    const auto add = [&](QLabel *line, int above) {
        line->setTextFormat(Qt::PlainText);
        line->setWordWrap(true);
        line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        line->setContentsMargins(0, above, 0, 0);
        alignToReading(line, Qt::AlignTop);
        grid->addWidget(line, row++, 1);
    };
    for (const TimelineEntry &entry : entries) {
        auto *when = mutedLabel(entry.when, this);
        when->setContentsMargins(0, units(this, MarksAbove), 0, 0);
        grid->addWidget(when, row, 0, Qt::AlignTop);
        m_lines.append(new QLabel(entry.what, this));
        add(m_lines.constLast(), units(this, MarksAbove));
        for (const QString &detail : entry.details)
            add(mutedLabel(detail, this, 0.92), 0);
    }
}

void Timeline::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int size = units(this, 7), half = units(this, MarksAbove) + fontMetrics().height() / 2;
    const auto dotOf = [&](const QWidget *line) {
        const QRect dot(m_dotsAt, line->y() + half - size / 2, size, size);
        return QStyle::visualRect(layoutDirection(), rect(), dot);
    };
    painter.setPen(QPen(colorOf(Role::Line, palette()), 1));
    if (m_lines.size() > 1)
        painter.drawLine(dotOf(m_lines.constFirst()).center(), dotOf(m_lines.constLast()).center());
    painter.setPen(Qt::NoPen);
    for (const QLabel *line : std::as_const(m_lines)) {
        const bool isLatest = line == m_lines.constFirst();
        QColor ink = colorOf(Role::Accent, palette());
        painter.setBrush(colorOf(Role::Pane, palette()));
        painter.drawEllipse(dotOf(line));
        ink.setAlphaF(isLatest ? 1 : 0.45);
        painter.setBrush(ink);
        painter.drawEllipse(dotOf(line));
    }
}

} // namespace onhire
