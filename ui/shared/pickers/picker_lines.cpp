// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pickers/picker_lines.h"

#include "ui/theme/metrics.h"
#include "ui/theme/roles.h"

#include <QPainter>

namespace onhire {

static void draw(QPainter *painter, const QStyleOptionViewItem &option, const QRect &bounds, const QRect &rect,
                 const QString &text, Role ink)
{
    if (rect.width() <= 0)
        return;
    painter->setPen(colorOf(ink, option.palette));
    painter->drawText(QStyle::visualRect(option.direction, bounds, rect),
                      int(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter)),
                      elided(painter->fontMetrics(), text, rect.width()));
}

static int gap(const QStyleOptionViewItem &option)
{
    return units(option.fontMetrics, 10);
}

QSize PickerLines::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QString code = index.data(CodeRole).toString(), note = index.data(NoteRole).toString();
    int wide = 2 * gap(option) + option.fontMetrics.horizontalAdvance(index.data().toString());
    if (!code.isEmpty())
        wide += gap(option) + QFontMetrics(monospaced(option.font)).horizontalAdvance(code);
    if (!note.isEmpty())
        wide += gap(option) + option.fontMetrics.horizontalAdvance(note);
    return {wide + 2, units(option.fontMetrics, 32)};
}

void PickerLines::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool chosen = option.state & QStyle::State_Selected;
    painter->fillRect(option.rect, colorOf(chosen ? Role::AccentBg : Role::Pane, option.palette));
    const int margin = gap(option);
    const QRect inner = option.rect.adjusted(margin, 0, -margin, 0);
    const QString name = index.data().toString(), note = index.data(NoteRole).toString();
    const int noteWidth = note.isEmpty() ? 0 : option.fontMetrics.horizontalAdvance(note) + margin;
    QRect text = inner.adjusted(0, 0, -noteWidth, 0);
    const QVariant ink = index.data(InkRole);
    draw(painter, option, inner, text, name, ink.isValid() ? Role(ink.toInt()) : Role::Ink);
    text.setLeft(text.left() + option.fontMetrics.horizontalAdvance(name) + margin);
    draw(painter, option, inner,
         QRect(inner.right() - noteWidth + margin, inner.top(), noteWidth, inner.height()), note, Role::Muted);
    painter->setFont(monospaced(option.font));
    draw(painter, option, inner, text, index.data(CodeRole).toString(), Role::Muted);
    painter->setFont(option.font);
}

} // namespace onhire
