// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/guided/dated_lines.h"

#include "ui/theme/metrics.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace onhire {

DatedLines::DatedLines(const QString &title, Side side, QWidget *parent)
    : Card(parent), m_side(side), m_rows(new QGridLayout)
{
    setAccessibleName(title);
    setDress(this, "chosen", side == Side::After);
    QLabel *head = mutedLabel(title, this, 0.92, QFont::DemiBold);
    if (side == Side::After) {
        setDress(head, "muted", false);
        head->setForegroundRole(QPalette::Link);
    }
    content()->setContentsMargins(units(this, 16), units(this, 12), units(this, 16), units(this, 12));
    content()->addWidget(head);
    m_rows->setHorizontalSpacing(units(this, 12));
    m_rows->setVerticalSpacing(0);
    m_rows->setColumnStretch(1, 1);
    content()->addLayout(m_rows);
    content()->addStretch(1);
}

void DatedLines::show(const QList<DatedLine> &lines)
{
    while (m_rows->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(m_rows->takeAt(0));
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
    }
    int row = 0;
    for (const DatedLine &line : lines)
        addRow(line, row++);
}

QWidget *DatedLines::withClock(QLabel *words)
{
    auto *holder = new QWidget(this);
    auto *line = new QHBoxLayout(holder);
    line->setContentsMargins({});
    line->setSpacing(units(this, 4));
    auto *clock = new QLabel(holder);
    clock->setPixmap(iconOf(Glyph::Clock, Role::Warn).pixmap(units(this, 12)));
    line->addWidget(clock);
    line->addWidget(words, 1);
    return holder;
}

void DatedLines::addRow(const DatedLine &line, int row)
{
    auto *day = new QLabel(line.day, this);
    day->setMinimumHeight(units(this, 26));
    alignToReading(day);
    QLabel *what = mutedLabel(line.what, this);
    if (line.isWarning) {
        setDress(what, "muted", false);
        setDress(what, "warning");
    }
    what->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    what->setWordWrap(true);
    what->setToolTip(line.what);
    m_rows->addWidget(day, row, 0);
    if (line.isWarning) { // no amount, so its words may take the room
        m_rows->addWidget(withClock(what), row, 1, 1, 2);
        return;
    }
    m_rows->addWidget(what, row, 1);
    auto *amount = new QLabel(line.amount, this);
    amount->setFont(scaled(amount->font(), 1, m_side == Side::After ? QFont::DemiBold : QFont::Normal));
    m_rows->addWidget(amount, row, 2, Qt::AlignTrailing | Qt::AlignVCenter);
}

} // namespace onhire
