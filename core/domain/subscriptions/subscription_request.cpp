// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/subscriptions/subscription_request.h"

#include "core/base/optional_text.h"
#include "core/base/text.h"
#include "core/domain/patch.h"
#include "core/domain/subscriptions/contract_length.h"
#include "core/domain/subscriptions/subscription_record.h"
#include "core/domain/tenants/tenant.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int YearsBack = 10, YearsAhead = 2;

Schema id()
{
    return Schema::string().length(1, 200);
}

Schema::Property pathId()
{
    return optional("rentalId"_L1, Schema::string().describedAs("If given, must match the id in the path."_L1),
                    {u"subscriptionId"_s});
}

std::optional<int> integerOf(const JsonValue &body, QStringView member)
{
    return body.has(member) ? std::optional(int(*body[member].toInteger())) : std::nullopt;
}

QDate startOf(const JsonValue &body, const Tenant &tenant, QDate today, QList<Fault> &faults)
{
    const auto date = parseContractDate(cleaned(body[u"startDate"].toString()), tenant.zone);
    if (!date)
        return today;
    if (*date < today.addYears(-YearsBack))
        faults.append(
            {u"startDate"_s, Fault::Kind::TooSmall, u"Must not be more than %1 years ago."_s.arg(YearsBack)});
    else if (*date > today.addYears(YearsAhead))
        faults.append(
            {u"startDate"_s, Fault::Kind::TooBig, u"Must not be more than %1 years ahead."_s.arg(YearsAhead)});
    return *date;
}

} // namespace

Schema SubscriptionRequest::schema()
{
    static const Schema schema = Schema::object({
        required("orderId"_L1, id()),
        required("assetSerialNumber"_L1, id(), {u"serialNumber"_s}),
        optional("customerId"_L1, id().describedAs("If given, must be the order's customer."_L1)),
        optional("orderItemIndex"_L1,
                 Schema::integer().range(0, 199).describedAs(
                     "Index of the item, from 0; defaults to the first one with the device's SKU "
                     "and open units."_L1)),
        optional(
            "billingGroupId"_L1,
            id().describedAs("Defaults to the order's billing group. Another one needs payments:write."_L1)),
        optional("startDate"_L1,
                 Schema::string()
                     .format(Schema::Format::DateOrTimestamp)
                     .describedAs(
                         "Defaults to today. If it is later, the first payment is made when it falls due. A "
                         "day before the order, or more than a month ahead, needs payments:write."_L1)),
        optional("contractLength"_L1,
                 askedLengthSchema("In months, one of the configured lengths; defaults to the order "
                                   "item's. Another one needs payments:write."_L1)),
        optional("billingStartOption"_L1,
                 Schema::choice({u"immediate"_s, u"first_of_next_month"_s, u"same_day_next_month"_s})
                     .describedAs("When the first payment falls due; defaults to the tenant's "
                                  "setting. Another one needs payments:write."_L1)),
        optional("notes"_L1, Schema::string().length(0, 5000)),
        optional("customFields"_L1, Schema::object({}).open()),
    });
    return schema;
}

Result<SubscriptionRequest> SubscriptionRequest::read(const JsonValue &sent, const Tenant &tenant, QDate today,
                                                      bool strict)
{
    QList<Fault> faults;
    const JsonValue body = schema().read(sent, {tenant.exponent, strict}, faults);
    SubscriptionRequest request;
    request.startDate = startOf(body, tenant, today, faults);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    request.orderId = cleaned(body[u"orderId"].toString());
    request.serialNumber = serialKey(body[u"assetSerialNumber"].toString());
    request.customerId = cleaned(body[u"customerId"].toString());
    request.itemIndex = integerOf(body, u"orderItemIndex");
    request.billingGroupId = cleaned(body[u"billingGroupId"].toString());
    if (body.has(u"contractLength")) {
        request.contractLength = askedMonths(body[u"contractLength"]);
        request.sentLength = QString::fromLatin1(body[u"contractLength"].digits());
    }
    request.billingStart = billingStartNamed(body[u"billingStartOption"].toString());
    request.notes = cleaned(body[u"notes"].toString());
    if (body.has(u"customFields"))
        request.customFields = body[u"customFields"].toJson();
    return request;
}

Schema SubscriptionPatch::schema()
{
    static const Schema schema = Schema::object({
        pathId(),
        optional("notes"_L1, Schema::string().length(0, 5000).orNull()),
        optional("customFields"_L1, Schema::object({}).open().orNull()),
    });
    return schema;
}

Schema SubscriptionPatch::notesSchema()
{
    static const Schema schema =
        Schema::object({required("notes"_L1, Schema::string().length(0, 5000)), pathId()});
    return schema;
}

Result<SubscriptionPatch> SubscriptionPatch::read(const JsonValue &sent, const QString &rentalId,
                                                  const Tenant &tenant, const Schema &schema, bool strict)
{
    QList<Fault> faults;
    const JsonValue body = schema.read(sent, {tenant.exponent, strict}, faults);
    checkSameId(body, {"rentalId"_L1, "subscriptionId"_L1}, rentalId, faults);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    SubscriptionPatch patch;
    if (mentions(body, u"notes", Nulls::Clear))
        patch.notes = textOrNull(cleaned(body[u"notes"].toString()));
    if (mentions(body, u"customFields", Nulls::Clear))
        patch.customFields = body.has(u"customFields") ? body[u"customFields"].toJson() : QByteArray();
    return patch;
}

void SubscriptionPatch::applyTo(SubscriptionRecord &subscription) const
{
    if (notes)
        subscription.notes = *notes;
    if (customFields)
        subscription.customFields = *customFields;
}

} // namespace onhire
