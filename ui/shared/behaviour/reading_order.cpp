// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/behaviour/reading_order.h"

#include <QGridLayout>
#include <QSet>
#include <QWidget>

#include <algorithm>
#include <tuple>

namespace onhire {
namespace {

bool isStop(const QWidget &widget)
{
    return (widget.focusPolicy() & Qt::TabFocus) && !widget.focusProxy() && widget.isEnabled()
        && widget.isVisible();
}

class ReadingOrder
{
public:
    void add(QWidget &widget)
    {
        m_order += &widget;
        QSet<const QWidget *> placed;
        if (widget.layout())
            addPlaced(*widget.layout(), placed);
        QList<QWidget *> rest;
        for (QWidget *child : widget.findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
            if (!child->isWindow() && !placed.contains(child))
                rest += child;
        }
        std::ranges::stable_sort(rest, {}, [](const QWidget *each) { return placeOf(*each); });
        for (QWidget *child : std::as_const(rest))
            add(*child);
    }

    const QList<QWidget *> &order() const { return m_order; }

private:
    static std::pair<int, int> placeOf(const QWidget &widget)
    {
        return {widget.y(), widget.isRightToLeft() ? -widget.geometry().right() : widget.x()};
    }

    // A grid knows its cells in the order in which they were filled.
    static QList<QLayoutItem *> itemsOf(QLayout &layout)
    {
        QList<std::tuple<int, int, QLayoutItem *>> items;
        for (int i = 0; i < layout.count(); ++i) {
            int row = 0, column = i, rows = 1, columns = 1;
            if (const auto *grid = qobject_cast<const QGridLayout *>(&layout))
                grid->getItemPosition(i, &row, &column, &rows, &columns);
            items.append({row, column, layout.itemAt(i)});
        }
        std::ranges::stable_sort(
            items, {}, [](const auto &each) { return std::pair(std::get<0>(each), std::get<1>(each)); });
        QList<QLayoutItem *> sorted;
        for (const auto &each : std::as_const(items))
            sorted += std::get<2>(each);
        return sorted;
    }

    void addPlaced(QLayout &layout, QSet<const QWidget *> &placed)
    {
        for (QLayoutItem *item : itemsOf(layout)) {
            if (QWidget *widget = item->widget()) {
                placed += widget;
                add(*widget);
            } else if (item->layout()) {
                addPlaced(*item->layout(), placed);
            }
        }
    }

    QList<QWidget *> m_order;
};

} // namespace

QWidget *nextToRead(QWidget &window, const QWidget *from, bool forward)
{
    ReadingOrder reading;
    reading.add(window);
    const QList<QWidget *> &order = reading.order();
    const qsizetype count = order.size();
    const qsizetype start = std::max<qsizetype>(0, order.indexOf(from));
    for (qsizetype step = 1; step <= count; ++step) {
        QWidget *each = order[(start + (forward ? step : count - step)) % count];
        if (isStop(*each))
            return each;
    }
    return nullptr;
}

} // namespace onhire
