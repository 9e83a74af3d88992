// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pages/side_pane.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/tables/column_layout.h"
#include "ui/theme/metrics.h"
#include "ui/theme/roles.h"

#include <QPainter>
#include <QSplitter>

namespace onhire {

// With less room than this a table and a pane beside it are both too narrow to read; of a window, it is where
// its navigation becomes narrow, too.
static constexpr int RoomForBoth = 860;
static constexpr int NarrowWindow = 1100;
static constexpr int WidthOverTable = 384;
static constexpr int MostOfAColumn = 120;

SidePane::SidePane(QSplitter *splitter, QWidget *page)
    : QStackedWidget(splitter), m_splitter(splitter), m_page(page)
{
    setMaximumWidth(units(this, 480));
    setAttribute(Qt::WA_StyledBackground);
    setDress(this, "side");
}

void SidePane::arrange(const ColumnLayout &columns)
{
    const bool over =
        m_page->width() < units(m_page, RoomForBoth) || m_page->window()->width() < units(m_page, NarrowWindow);
    if (over != m_over) {
        m_over = over;
        const bool shown = !isHidden();
        over ? setParent(m_page) : m_splitter->addWidget(this);
        setVisible(shown);
        setContentsMargins({});
    }
    if (m_over) {
        setContentsMargins(isRightToLeft() ? 0 : 1, 0, isRightToLeft() ? 1 : 0, 0); // for the line
        setGeometry(placeOverTable(columns));
        raise();
    }
}

// Beside the table the splitter parts them.
void SidePane::paintEvent(QPaintEvent *event)
{
    QStackedWidget::paintEvent(event);
    if (!m_over)
        return;
    QPainter painter(this);
    painter.setPen(colorOf(Role::Line, palette()));
    const int edge = isRightToLeft() ? width() - 1 : 0;
    painter.drawLine(edge, 0, edge, height() - 1);
}

// A number of which half is shown reads as another number: a column of which little would show is covered
// whole.
int SidePane::widthOver(const ColumnLayout &columns, int table) const
{
    const int usual = qMin(table, units(m_page, WidthOverTable)), left = table - usual;
    const int cut = left - columns.wholeIn(left);
    return cut <= units(m_page, MostOfAColumn) ? usual + cut : usual;
}

QRect SidePane::placeOverTable(const ColumnLayout &columns) const
{
    const QRect table(m_splitter->mapTo(m_page, QPoint()), m_splitter->size());
    const int width = widthOver(columns, table.width());
    const bool atRight = layoutDirection() == Qt::LeftToRight;
    return {atRight ? table.right() - width + 1 : table.left(), table.top(), width, table.height()};
}

} // namespace onhire
