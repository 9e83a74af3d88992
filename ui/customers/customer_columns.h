// SPDX-License-Identifier: GPL-3.0-or-later
// How customers look: the columns of their table, their filters, and the words for their states.
#pragma once

#include "ui/shared/filters/filter_field.h"
#include "ui/shared/tables/column.h"
#include "ui/shared/tables/store_row_source.h"

namespace onhire {

struct Workplace;

StatusLook lookOfCustomer(const QString &status);
QList<FilterChoice> customerTypes();
QList<FilterChoice> taxTreatments();
QString wordForTaxTreatment(const QString &treatment);

QList<Column> customerColumns(const QString &currency);
QList<FilterField> customerFilters(const Workplace &workplace);
FilterMeaning customerFilterMeaning();

} // namespace onhire
