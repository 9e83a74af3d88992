// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/domain/patch.h"
#include "core/domain/shown_name.h"
#include "core/services/billing_groups/billing_groups.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int MostRentals = 1000;

Schema name()
{
    return Schema::string().length(1, 200);
}
Schema day()
{
    return Schema::integer().range(1, 28);
}
Schema rentals(int least)
{
    return Schema::array(Schema::string().length(1, 100)).length(least, MostRentals);
}

// How long the name is, the schema says.
QList<Fault> lineFaults(const JsonValue &body)
{
    QList<Fault> faults = faultsOfShownName(u"groupName"_s, body[u"groupName"].toString());
    faults.removeIf([](const Fault &fault) { return fault.kind == Fault::Kind::TooBig; });
    return faults;
}

QStringList rentalIdsOf(const JsonValue &body)
{
    QStringList ids;
    for (const JsonValue &id : body[u"rentalIds"].elements())
        ids += id.toString();
    ids.removeDuplicates();
    return ids;
}

} // namespace

Schema BillingGroupRequest::schema()
{
    static const Schema schema = Schema::object({
        required("customerId"_L1, Schema::string().length(1, 100)),
        required("groupName"_L1, name()),
        required("billingDay"_L1, day()),
        required("rentalIds"_L1, rentals(1), {u"subscriptionIds"_s}),
        optional("notes"_L1, Schema::string().length(0, 5000)),
    });
    return schema;
}

Result<BillingGroupRequest> BillingGroupRequest::read(const JsonValue &sent, const Tenant &tenant, bool strict)
{
    QList<Fault> faults;
    const JsonValue body = schema().read(sent, {tenant.exponent, strict}, faults);
    faults += lineFaults(body);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    return BillingGroupRequest{body[u"customerId"].toString(), cleaned(body[u"groupName"].toString()),
                               cleaned(body[u"notes"].toString()), int(*body[u"billingDay"].toInteger()),
                               rentalIdsOf(body)};
}

Schema BillingGroupPatch::schema()
{
    static const Schema schema = Schema::object({
        optional("billingGroupId"_L1,
                 Schema::string().describedAs("If given, must match the id in the path."_L1)),
        optional("groupName"_L1, name()),
        optional("billingDay"_L1, day()),
        optional("rentalIds"_L1,
                 rentals(0).describedAs("The complete list; all others leave the "
                                        "group."_L1),
                 {u"subscriptionIds"_s}),
        optional("notes"_L1, Schema::string().length(0, 5000).orNull()),
        optional("status"_L1, Schema::choice({u"active"_s, u"inactive"_s})),
    });
    return schema;
}

Result<BillingGroupPatch> BillingGroupPatch::read(const JsonValue &sent, const QString &groupId,
                                                  const Tenant &tenant, bool strict)
{
    QList<Fault> faults;
    const JsonValue body = schema().read(sent, {tenant.exponent, strict}, faults);
    checkSameId(body, {"billingGroupId"_L1}, groupId, faults);
    faults += lineFaults(body);
    checkNotCleared(sent, {u"groupName", u"billingDay", u"rentalIds", u"subscriptionIds", u"status"}, faults);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    BillingGroupPatch patch;
    if (body.has(u"groupName"))
        patch.groupName = cleaned(body[u"groupName"].toString());
    if (mentions(body, u"notes", Nulls::Clear))
        patch.notes = filledOrNull(body[u"notes"]);
    if (body.has(u"billingDay"))
        patch.billingDay = int(*body[u"billingDay"].toInteger());
    if (body.has(u"status"))
        patch.active = body[u"status"].toString() == "active"_L1;
    if (body.has(u"rentalIds"))
        patch.rentalIds = rentalIdsOf(body);
    return patch;
}

} // namespace onhire
