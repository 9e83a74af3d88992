// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/api/route.h"

#include "core/domain/patch.h"
#include "core/outward/http_date.h"

#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

HttpHeaderList Deprecation::headers() const
{
    const QDateTime told = since.startOfDay(QTimeZone::utc()), gone = sunset.startOfDay(QTimeZone::utc());
    return {{"Deprecation", '@' + QByteArray::number(told.toSecsSinceEpoch())},
            {"Sunset", httpDate(gone)},
            {"Link", '<' + successor + ">; rel=\"successor-version\""}};
}

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

QStringList Route::permissions() const
{
    QStringList needed{permission};
    if (!alsoNeeds.isEmpty())
        needed += alsoNeeds;
    return needed;
}

QString queryValue(const Call &call, QLatin1StringView name)
{
    const auto found =
        std::ranges::find(call.query, name, [](const auto &parameter) { return parameter.first; });
    return found == call.query.end() ? QString() : found->second; // which is not null, though it may be empty
}

Result<JsonValue> checked(const Call &call, const Schema &schema)
{
    QList<Fault> faults;
    JsonValue body = schema.read(call.body, {call.context.tenant->exponent, call.strict}, faults);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    return body;
}

Result<JsonValue> checkedFor(QLatin1StringView idName, const Call &call, const Schema &schema)
{
    QList<Fault> faults;
    JsonValue body = schema.read(call.body, {call.context.tenant->exponent, call.strict}, faults);
    checkSameId(body, idName, call.pathValue(), faults);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    return body;
}

Schema::Property idInBody(QLatin1StringView name)
{
    return optional(name, Schema::string().describedAs("If given, must match the id in the path."_L1));
}

} // namespace onhire
