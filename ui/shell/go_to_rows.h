// SPDX-License-Identifier: GPL-3.0-or-later
// How the rows of Go to look: a hit with its sign, title, subtitle, and its status or key at the end; a heading
// with how many there are.
#pragma once

#include <QStyledItemDelegate>

namespace onhire {

class GoToList;
struct GoToHit;

namespace go_to_row {
enum Kind { Hit, More, Heading, Remark };
enum Role { KindRole = Qt::UserRole, NoteRole };
} // namespace go_to_row

class GoToRows final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit GoToRows(GoToList *list);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintHeading(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintHit(QPainter *painter, const QStyleOptionViewItem &option, const GoToHit &hit) const;
    int paintEnd(QPainter *painter, const QStyleOptionViewItem &option, const QRect &row,
                 const GoToHit &hit) const;
    int paintTitle(QPainter *painter, const QStyleOptionViewItem &option, const QRect &row, const QRect &place,
                   const GoToHit &hit) const;

    GoToList *m_list;
};

} // namespace onhire
