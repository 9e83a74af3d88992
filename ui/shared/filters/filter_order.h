// SPDX-License-Identifier: GPL-3.0-or-later
// A filter may bring its own order: of what has ended, the latest stands first. Whoever has sorted the table
// keeps their order.
#pragma once

#include "ui/shared/filters/filter_field.h"
#include "ui/shared/tables/page_source.h"

namespace onhire {

class FilterOrder
{
public:
    // `usual`: of a table that nobody has sorted.
    explicit FilterOrder(const TableQuery &usual) : m_usual(orderOf(usual)) { }

    void setRestored(const TableQuery &query) { m_isChosen = orderOf(query) != m_usual; } // from the last time
    void setChosen() { m_isChosen = true; }
    void apply(TableQuery &query, const QList<FilterField> &fields) const;

private:
    static RowOrder orderOf(const TableQuery &query) { return {query.sortColumn, query.sortOrder}; }

    const RowOrder m_usual;
    bool m_isChosen = false;
};

} // namespace onhire
