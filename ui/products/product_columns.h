// SPDX-License-Identifier: GPL-3.0-or-later
// How products look: the columns of their table, their filters, and the words for their states.
#pragma once

#include "core/base/json_value.h"
#include "ui/shared/filters/filter_bar.h"
#include "ui/shared/tables/column.h"
#include "ui/shared/tables/store_row_source.h"

namespace onhire {

bool isOffered(const JsonValue &product); // it is not discontinued
StatusLook lookOfProduct(const QString &status);
StatusLook lookOfVariant(const QString &status);

QList<Column> productColumns(const QString &currency);
QList<FilterField> productFilters();
FilterMeaning productFilterMeaning();

} // namespace onhire
