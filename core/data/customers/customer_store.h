// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/db/connection.h"
#include "core/domain/customers/customer_record.h"

#include <QStringList>

#include <optional>

namespace onhire {

struct StoredCustomer
{
    CustomerRecord record;
    int version = 1;
};

// Reads the columns of customers/_columns.sql, the first of which stands at `first`.
CustomerRecord readCustomer(const Rows &rows, int first);

Result<std::optional<StoredCustomer>> findCustomer(Connection &connection, const Scope &scope,
                                                   const QString &customerId);

// Locks the customer until the transaction ends. None if there is no such customer.
Result<std::optional<StoredCustomer>> lockCustomer(Connection &connection, const Scope &scope,
                                                   const QString &customerId);

struct CustomerOrder
{
    QString id, status, createdAt;
    int devices = 0;
    Money monthly;
};
struct LatestOrders
{
    QList<CustomerOrder> orders;
    bool anyOpen = false; // of all that the customer has, see hasOpenOrders()
};
Result<LatestOrders> latestOrders(Connection &connection, const Scope &scope, const QString &customerId,
                                  int most);

// Orders that may still want a subscription.
Result<bool> hasOpenOrders(Connection &connection, const Scope &scope, const QString &customerId);

// Writes what may be changed by hand; `words`: by which it is found, none: as they are. Answers the version.
Result<int> saveCustomer(Connection &connection, const CustomerRecord &customer,
                         const std::optional<QStringList> &words);

} // namespace onhire
