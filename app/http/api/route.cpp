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

Result<void> checked(const Call &call, const Schema &schema)
{
    QList<Fault> faults;
    schema.check(call.body, {}, {call.context.tenant->exponent, call.strict}, faults);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    return {};
}

} // namespace onhire
