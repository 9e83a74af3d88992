// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/services/customers/customers.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<ListPage> listCustomers(const Context &context, ListRequest request)
{
    if (!request.filters.contains(u"status"_s))
        request.filters.insert(u"status"_s, u"active"_s);
    if (const auto email = request.filters.find(u"email"_s); email != request.filters.end())
        *email = emailKey(*email);
    return fetchList(context.database.connection(), context.scope(), customerList(), request);
}

} // namespace onhire
