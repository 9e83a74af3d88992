// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which an index goes through what a filter leaves, however much that is.
#pragma once

#include "ui/shared/filters/filter_field.h"

namespace onhire {

inline std::function<RowOrder(const QStringList &)> inOrderOf(const QString &column, Qt::SortOrder direction)
{
    return [order = RowOrder{column, direction}](const QStringList &) { return order; };
}

} // namespace onhire
