// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/api/route.h"

namespace onhire {

QStringList pathParametersOf(const Route &route)
{
    QStringList names;
    for (const QByteArray &segment : route.path.split('/')) {
        if (segment.startsWith('{'))
            names += QString::fromLatin1(segment.sliced(1, segment.size() - 2));
    }
    return names;
}

Result<ListRequest> listRequested(const Call &call)
{
    const Tenant &tenant = *call.context.tenant;
    return ListRequest::read(call.query, call.route.list(), tenant.settings.customFieldIds(), tenant.zone);
}

Result<JsonValue> checked(const Call &call, const Schema &schema)
{
    QList<Fault> faults;
    JsonValue body = schema.read(call.body, {call.context.tenant->exponent, call.strict}, faults);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    return body;
}

} // namespace onhire
