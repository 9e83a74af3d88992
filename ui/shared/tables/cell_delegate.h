// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the cells of every table: row background with hover and selection, a line below, and the content by
// the kind of its column. Mirrored in languages that run from right to left; codes and amounts keep their
// order.
#pragma once

#include "ui/shared/tables/column.h"

#include <QStyledItemDelegate>

namespace onhire {

inline constexpr int CellMargin = 9; // at both sides, in units

// More room before the first column of a table: it begins where what stands above the table does.
void keepEdge(QWidget *table);
int edgeBefore(int column, const QWidget *table);

int pressingRoom(const QFontMetrics &metrics); // of the clock before a day that presses
int progressWidth(const QFontMetrics &metrics, const QString &text); // with a bar that can still be read

class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    virtual void paintContent(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                              const QRect &rect) const;
    static void paintText(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                          const QRect &rect, Role ink);
};

class MutedDelegate final : public CellDelegate
{
    using CellDelegate::CellDelegate;
    void paintContent(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                      const QRect &rect) const override;
};

class CodeDelegate final : public CellDelegate
{
    using CellDelegate::CellDelegate;
    void paintContent(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                      const QRect &rect) const override;
};

class NumberDelegate final : public CellDelegate
{
    using CellDelegate::CellDelegate;
    void paintContent(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                      const QRect &rect) const override;
};

class StatusDelegate final : public CellDelegate
{
    using CellDelegate::CellDelegate;
    void paintContent(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                      const QRect &rect) const override;
};

class ProgressDelegate final : public CellDelegate
{
    using CellDelegate::CellDelegate;
    void paintContent(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                      const QRect &rect) const override;
};

CellDelegate *delegateFor(CellKind kind, QObject *parent);

} // namespace onhire
