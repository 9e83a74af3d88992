// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/orders/order_controller.h"

#include "app/http/api/envelope.h"
#include "core/base/text.h"
#include "core/domain/orders/order_record.h"
#include "core/domain/patch.h"
#include "core/domain/reason.h"
#include "core/services/orders/orders.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto Reading = "orders:read"_L1;
constexpr auto Writing = "orders:write"_L1;
constexpr auto Tag = "Orders"_L1;

Answer changed(QLatin1StringView message, const Record &order, int status = 200)
{
    return changeAnswer(status, {message, "orderId"_L1, "order"_L1}, order);
}

Result<Answer> create(const Call &call)
{
    ONHIRE_ASSIGN(const OrderRequest request, OrderRequest::read(call.body, *call.context.tenant, call.strict));
    ONHIRE_ASSIGN(const Record order,
                  placeOrder(call.context, request, call.idempotent ? NaturalKey::Skip : NaturalKey::Check));
    if (!order.created)
        return changed("The same order was placed a moment ago and is returned."_L1, order);
    Answer answer = changed("Order created."_L1, order, 201);
    answer.headers.append({"Location", "/v1/orders/" + order.id.toLatin1()});
    return answer;
}

Result<Answer> list(const Call &call)
{
    ONHIRE_ASSIGN(const ListRequest request, listRequested(call));
    ONHIRE_ASSIGN(const ListPage page, listOrders(call.context, request));
    return listAnswer("orders"_L1, page, request.limit);
}

Result<Answer> get(const Call &call)
{
    ONHIRE_ASSIGN(const Record order, findOrder(call.context, call.pathValue()));
    return bareRecord(order);
}

Result<Answer> revise(const Call &call, const Schema &schema, QLatin1StringView message)
{
    ONHIRE_ASSIGN(const OrderPatch patch,
                  OrderPatch::read(call.body, *call.context.tenant, schema, call.strict, call.pathValue()));
    ONHIRE_ASSIGN(const Record order, reviseOrder(call.context, call.pathValue(), patch, call.ifMatch));
    return changed(message, order);
}

Result<Answer> patch(const Call &call)
{
    return revise(call, OrderPatch::schema(), "Order updated."_L1);
}
Result<Answer> patchNotes(const Call &call)
{
    return revise(call, OrderPatch::notesSchema(), "Notes replaced."_L1);
}

Schema::Property pathId()
{
    return optional("orderId"_L1, Schema::string().describedAs("If given, must match the id in the path."_L1));
}

Schema confirmSchema()
{
    return Schema::object({pathId()});
}

Result<void> checkAction(const Call &call, const Schema &schema)
{
    QList<Fault> faults;
    schema.check(call.body, {}, {call.context.tenant->exponent, call.strict}, faults);
    checkSameId(call.body, "orderId"_L1, call.pathValue(), faults);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    return {};
}

Result<Answer> confirm(const Call &call)
{
    ONHIRE_TRY(checkAction(call, confirmSchema()));
    ONHIRE_ASSIGN(const Record order, confirmOrder(call.context, call.pathValue(), call.ifMatch));
    return changed("Order confirmed."_L1, order);
}

Schema cancelSchema()
{
    return Schema::object({optional("reason"_L1, Schema::string().length(0, LongestReason)), pathId()});
}

Result<Answer> cancel(const Call &call)
{
    ONHIRE_TRY(checkAction(call, cancelSchema()));
    ONHIRE_ASSIGN(
        const Record order,
        cancelOrder(call.context, call.pathValue(), cleaned(call.body[u"reason"].toString()), call.ifMatch));
    return changed("Order cancelled."_L1, order);
}

Schema closeSchema()
{
    return Schema::object({required("reason"_L1, Schema::string().length(1, LongestReason)), pathId()});
}

Result<Answer> close(const Call &call)
{
    ONHIRE_TRY(checkAction(call, closeSchema()));
    ONHIRE_ASSIGN(
        const Record order,
        closeRemainder(call.context, call.pathValue(), cleaned(call.body[u"reason"].toString()), call.ifMatch));
    return changed("Remainder closed."_L1, order);
}

constexpr auto NewOrder = R"({"customer":{"email":"ada@example.com","firstName":"Ada","lastName":"Lovelace"},)"
                          R"("billingAddress":{"contactName":"Ada Lovelace","streetAddress":"Hafenstr. 12",)"
                          R"("city":"Hamburg","country":"Germany"},)"
                          R"("items":[{"sku":"MBP14-16-512-A","quantity":1,"contractLength":12}]})";

} // namespace

