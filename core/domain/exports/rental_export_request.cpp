// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/exports/rental_export_request.h"

#include "core/base/calendar.h"
#include "core/base/text.h"
#include "core/domain/tenants/tenant.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qint64 MostCustomers = 1000;

Schema id()
{
    return Schema::string().length(1, 100);
}

Schema day(QLatin1StringView meaning)
{
    return Schema::string().format(Schema::Format::DateOrTimestamp).describedAs(meaning);
}

Schema group(QLatin1StringView columns)
{
    return Schema::boolean().withDefault("true").describedAs(columns);
}

Schema groupsSchema()
{
    return Schema::object({
        optional("customerDetails"_L1, group("customerId, customerEmail, customerName, company."_L1)),
        optional("deviceDetails"_L1, group("sku, productName, serialNumber."_L1)),
        optional("financialDetails"_L1,
                 group("monthlyAmount, currency, totalCollected, acquisitionCost, costRecoveryPercent."_L1)),
        optional("customFields"_L1,
                 group("One column per custom field of subscriptions that the tenant has declared."_L1)),
    });
}

QStringList textsOf(const JsonValue &array)
{
    QStringList texts;
    for (const JsonValue &element : array.elements())
        texts += cleaned(element.toString());
    return texts;
}

} // namespace

Schema RentalExportRequest::schema()
{
    static const Schema schema = Schema::object({
        optional("format"_L1, Schema::choice({u"csv"_s}).withDefault("\"csv\"")),
        optional("status"_L1,
                 Schema::choice({u"active"_s, u"cancelled"_s, u"ended_completed"_s, u"ended_buyout"_s,
                                 u"ended_upgrade"_s, u"ended_early_return"_s})),
        optional("startDateFrom"_L1, day("Subscriptions that began on this day or later."_L1),
                 {u"startDate"_s}),
        optional("startDateTo"_L1, day("Subscriptions that began on this day or earlier."_L1), {u"endDate"_s}),
        optional("endDateFrom"_L1, day("Subscriptions whose endDate is this day or later."_L1)),
        optional("endDateTo"_L1, day("Subscriptions whose endDate is this day or earlier."_L1)),
        optional("customerId"_L1, id()),
        optional("customerIds"_L1,
                 Schema::array(id()).length(0, MostCustomers).describedAs("If empty, all customers."_L1)),
        optional("includeFields"_L1, groupsSchema()),
    });
    return schema;
}

Result<RentalExportRequest> RentalExportRequest::read(const JsonValue &sent, const Tenant &tenant, bool strict)
{
    QList<Fault> faults;
    const JsonValue body = schema().read(sent, {tenant.exponent, strict}, faults);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    const auto date = [&](QStringView member) {
        return body.has(member) ? parseContractDate(body[member].toString(), tenant.zone) : std::nullopt;
    };
    const auto wants = [&groups = body[u"includeFields"]](QStringView name) {
        return !groups.has(name) || groups[name].toBool();
    };
    return RentalExportRequest{.status = body[u"status"].toString(),
                               .customerId = cleaned(body[u"customerId"].toString()),
                               .customerIds = textsOf(body[u"customerIds"]),
                               .startDateFrom = date(u"startDateFrom"),
                               .startDateTo = date(u"startDateTo"),
                               .endDateFrom = date(u"endDateFrom"),
                               .endDateTo = date(u"endDateTo"),
                               .customerDetails = wants(u"customerDetails"),
                               .deviceDetails = wants(u"deviceDetails"),
                               .financialDetails = wants(u"financialDetails"),
                               .customFields = wants(u"customFields")};
}

} // namespace onhire
