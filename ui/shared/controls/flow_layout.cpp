// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/controls/flow_layout.h"

#include <QStyle>
#include <QWidget>

namespace onhire {

FlowLayout::FlowLayout(int gap) : m_gap(gap) { }

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
    invalidate();
}

int FlowLayout::count() const
{
    return int(m_items.size());
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[index].get() : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem *taken = m_items[index].release();
    m_items.erase(m_items.begin() + index);
    invalidate();
    return taken;
}

QList<FlowLayout::Place> FlowLayout::places(int width) const
{
    QList<Place> places;
    QPoint next;
    int lineHeight = 0;
    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint().boundedTo({width, QWIDGETSIZE_MAX});
        if (next.x() > 0 && next.x() + size.width() > width) {
            next = {0, next.y() + lineHeight + m_gap};
            lineHeight = 0;
        }
        places.append({item.get(), {next, size}});
        next.rx() += size.width() + m_gap;
        lineHeight = qMax(lineHeight, size.height());
    }
    return places;
}

int FlowLayout::heightForWidth(int width) const
{
    int height = 0;
    for (const Place &place : places(width))
        height = qMax(height, place.rect.bottom() + 1);
    return height;
}

QSize FlowLayout::minimumSize() const
{
    QSize widest;
    for (const auto &item : m_items)
        widest = item->isEmpty() ? widest : widest.expandedTo(item->minimumSize());
    return widest;
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    const Qt::LayoutDirection direction = parentWidget()->layoutDirection();
    for (const Place &place : places(rect.width()))
        place.item->setGeometry(QStyle::visualRect(direction, rect, place.rect.translated(rect.topLeft())));
}

} // namespace onhire
