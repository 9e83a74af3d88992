// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a line of work: lead and name from the side where reading begins, what and when at the other, all
// lines in the same columns.
#pragma once

#include <QStyledItemDelegate>

class QAbstractItemView;

namespace onhire {

class WorkModel;
struct WorkLine;

class WorkLineDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    // How wide the parts of a line are drawn.
    struct Columns
    {
        int lead = 0, who = 0, what = 0, when = 0;
    };

    WorkLineDelegate(const WorkModel &model, QAbstractItemView &view);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    // Lead and when as wide as the widest of all lines; between them, name and what share the room as this line
    // needs it: they stand at its ends.
    Columns columnsOf(const WorkLine &line, int width) const;

private:
    const WorkModel &m_model;
    const QAbstractItemView &m_view;
};

} // namespace onhire
