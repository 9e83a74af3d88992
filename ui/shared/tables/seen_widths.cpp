// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/seen_widths.h"

#include "ui/shared/controls/painting.h"
#include "ui/shared/tables/cell_delegate.h"
#include "ui/shared/tables/paged_table_model.h"
#include "ui/theme/metrics.h"

#include <algorithm>

namespace onhire {

SeenWidths::SeenWidths(const QWidget &table, const PagedTableModel &model) : m_table(table), m_model(model) { }

int SeenWidths::widthOf(int row, int column) const
{
    const QModelIndex index = m_model.index(row, column);
    const QFontMetrics metrics = m_table.fontMetrics();
    const int text = metrics.horizontalAdvance(index.data().toString());
    const int margins = units(metrics, 2 * CellMargin) + 1 + edgeBefore(column, &m_table);
    switch (m_model.columns()[column].kind) {
    case CellKind::Status:
        return margins
            + pillSize(m_table.font(), index.data(PagedTableModel::StatusRole).value<StatusLook>()).width();
    case CellKind::Date:
        return margins + text + (index.data(PagedTableModel::PressesRole).toBool() ? pressingRoom(metrics) : 0);
    case CellKind::Progress: return margins + progressWidth(metrics, index.data().toString());
    case CellKind::Code:
        return margins + QFontMetrics(monospaced(m_table.font())).horizontalAdvance(index.data().toString());
    case CellKind::Text:
    case CellKind::Muted: return margins + text;
    case CellKind::Number:
    case CellKind::Money: return margins + figuresWidth(metrics, index.data().toString());
    }
    Q_UNREACHABLE();
}

bool SeenWidths::see(int column, int firstRow, int lastRow)
{
    const int before = of(column);
    int widest = before;
    for (int row = firstRow; row <= lastRow; ++row) {
        if (!m_model.idAt(row).isEmpty())
            widest = std::max(widest, widthOf(row, column));
    }
    if (widest > before)
        m_widths.insert(column, widest);
    return widest > before;
}

} // namespace onhire
