// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/webhooks/event_types.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

static constexpr EventType table[] = {
    {"order.created"_L1, "A new order was placed."_L1},
    {"order.confirmed"_L1, "An order was confirmed."_L1},
    {"order.updated"_L1, "Details of an order changed."_L1},
    {"order.fulfilled"_L1, "All items of an order have active subscriptions."_L1},
    {"order.cancelled"_L1, "An order was cancelled."_L1},
    {"subscription.created"_L1, "A subscription was activated."_L1},
    {"subscription.updated"_L1, "Details of a subscription changed."_L1},
    {"subscription.extended"_L1, "A subscription was extended."_L1},
    {"subscription.upgraded"_L1, "A customer upgraded to another product."_L1},
    {"subscription.ended"_L1, "A subscription was completed or cancelled."_L1},
    {"payment.scheduled"_L1, "A payment fell due or was scheduled."_L1},
    {"payment.succeeded"_L1, "A payment was collected."_L1},
    {"payment.failed"_L1, "An attempt to collect a payment failed."_L1},
    {"payment.updated"_L1, "Details of a payment changed."_L1},
    {"payment.cancelled"_L1, "A payment was cancelled."_L1},
    {"payment.refunded"_L1, "A payment was refunded."_L1},
    {"payment.written_off"_L1, "A payment was written off."_L1},
    {"asset.created"_L1, "An asset was added."_L1},
    {"asset.updated"_L1, "Details of an asset changed."_L1},
    {"asset.assigned"_L1, "An asset was linked to a subscription."_L1},
    {"asset.returned"_L1, "An asset came back from its subscription."_L1},
    {"asset.deleted"_L1, "An asset was taken out of use."_L1},
    {"invoice.issued"_L1, "An invoice was issued."_L1},
    {"billing_group.created"_L1, "A billing group was created."_L1},
    {"billing_group.updated"_L1, "A billing group or its members changed."_L1},
    {"billing_group.deleted"_L1, "A billing group was removed."_L1},
    {"customer.updated"_L1, "Details of a customer changed."_L1},
    {"customer.deleted"_L1, "A customer was deactivated."_L1},
    {"product.created"_L1, "A product was added to the catalogue."_L1},
    {"product.updated"_L1, "Details of a product changed."_L1},
    {"product.deleted"_L1, "A product was discontinued."_L1},
    {"variant.updated"_L1, "Details of a variant changed."_L1},
    {"file.created"_L1, "A file was stored."_L1},
    {"file.deleted"_L1, "A file was removed."_L1},
    {"webhook.test"_L1, "Sent to an endpoint to test it."_L1},
};

std::span<const EventType> eventTypes()
{
    return table;
}

bool isEventType(QStringView name)
{
    return std::ranges::any_of(table, [name](const EventType &type) { return type.name == name; });
}

QStringList eventTypeNames()
{
    QStringList names;
    for (const EventType &type : table)
        names += type.name;
    return names;
}

} // namespace onhire
