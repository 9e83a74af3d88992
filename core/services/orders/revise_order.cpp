// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_writer.h"
#include "core/base/text.h"
#include "core/data/orders/fulfilment_store.h"
#include "core/domain/address.h"
#include "core/domain/patch.h"
#include "core/services/orders/revision.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr PatchedText texts[] = {
    {"trackingNumber"_L1, "tracking_number"_L1},
    {"shippedAt"_L1, "shipped_at"_L1},
    {"notes"_L1, "notes"_L1},
    {"billingGroupId"_L1, "billing_group_id"_L1},
};

} // namespace

Schema OrderPatch::schema()
{
    static const Schema schema = Schema::object({
        optional("orderId"_L1, Schema::string().describedAs("The id in the path, if any."_L1)),
        optional("status"_L1, Schema::choice({u"confirmed"_s}).describedAs("Confirms the order."_L1)),
        optional("trackingNumber"_L1, Schema::string().length(0, 200).orNull()),
        optional("shippedAt"_L1, Schema::string().format(Schema::Format::DateOrTimestamp).orNull()),
        optional("notes"_L1, Schema::string().length(0, 5000).orNull()),
        optional("customFields"_L1, Schema::object({}).open().orNull()),
        optional("billingGroupId"_L1,
                 Schema::string().length(1, 200).orNull().describedAs(
                     "A group of the order's customer; subscriptions of the order join it."_L1)),
        optional("billingAddress"_L1, addressSchema()),
        optional("shippingAddress"_L1, addressSchema()),
    });
    return schema;
}

Schema OrderPatch::notesSchema()
{
    static const Schema schema = Schema::object({
        required("notes"_L1, Schema::string().length(0, 5000)),
        optional("orderId"_L1, Schema::string().describedAs("The id in the path, if any."_L1)),
    });
    return schema;
}

Result<OrderPatch> OrderPatch::read(const JsonValue &body, const Tenant &tenant, const Schema &schema,
                                    bool strict, const QString &orderId)
{
    QList<Fault> faults;
    schema.check(body, {}, {tenant.exponent, strict}, faults);
    if (!orderId.isEmpty())
        checkSameId(body, "orderId"_L1, orderId, faults);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    OrderPatch patch;
    patch.billingGroupId = cleaned(body[u"billingGroupId"].toString());
    patch.confirms = body.has(u"status");
    patch.changesAddresses = body.has(u"billingAddress") || body.has(u"shippingAddress");
    JsonWriter columns;
    columns.beginObject();
    writeTexts(columns, body, texts, Nulls::Clear);
    if (mentions(body, u"customFields", Nulls::Clear))
        columns.key("custom_fields"_L1).value(body[u"customFields"]);
    if (body.has(u"billingAddress"))
        columns.key("billing_address"_L1).raw(addressJson(body[u"billingAddress"]));
    if (body.has(u"shippingAddress"))
        columns.key("shipping_address"_L1).raw(addressJson(body[u"shippingAddress"]));
    columns.endObject();
    patch.columns = columns.take();
    return patch;
}

Result<Record> reviseOrder(const Context &context, const QString &orderId, const OrderPatch &patch,
                           std::optional<int> expectedVersion)
{
    const auto allowed = [&](const LockedOrder &order) -> Result<void> {
        if (patch.changesAddresses && order.rentedDevices > 0)
            return Failure(Error{ErrorCode::OrderHasSubscriptions, nameOf(order.status)});
        if (patch.confirms && !canConfirm(order.status))
            return Failure(Error{ErrorCode::OrderNotConfirmable, nameOf(order.status)});
        if (patch.billingGroupId.isEmpty())
            return {};
        ONHIRE_ASSIGN(const auto day,
                      billingDayOf(context.database.connection(), context.scope(), patch.billingGroupId,
                                   order.customerId));
        if (!day)
            return Failure(Error{ErrorCode::BillingGroupNotFound, patch.billingGroupId});
        return {};
    };
    QStringList events{u"order.updated"_s};
    QByteArray columns = patch.columns;
    if (patch.confirms) {
        events += u"order.confirmed"_s;
        columns.chop(1);
        columns += QByteArray(columns.size() > 1 ? "," : "") + "\"status\":\"confirmed\",\"confirmed_at\":\""
            + toTimestamp(context.now()).toLatin1() + "\"}";
    }
    return reviseOrder(context, orderId, OrderRevision{u"order.update"_s, events, columns, allowed},
                       expectedVersion);
}

} // namespace onhire
