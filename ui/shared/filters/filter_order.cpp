// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/filters/filter_order.h"

namespace onhire {

static std::optional<RowOrder> orderFor(const TableQuery &query, const QList<FilterField> &fields)
{
    for (const FilterField &field : fields) {
        if (field.order && query.filters.contains(field.id))
            return field.order(query.filters.value(field.id));
    }
    return std::nullopt;
}

void FilterOrder::apply(TableQuery &query, const QList<FilterField> &fields) const
{
    if (m_isChosen)
        return;
    const RowOrder order = orderFor(query, fields).value_or(m_usual);
    query.sortColumn = order.column;
    query.sortOrder = order.direction;
}

} // namespace onhire