void addOrderRoutes(RouteTable &table)
{
    const Schema change = changeSchema("orderId"_L1, "order"_L1, orderShape().schema());
    table.insert(
        table.end(),
        {
            {.verb = "POST",
             .path = "/v1/orders",
             .operation = "createOrder"_L1,
             .tag = Tag,
             .summary = "Places an order. The customer is found by e-mail address, or created."_L1,
             .permission = Writing,
             .handler = create,
             .request = OrderRequest::schema(),
             .example = NewOrder,
             .response = change,
             .status = 201,
             .mayAnswerOld = true,
             .answersEtag = true,
             .refusals = {ErrorCode::VariantNotFound, ErrorCode::VariantInactive,
                          ErrorCode::InvalidContractLength, ErrorCode::CustomerInactive,
                          ErrorCode::SubscriptionDifferentCustomer}},
            {.verb = "GET",
             .path = "/v1/orders",
             .operation = "listOrders"_L1,
             .tag = Tag,
             .summary = "Lists orders. Declared custom fields filter as customField_<name>."_L1,
             .permission = Reading,
             .handler = list,
             .list = orderList,
             .response = listSchema("orders"_L1, orderShape().schema())},
            {.verb = "GET",
             .path = "/v1/orders/{orderId}",
             .operation = "getOrder"_L1,
             .tag = Tag,
             .summary = "One order."_L1,
             .permission = Reading,
             .handler = get,
             .response = orderShape().schema(),
             .answersEtag = true},
            {.verb = "PATCH",
             .path = "/v1/orders/{orderId}",
             .operation = "updateOrder"_L1,
             .tag = Tag,
             .summary = "Updates shipping details, notes, custom fields and the billing group; addresses "
                        "only while the order has no subscriptions."_L1,
             .permission = Writing,
             .handler = patch,
             .request = OrderPatch::schema(),
             .example = R"({"trackingNumber":"00340434161094042557"})",
             .response = change,
             .answersEtag = true,
             .honoursIfMatch = true,
             .refusals = {ErrorCode::OrderNotConfirmable, ErrorCode::OrderHasSubscriptions,
                          ErrorCode::BillingGroupNotFound, ErrorCode::BillingGroupInactive,
                          ErrorCode::SubscriptionDifferentCustomer}},
            {.verb = "PATCH",
             .path = "/v1/orders/{orderId}/notes",
             .operation = "updateOrderNotes"_L1,
             .tag = Tag,
             .summary = "Replaces the notes."_L1,
             .permission = Writing,
             .handler = patchNotes,
             .request = OrderPatch::notesSchema(),
             .example = R"({"notes":"Deliver to the back door."})",
             .response = change,
             .answersEtag = true,
             .honoursIfMatch = true},
            {.verb = "POST",
             .path = "/v1/orders/{orderId}/confirm",
             .operation = "confirmOrder"_L1,
             .tag = Tag,
             .summary = "Confirms a pending order."_L1,
             .permission = Writing,
             .handler = confirm,
             .request = confirmSchema(),
             .example = "{}",
             .response = change,
             .answersEtag = true,
             .honoursIfMatch = true,
             .refusals = {ErrorCode::OrderNotConfirmable}},
            {.verb = "POST",
             .path = "/v1/orders/{orderId}/cancel",
             .operation = "cancelOrder"_L1,
             .tag = Tag,
             .summary = "Permanently cancels a pending or confirmed order."_L1,
             .permission = Writing,
             .handler = cancel,
             .request = cancelSchema(),
             .example = R"({"reason":"Ordered twice."})",
             .response = change,
             .answersEtag = true,
             .honoursIfMatch = true,
             .refusals = {ErrorCode::OrderNotCancellable}},
            {.verb = "POST",
             .path = "/v1/orders/{orderId}/close-remainder",
             .operation = "closeOrderRemainder"_L1,
             .tag = Tag,
             .summary = "Closes a partly fulfilled order and drops its open units."_L1,
             .permission = Writing,
             .handler = close,
             .request = closeSchema(),
             .example = R"({"reason":"The model is not made any more."})",
             .response = change,
             .answersEtag = true,
             .honoursIfMatch = true,
             .refusals = {ErrorCode::OrderNotPartial}},
        });
}

} // namespace onhire
