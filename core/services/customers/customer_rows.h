// SPDX-License-Identifier: GPL-3.0-or-later
// The table of customers as a screen shows it, and the orders that stand beside one. Filters take several
// values, separated by commas.
#pragma once

#include "core/base/money.h"
#include "core/data/lists/row_table.h"
#include "core/services/context.h"

namespace onhire {

// In the order of customers/rows.sql.
namespace customer_cell {
enum { Name, Company, Email, Type, Devices, MonthlyRevenue, Status, Created };
}

const RowTable &customerRows();

struct CustomerOrder
{
    QString id, status, createdAt;
    int devices = 0;
    Money monthly;
};
Result<QList<CustomerOrder>> latestOrders(const Context &context, const QString &customerId, int most);

} // namespace onhire
