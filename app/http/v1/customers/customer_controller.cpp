// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/customers/customer_controller.h"

#include "app/http/api/envelope.h"
#include "app/http/api/returned_record.h"
#include "core/domain/customers/customer_record.h"
#include "core/services/customers/customers.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto Reading = "customers:read"_L1;
constexpr auto Writing = "customers:write"_L1;
constexpr auto Tag = "Customers"_L1;

Answer changed(QLatin1StringView message, const Record &customer)
{
    return changeAnswer(200, {message, "customerId"_L1, "customer"_L1}, customer);
}

Result<Answer> list(const Call &call)
{
    ONHIRE_ASSIGN(const ListRequest request, listRequested(call));
    ONHIRE_ASSIGN(const ListPage page, listCustomers(call.context, request));
    return listAnswer("customers"_L1, page, request.limit);
}

Result<Answer> get(const Call &call)
{
    ONHIRE_ASSIGN(const Record customer, findCustomer(call.context, call.pathValue()));
    return bareRecord(customer);
}

constexpr PairsOfNames Addresses{{u"billingAddress", u"lastBillingAddress"},
                                 {u"shippingAddress", u"lastShippingAddress"}};

Result<Answer> revise(const Call &call, const JsonValue &body, Nulls ofRequired)
{
    ONHIRE_ASSIGN(const CustomerPatch patch,
                  CustomerPatch::read(body, call.pathValue(), *call.context.tenant, call.strict, ofRequired));
    ONHIRE_ASSIGN(const Record customer, reviseCustomer(call.context, call.pathValue(), patch, call.ifMatch));
    return changed("Customer updated."_L1, customer);
}

// A record that was read, with something changed in it: it says each address twice.
Result<Answer> put(const Call &call)
{
    const auto stored = [&call] { return findCustomer(call.context, call.pathValue()); };
    ONHIRE_ASSIGN(const JsonValue body, changesIn(call.body, Addresses, stored));
    return revise(call, body, Nulls::Absent);
}

// Nothing but what is to be different: two addresses where there is one contradict each other.
Result<Answer> patch(const Call &call)
{
    return revise(call, call.body, Nulls::Clear);
}

Result<Answer> remove(const Call &call)
{
    ONHIRE_ASSIGN(const Record customer, removeCustomer(call.context, call.pathValue(), call.ifMatch));
    return changed("Customer deactivated."_L1, customer);
}

} // namespace

void addCustomerRoutes(RouteTable &table)
{
    const Schema change = changeSchema("customerId"_L1, "customer"_L1, customerShape().schema());
    const QList<ErrorCode> refusals{ErrorCode::CustomerExists, ErrorCode::CustomerHasActiveSubscriptions,
                                    ErrorCode::CustomerHasPendingOrders};
    const Route revising{.verb = "PUT",
                         .path = "/v1/customers/{customerId}",
                         .operation = "updateCustomer"_L1,
                         .tag = Tag,
                         .summary = "Updates a customer; omitted members are unchanged."_L1,
                         .permission = Writing,
                         .handler = put,
                         .request = CustomerPatch::schema(),
                         .example = R"({"phone":"+49 40 1234567"})",
                         .response = change,
                         .answersEtag = true,
                         .honoursIfMatch = true,
                         .refusals = refusals};
    Route patching = revising;
    patching.verb = "PATCH";
    patching.operation = "patchCustomer"_L1;
    patching.handler = patch;
    table.insert(
        table.end(),
        {
            {.verb = "GET",
             .path = "/v1/customers",
             .operation = "listCustomers"_L1,
             .tag = Tag,
             .summary = "Lists customers; only active ones unless a status is given."_L1,
             .permission = Reading,
             .handler = list,
             .list = customerList,
             .response = listSchema("customers"_L1, customerShape().schema())},
            {.verb = "GET",
             .path = "/v1/customers/{customerId}",
             .operation = "getCustomer"_L1,
             .tag = Tag,
             .summary = "One customer with all figures."_L1,
             .permission = Reading,
             .handler = get,
             .response = customerShape().schema(),
             .answersEtag = true},
            revising,
            patching,
            {.verb = "DELETE",
             .path = "/v1/customers/{customerId}",
             .operation = "deleteCustomer"_L1,
             .tag = Tag,
             .summary = "Deactivates a customer; the history is kept."_L1,
             .permission = Writing,
             .handler = remove,
             .response = change,
             .answersEtag = true,
             .honoursIfMatch = true,
             .refusals = {ErrorCode::CustomerHasActiveSubscriptions, ErrorCode::CustomerHasPendingOrders}},
        });
}

} // namespace onhire
