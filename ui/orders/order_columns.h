// SPDX-License-Identifier: GPL-3.0-or-later
// How orders look: the columns of their table, their filters, and the words for their states.
#pragma once

#include "ui/shared/filters/filter_field.h"
#include "ui/shared/tables/column.h"
#include "ui/shared/tables/store_row_source.h"

namespace onhire {

struct Workplace;

StatusLook lookOfOrder(const QString &status);
QString wordForOrderType(const QString &type);
QString wordForCustomerType(const QString &type);

QList<Column> orderColumns(const QString &currency);
QList<FilterField> orderFilters(const Workplace &workplace);
FilterMeaning orderFilterMeaning();

} // namespace onhire
