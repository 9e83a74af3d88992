// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/table_header.h"

#include "ui/shared/tables/cell_delegate.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"

#include <QPaintEvent>
#include <QPainter>

namespace onhire {

TableHeader::TableHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(true);
    setSectionsMovable(true);
    setHighlightSections(false);
    setFont(scaled(font(), 0.92, QFont::Medium));
    setAccessibleName(tr("Column titles"));
}

QSize TableHeader::sizeHint() const
{
    return {QHeaderView::sizeHint().width(), units(this, 33)};
}

void TableHeader::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), colorOf(Role::Pane, palette()));
    painter.fillRect(QRect(0, height() - 1, width(), 1), colorOf(Role::Line, palette()));
    painter.end();
    QHeaderView::paintEvent(event);
}

void TableHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const bool sorted = isSortIndicatorShown() && sortIndicatorSection() == section;
    const auto alignment =
        Qt::Alignment(model()->headerData(section, orientation(), Qt::TextAlignmentRole).toInt());
    const bool right = QStyle::visualAlignment(layoutDirection(), alignment) & Qt::AlignRight;
    const bool trailing = right != isRightToLeft();
    const int margin = units(this, 10);
    const int arrow = sorted ? units(this, 13) : 0;
    const int edge = edgeBefore(section, parentWidget());
    const QRect content = rect.adjusted(margin + edge, 0, -margin, -1);
    const QString title =
        elided(fontMetrics(), model()->headerData(section, orientation()).toString(), content.width() - arrow);
    const int width = fontMetrics().horizontalAdvance(title);
    const QRect text(trailing ? content.right() + 1 - width - arrow : content.left(), content.top(), width,
                     content.height());
    painter->save();
    painter->setFont(font());
    painter->setPen(colorOf(sorted ? Role::Ink : Role::Muted, palette()));
    painter->fillRect(rect.adjusted(0, 0, 0, -1), colorOf(Role::Pane, palette()));
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), colorOf(Role::Line, palette()));
    painter->drawText(QStyle::visualRect(layoutDirection(), rect, text), Qt::AlignCenter | Qt::TextDontClip,
                      title);
    if (sorted) {
        const QRect mark(text.right() + 1 + units(this, 2), content.center().y() - arrow / 2 + 1, arrow, arrow);
        paintGlyph(painter, QStyle::visualRect(layoutDirection(), rect, mark),
                   sortIndicatorOrder() == Qt::AscendingOrder ? Glyph::ArrowUp : Glyph::ArrowDown,
                   colorOf(Role::Ink, palette()));
    }
    painter->restore();
}

} // namespace onhire
