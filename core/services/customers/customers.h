// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with customers. There is no way to make one: customers arise from orders.
#pragma once

#include "core/data/customers/customer_list.h"
#include "core/domain/customers/customer_patch.h"
#include "core/services/context.h"

#include <optional>

namespace onhire {

Result<Record> findCustomer(const Context &context, const QString &customerId);

// Without a status only the active ones.
Result<ListPage> listCustomers(const Context &context, ListRequest request);

// `expectedVersion`: refuse with VERSION_CONFLICT when the record has changed since. A customer with active
// subscriptions or open orders cannot become inactive, neither by revising nor by removing.
Result<Record> reviseCustomer(const Context &context, const QString &customerId, const CustomerPatch &patch,
                              std::optional<int> expectedVersion = {});
Result<Record> removeCustomer(const Context &context, const QString &customerId,
                              std::optional<int> expectedVersion = {});

} // namespace onhire
