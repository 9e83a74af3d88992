// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of what a picker offers: the name, the code in fixed pitch, a note at the end.
#pragma once

#include <QStyledItemDelegate>

namespace onhire {

enum class Role;

class PickerLines final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    enum DataRole { CodeRole = Qt::UserRole, NoteRole, InkRole /* a Role */ };

    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override; // all of it
};

} // namespace onhire
