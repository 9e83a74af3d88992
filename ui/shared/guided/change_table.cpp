// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/guided/change_table.h"

#include "ui/shared/controls/controls.h"
#include "ui/theme/metrics.h"

#include <QGridLayout>
#include <QPainter>

namespace onhire {

ChangeTable::ChangeTable(QWidget *parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    setAccessibleName(tr("Now and after"));
    m_grid->setContentsMargins({});
    m_grid->setSpacing(0);
    m_grid->setColumnStretch(What, 5);
    m_grid->setColumnStretch(Now, 4);
    m_grid->setColumnStretch(After, 4);
    m_grid->setColumnStretch(Change, 2);
    cell(0, Now)->setText(tr("Now"));
    cell(0, After)->setText(tr("After"));
    cell(0, Change)->setText(tr("Change"));
}

QLabel *ChangeTable::cell(int row, Column column)
{
    while (m_cells.size() <= row * Columns + column) {
        const auto at = Column(m_cells.size() % Columns);
        const int line = int(m_cells.size() / Columns);
        auto *label = new QLabel(this);
        label->setTextFormat(Qt::PlainText);
        const int margin = units(this, at == What ? 16 : 12), above = units(this, 7);
        label->setContentsMargins(margin, above, margin, above);
        label->setMinimumHeight(units(this, 32));
        // where there is little room, what it is about goes on in a second line; figures stay whole
        label->setWordWrap(at == What);
        label->setSizePolicy(at == What ? QSizePolicy::Ignored : QSizePolicy::Minimum, QSizePolicy::Preferred);
        if (at == What)
            alignToReading(label);
        else
            label->setAlignment(Qt::AlignAbsolute | Qt::AlignRight | Qt::AlignVCenter);
        if (at == What || at == Change)
            setDress(label, "muted");
        if (at == After || (line == 0 && at == Now))
            label->setFont(scaled(label->font(), 1, QFont::DemiBold));
        if (line == 0 && at == After)
            label->setForegroundRole(QPalette::Link);
        m_grid->addWidget(label, line, at);
        m_cells += label;
    }
    return m_cells[row * Columns + column];
}

void ChangeTable::show(const QList<ChangeRow> &rows)
{
    for (int row = 0; row < rows.size(); ++row) {
        const ChangeRow &each = rows[row];
        const QString texts[] = {each.what, each.now, each.after, each.change};
        for (int column = 0; column < Columns; ++column) {
            QLabel *label = cell(row + 1, Column(column));
            label->setText(texts[column]);
            label->setToolTip(texts[column]);
            if (column != What)
                label->setAccessibleName(each.what + QStringLiteral(": ") + texts[column]);
        }
    }
    for (qsizetype at = Columns; at < m_cells.size(); ++at)
        m_cells[at]->setVisible(at < (rows.size() + 1) * Columns);
    m_grid->setColumnMinimumWidth(What, widestWord(rows));
    updateGeometry();
    update();
}

// Lines of what it is about are broken between words only.
int ChangeTable::widestWord(const QList<ChangeRow> &rows) const
{
    const QMargins margins = m_cells[What]->contentsMargins();
    int widest = 0;
    for (const ChangeRow &row : rows) {
        for (const QString &word : row.what.split(u' '))
            widest = qMax(widest, fontMetrics().horizontalAdvance(word));
    }
    return widest + margins.left() + margins.right() + units(this, 2);
}

QString ChangeTable::text(int row, int column) const
{
    const qsizetype at = qsizetype(row + 1) * Columns + column;
    return at < m_cells.size() && !m_cells[at]->isHidden() ? m_cells[at]->text() : QString();
}

void ChangeTable::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const auto ground = [&](Column column, Role role) {
        const QRect title = m_cells[column]->geometry();
        painter.fillRect(QRect(title.left(), 0, title.width(), height()), colorOf(role, palette()));
    };
    ground(Now, Role::Bg);
    ground(After, Role::AccentBg);
    for (qsizetype at = Columns; at < m_cells.size(); at += Columns) {
        if (!m_cells[at]->isHidden())
            painter.fillRect(QRect(0, m_cells[at]->y(), width(), 1), colorOf(Role::Line, palette()));
    }
}

} // namespace onhire
