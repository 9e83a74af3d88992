// SPDX-License-Identifier: GPL-3.0-or-later
// How devices look: the columns of their table, their filters, and the words for their states.
#pragma once

#include "ui/shared/filters/filter_bar.h"
#include "ui/shared/tables/column.h"
#include "ui/shared/tables/store_row_source.h"
#include "ui/shared/text/condition_words.h"

namespace onhire {

struct Workplace;

StatusLook lookOfDevice(const QString &status);
QList<FilterChoice> deviceConditions();

QList<Column> deviceColumns(const QString &currency);
QList<FilterField> deviceFilters(const Workplace &workplace);
FilterMeaning deviceFilterMeaning();

} // namespace onhire
