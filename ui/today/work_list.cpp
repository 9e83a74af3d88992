// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/today/work_list.h"

#include "ui/theme/metrics.h"
#include "ui/today/work_line_delegate.h"

#include <QKeyEvent>
#include <QWheelEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

QString WorkLine::spoken() const
{
    QStringList parts{lead, who, what, when};
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

Glyph glyphOf(Tone tone)
{
    if (tone == Tone::Bad)
        return Glyph::Warning;
    return tone == Tone::Warn ? Glyph::Clock : Glyph::None;
}

void WorkModel::setLines(const QList<WorkLine> &lines)
{
    beginResetModel();
    m_lines = lines;
    endResetModel();
}

int WorkModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

QVariant WorkModel::data(const QModelIndex &index, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole && role != Qt::ToolTipRole)
        return {};
    return m_lines.at(index.row()).spoken();
}

WorkList::WorkList(const QString &name, int rows, QWidget *parent)
    : QListView(parent), m_model(new WorkModel(this))
{
    setAccessibleName(name);
    setModel(m_model);
    setItemDelegate(new WorkLineDelegate(*m_model, *this));
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(true);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFixedHeight(rows * rowHeight());
    connect(this, &QListView::clicked, this, &WorkList::open);
}

int WorkList::rowHeight() const
{
    return units(this, 28);
}

void WorkList::setLines(const QList<WorkLine> &lines)
{
    if (lines == m_model->lines())
        return;
    const Link current = currentIndex().isValid() ? this->lines().at(currentIndex().row()).link : Link();
    m_model->setLines(lines);
    const auto found = std::ranges::find_if(lines, [&](const WorkLine &line) { return line.link == current; });
    if (!current.isEmpty() && found != lines.end())
        setCurrentIndex(m_model->index(int(found - lines.begin())));
    else if (hasFocus() && !lines.isEmpty())
        setCurrentIndex(m_model->index(0));
}

void WorkList::open(const QModelIndex &index)
{
    if (index.isValid() && !lines().at(index.row()).link.isEmpty())
        Q_EMIT opened(lines().at(index.row()).link);
}

void WorkList::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        open(currentIndex());
    else
        QListView::keyPressEvent(event);
}

void WorkList::focusInEvent(QFocusEvent *event)
{
    QListView::focusInEvent(event);
    if (!currentIndex().isValid() && !lines().isEmpty())
        setCurrentIndex(m_model->index(0));
}

// The page scrolls, whatever lies under the pointer.
void WorkList::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

} // namespace onhire
