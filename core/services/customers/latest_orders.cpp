// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/customers/latest_orders.h"

#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<QList<CustomerOrder>> latestOrders(const Context &context, const QString &customerId, int most)
{
    ONHIRE_ASSIGN(Rows rows,
                  context.database.connection().run(context.scope(), sql::customers::latest_orders,
                                                    {context.tenant->id, customerId, most}));
    QList<CustomerOrder> orders;
    while (rows.next())
        orders.append({rows.text(0), rows.text(1), rows.text(4), int(rows.integer(2)),
                       Money::fromMinor(rows.integer(3))});
    return orders;
}

} // namespace onhire
