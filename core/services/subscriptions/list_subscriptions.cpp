// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/subscriptions/subscriptions.h"

using namespace Qt::StringLiterals;

namespace onhire {

// A moment that is given where a date is meant is the date that it falls on here.
Result<ListPage> listSubscriptions(const Context &context, ListRequest request)
{
    for (const QString &name : {u"endDateFrom"_s, u"endDateTo"_s}) {
        const auto sent = request.filters.find(name);
        if (sent == request.filters.end())
            continue;
        if (const auto date = parseContractDate(*sent, context.tenant->zone))
            *sent = date->toString(Qt::ISODate);
    }
    return fetchList(context.database.connection(), context.scope(), subscriptionList(), request);
}

} // namespace onhire
