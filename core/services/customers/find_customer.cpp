// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/customers/customer_store.h"
#include "core/services/customers/customers.h"

namespace onhire {

Result<Record> findCustomer(const Context &context, const QString &customerId)
{
    ONHIRE_ASSIGN(const auto found, findCustomer(context.database.connection(), context.scope(), customerId));
    if (!found)
        return Failure(Error{ErrorCode::NotFound, customerId});
    return Record{customerId, documentOf(found->record), found->version};
}

} // namespace onhire
