// SPDX-License-Identifier: GPL-3.0-or-later
// What a column shows of a row of the database: one of its cells as it is, or read as a day, a moment or an
// amount. Called on worker threads.
#pragma once

#include "core/data/lists/row_table.h"
#include "core/domain/tenants/tenant.h"

#include <functional>

namespace onhire {

using RowValue = std::function<QVariant(const RawRow &row, const Tenant &tenant)>;

QVariant dayIn(const QVariant &cell); // invalid where there is none, as the following ones
QVariant momentIn(const QVariant &cell);
QVariant amountIn(const QVariant &cell, const Tenant &tenant);

RowValue idOfRow();
RowValue shortCodeOfRow();
RowValue cellOfRow(int cell);
RowValue dayOfRow(int cell);
RowValue momentOfRow(int cell);
RowValue amountOfRow(int cell);

} // namespace onhire
