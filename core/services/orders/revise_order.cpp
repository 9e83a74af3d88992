// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/calendar.h"
#include "core/base/text.h"
#include "core/data/customers/debtor.h"
#include "core/domain/address.h"
#include "core/domain/orders/possible.h"
#include "core/domain/patch.h"
#include "core/services/billing_groups/group_members.h"
#include "core/services/orders/revision.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct TextMember
{
    QLatin1StringView member;
    QString OrderRecord::*field;
};

constexpr TextMember textMembers[] = {
    {"trackingNumber"_L1, &OrderRecord::trackingNumber},
    {"shippedAt"_L1, &OrderRecord::shippedAt},
    {"notes"_L1, &OrderRecord::notes},
    {"billingGroupId"_L1, &OrderRecord::billingGroupId},
};

struct AddressMember
{
    QLatin1StringView member;
    QByteArray OrderRecord::*field;
};

constexpr AddressMember addressMembers[] = {
    {"billingAddress"_L1, &OrderRecord::billingAddress},
    {"shippingAddress"_L1, &OrderRecord::shippingAddress},
};

Result<void> checkGroup(Connection &connection, const OrderRecord &order, const QString &groupBefore)
{
    ONHIRE_ASSIGN(const auto group, lockGroup(connection, Scope::tenant(order.tenantId), order.billingGroupId));
    if (const auto refusal = refusalOf(group, order.customer.id))
        return Failure(Error{*refusal, order.billingGroupId});
    if (order.billingGroupId == groupBefore) // its customer may have become an individual since
        return {};
    ONHIRE_ASSIGN(const Debtor debtor, debtorOf(connection, Scope::tenant(order.tenantId), order.customer.id));
    if (!debtor.isBusiness)
        return Failure(notForIndividuals(u"billingGroupId"_s));
    return {};
}

bool names(const OrderPatch &patch, QString OrderRecord::*field)
{
    return std::any_of(patch.texts.begin(), patch.texts.end(),
                       [field](const auto &text) { return text.first == field && !text.second.isNull(); });
}

} // namespace

Schema OrderPatch::schema()
{
    static const Schema schema = Schema::object({
        optional("orderId"_L1, Schema::string().describedAs("If given, must match the id in the path."_L1)),
        optional("status"_L1, Schema::choice({u"confirmed"_s}).describedAs("Confirms the order."_L1)),
        optional("trackingNumber"_L1, Schema::string().length(0, 200).orNull()),
        optional("shippedAt"_L1, Schema::string().format(Schema::Format::DateOrTimestamp).orNull()),
        optional("notes"_L1, Schema::string().length(0, 5000).orNull()),
        optional("customFields"_L1, Schema::object({}).open().orNull()),
        optional("billingGroupId"_L1,
                 Schema::string().length(1, 200).orNull().describedAs(
                     "A billing group of the order's customer; the order's subscriptions join it."_L1)),
        optional("billingAddress"_L1, addressSchema()),
        optional("shippingAddress"_L1, addressSchema()),
    });
    return schema;
}

Schema OrderPatch::notesSchema()
{
    static const Schema schema = Schema::object({
        required("notes"_L1, Schema::string().length(0, 5000)),
        optional("orderId"_L1, Schema::string().describedAs("If given, must match the id in the path."_L1)),
    });
    return schema;
}

Result<OrderPatch> OrderPatch::read(const JsonValue &body, const Tenant &tenant, const Schema &schema,
                                    bool strict, const QString &orderId)
{
    QList<Fault> faults;
    schema.check(body, {}, {tenant.exponent, strict}, faults);
    checkNotCleared(body, {u"status", u"billingAddress", u"shippingAddress"}, faults);
    if (!orderId.isEmpty())
        checkSameId(body, "orderId"_L1, orderId, faults);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    OrderPatch patch;
    patch.confirms = body.has(u"status");
    for (const TextMember &text : textMembers) {
        if (mentions(body, QString(text.member), Nulls::Clear))
            patch.texts.append({text.field, filledOrNull(body[QString(text.member)])});
    }
    for (auto &[field, value] : patch.texts) {
        if (field == &OrderRecord::shippedAt && !value.isNull())
            value = toTimestamp(*parseMoment(value, tenant.zone));
    }
    for (const AddressMember &address : addressMembers) {
        if (body.has(QString(address.member)))
            patch.addresses.append({address.field, addressJson(body[QString(address.member)])});
    }
    if (mentions(body, u"customFields", Nulls::Clear))
        patch.customFields = body.has(u"customFields") ? body[u"customFields"].toJson() : QByteArray();
    return patch;
}

void OrderPatch::applyTo(OrderRecord &order) const
{
    for (const auto &[field, value] : texts)
        order.*field = value;
    for (const auto &[field, value] : addresses)
        order.*field = value;
    if (customFields)
        order.customFields = *customFields;
}

Result<Record> reviseOrder(const Context &context, const QString &orderId, const OrderPatch &patch,
                           std::optional<int> expectedVersion)
{
    const auto change = [&](Connection &connection, const Context &still, OrderRecord &order) -> Result<void> {
        if (!patch.addresses.isEmpty() && !canChangeAddresses(order.rentedDevices))
            return Failure(Error{ErrorCode::OrderHasSubscriptions, nameOf(order.status)});
        if (patch.confirms && !canConfirm(order.status))
            return Failure(Error{ErrorCode::OrderNotConfirmable, nameOf(order.status)});
        const QString groupBefore = order.billingGroupId;
        patch.applyTo(order);
        if (patch.confirms) {
            order.status = OrderStatus::Confirmed;
            order.confirmedAt = toTimestamp(still.now());
        }
        return names(patch, &OrderRecord::billingGroupId) ? checkGroup(connection, order, groupBefore)
                                                          : Result<void>();
    };
    QStringList events{u"order.updated"_s};
    if (patch.confirms)
        events += u"order.confirmed"_s;
    return reviseOrder(context, orderId, OrderRevision{u"order.update"_s, events, change}, expectedVersion);
}

} // namespace onhire
