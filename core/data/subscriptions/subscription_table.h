// SPDX-License-Identifier: GPL-3.0-or-later
// The table of subscriptions as a screen shows it. Filters take several values, separated by commas; "ends"
// takes the first and the last day, either of which may be missing.
#pragma once

#include "core/data/lists/list_request.h"

namespace onhire {

// In the order of subscriptions/table.sql.
namespace subscription_cell {
enum {
    Status,
    Ending,
    ReturnDue,
    Product,
    Customer,
    Start,
    End,
    Months,
    BilledUntil,
    MonthsRented,
    Monthly,
    Collected,
    Cost,
    NextBilling,
    Serial,
    Order,
    Sku,
    Email,
    CustomerId,
    Group,
    Created,
    Updated,
    Ended,
};
}

const ListTable &subscriptionTable();

} // namespace onhire
