// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/row_values.h"

#include "core/base/calendar.h"
#include "core/base/id.h"
#include "ui/shared/controls/cell_values.h"

namespace onhire {

QVariant dayIn(const QVariant &cell)
{
    const QDate day = QDate::fromString(cell.toString(), Qt::ISODate);
    return day.isValid() ? QVariant(day) : QVariant();
}

QVariant momentIn(const QVariant &cell)
{
    const auto moment = parseTimestamp(cell.toString());
    return moment ? QVariant(*moment) : QVariant();
}

QVariant amountIn(const QVariant &cell, const Tenant &tenant)
{
    if (cell.isNull())
        return {};
    return QVariant::fromValue(Amount{Money::fromMinor(cell.toLongLong()), tenant.exponent});
}

RowValue idOfRow()
{
    return [](const RawRow &row, const Tenant &) { return row.id; };
}

RowValue shortCodeOfRow()
{
    return [](const RawRow &row, const Tenant &) { return shortCodeOf(row.id); };
}

RowValue cellOfRow(int cell)
{
    return [cell](const RawRow &row, const Tenant &) { return row.cells[cell]; };
}

RowValue dayOfRow(int cell)
{
    return [cell](const RawRow &row, const Tenant &) { return dayIn(row.cells[cell]); };
}

RowValue momentOfRow(int cell)
{
    return [cell](const RawRow &row, const Tenant &) { return momentIn(row.cells[cell]); };
}

RowValue amountOfRow(int cell)
{
    return [cell](const RawRow &row, const Tenant &tenant) { return amountIn(row.cells[cell], tenant); };
}

} // namespace onhire
