// SPDX-License-Identifier: GPL-3.0-or-later
// The columns and filters of the table of subscriptions.
#pragma once

#include "ui/shared/filters/filter_bar.h"
#include "ui/shared/tables/column.h"
#include "ui/shared/tables/store_row_source.h"
#include "ui/shared/workplace/workplace.h"

namespace onhire {

QList<Column> subscriptionColumns(const QString &currency);
QList<FilterField> subscriptionFilters(const Workplace &workplace);
FilterMeaning subscriptionFilterMeaning();

} // namespace onhire
