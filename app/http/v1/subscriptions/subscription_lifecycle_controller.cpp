// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/subscriptions/subscription_lifecycle_controller.h"

#include "app/http/v1/subscriptions/subscription_lifecycle_json.h"
#include "app/http/v1/subscriptions/subscription_quote_json.h"
#include "app/http/v1/subscriptions/subscription_routes.h"
#include "core/base/text.h"
#include "core/domain/subscriptions/possible.h"
#include "core/services/demo/documented.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto Overriding = "prices:override"_L1;

template <typename Request>
Result<Request> readRequest(const Call &call)
{
    return Request::read(call.body, *call.context.tenant, call.pathValue(), call.strict);
}

Result<void> checkOverride(const Call &call, bool byHand)
{
    if (!byHand || call.permissions.allow(Overriding))
        return {};
    return Failure(Error{ErrorCode::InsufficientPermissions, Overriding});
}

Result<Answer> extend(const Call &call)
{
    ONHIRE_ASSIGN(const auto request, readRequest<ExtendRequest>(call));
    ONHIRE_TRY(checkOverride(call, request.newMonthlyAmount.has_value()));
    ONHIRE_ASSIGN(const Extension extension,
                  extendSubscription(call.context, call.pathValue(), request, call.ifMatch));
    return extensionAnswer(extension);
}

Result<Answer> upgrade(const Call &call)
{
    ONHIRE_ASSIGN(const auto request, readRequest<UpgradeRequest>(call));
    ONHIRE_TRY(checkOverride(call, request.newMonthlyAmount.has_value()));
    ONHIRE_ASSIGN(const Upgrade upgrade,
                  upgradeSubscription(call.context, call.pathValue(), request, call.ifMatch));
    return upgradeAnswer(upgrade, call.context.tenant->exponent);
}

Result<Answer> replace(const Call &call)
{
    ONHIRE_ASSIGN(const auto request, readRequest<ReplaceRequest>(call));
    ONHIRE_ASSIGN(const Replacement replacement,
                  replaceDevice(call.context, call.pathValue(), request, call.ifMatch));
    return replacementAnswer(replacement);
}

Result<Answer> buyout(const Call &call)
{
    ONHIRE_ASSIGN(const auto request, readRequest<BuyoutRequest>(call));
    ONHIRE_TRY(checkOverride(call, request.price.has_value()));
    ONHIRE_ASSIGN(const Buyout buyout, buyOut(call.context, call.pathValue(), request, call.ifMatch));
    return buyoutAnswer(buyout, call.context.tenant->exponent);
}

Result<Answer> earlyReturn(const Call &call)
{
    ONHIRE_ASSIGN(auto request, readRequest<EarlyReturnRequest>(call));
    ONHIRE_TRY(checkOverride(call, request.isByHand()));
    request.mayForgive = call.permissions.allow(Overriding);
    ONHIRE_ASSIGN(const EarlyReturn end, returnEarly(call.context, call.pathValue(), request, call.ifMatch));
    return earlyReturnAnswer(end, call.context.tenant->exponent);
}

Result<Answer> cancel(const Call &call)
{
    ONHIRE_ASSIGN(const auto request, readRequest<CancelRequest>(call));
    ONHIRE_ASSIGN(const Finish finish,
                  cancelSubscription(call.context, call.pathValue(), request, call.ifMatch));
    return cancellationAnswer(finish);
}

Result<Answer> end(const Call &call)
{
    ONHIRE_TRY(checkedFor("rentalId"_L1, call, endSchema()));
    ONHIRE_ASSIGN(const Finish finish, endSubscription(call.context, call.pathValue(), call.ifMatch));
    return endAnswer(finish);
}

Result<QString> whichRental(const Call &call)
{
    ONHIRE_ASSIGN(const JsonValue body, checked(call, calculationSchema()));
    return cleaned(body[u"rentalId"].toString());
}

Result<Answer> buyoutQuote(const Call &call)
{
    ONHIRE_ASSIGN(const QString rentalId, whichRental(call));
    ONHIRE_ASSIGN(const BuyoutQuote quote, calculateBuyout(call.context, rentalId));
    return buyoutQuoteAnswer(rentalId, quote, *call.context.tenant);
}

Result<Answer> earlyReturnQuote(const Call &call)
{
    ONHIRE_ASSIGN(const QString rentalId, whichRental(call));
    ONHIRE_ASSIGN(const EarlyReturnQuote quote, calculateEarlyReturn(call.context, rentalId));
    return earlyReturnQuoteAnswer(rentalId, quote, *call.context.tenant);
}

Route action(SubscriptionAct act, QByteArray verb, QLatin1StringView operation, QLatin1StringView summary,
             RouteHandler handler, Schema request, QByteArray example, Schema response,
             QList<ErrorCode> refusals)
{
    return {.verb = "POST",
            .path = "/v1/subscriptions/{subscriptionId}/" + verb,
            .operation = operation,
            .tag = SubscriptionsTag,
            .summary = summary,
            .permission = SubscriptionsWrite,
            .handler = handler,
            .request = std::move(request),
            .example = std::move(example),
            .response = std::move(response),
            .answersEtag = true,
            .honoursIfMatch = true,
            .refusals = std::move(refusals),
            .alsoNeeds = changesWhatIsOwed(act) ? "payments:write"_L1 : QLatin1StringView()};
}

Route calculation(QByteArray name, QLatin1StringView operation, QLatin1StringView summary, RouteHandler handler,
                  Schema response, QList<ErrorCode> refusals)
{
    refusals.prepend(ErrorCode::NotFound);
    refusals.append(ErrorCode::SubscriptionNotActive);
    return {.verb = "POST",
            .path = "/v1/subscriptions/" + name,
            .operation = operation,
            .tag = SubscriptionsTag,
            .summary = summary,
            .permission = SubscriptionsRead,
            .handler = handler,
            .request = calculationSchema(),
            .example = R"({"rentalId":")"_ba + documented::KeptRental.data() + R"("})",
            .response = std::move(response),
            .refusals = std::move(refusals)};
}

} // namespace

void addSubscriptionLifecycleRoutes(RouteTable &table)
{
    using Act = SubscriptionAct;
    table.insert(
        table.end(),
        {
            action(Act::Extend, "extend", "extendSubscription"_L1,
                   "Extends the contract, optionally at a new price."_L1, extend, ExtendRequest::schema(),
                   R"({"extensionMonths":12,"reason":"The project continues."})", extensionAnswerSchema(),
                   {ErrorCode::SubscriptionNotActive, ErrorCode::InvalidExtensionMonths}),
            action(Act::Upgrade, "upgrade", "upgradeSubscription"_L1,
                   "Upgrades the customer to another device: immediately if its serial number is "
                   "given, otherwise through an order."_L1,
                   upgrade, UpgradeRequest::schema(),
                   R"({"newSku":"MST-64-1T-A","contractLength":24,"reason":"More memory."})",
                   upgradeAnswerSchema(),
                   {ErrorCode::SubscriptionNotActive, ErrorCode::VariantNotFound, ErrorCode::VariantInactive,
                    ErrorCode::InvalidContractLength, ErrorCode::CustomerInactive, ErrorCode::AssetNotFound,
                    ErrorCode::SkuMismatch, ErrorCode::AssetNotAvailable, ErrorCode::BillingGroupInactive}),
            action(Act::Replace, "replace", "replaceDevice"_L1,
                   "Replaces the device; terms and schedule are unchanged."_L1, replace,
                   ReplaceRequest::schema(),
                   R"({"newSerialNumber":")"_ba + documented::SpareDevice.data()
                       + R"(","replacementReason":"defective"})",
                   replacementAnswerSchema(),
                   {ErrorCode::SubscriptionNotActive, ErrorCode::AssetNotFound, ErrorCode::SkuMismatch,
                    ErrorCode::AssetNotAvailable}),
            action(
                Act::BuyOut, "buyout", "buyOutSubscription"_L1,
                "Sells the device to the customer and ends the contract. An upgrade order that still waits for "
                "its device is cancelled."_L1,
                buyout, BuyoutRequest::schema(), R"({"reason":"customer_request"})", buyoutAnswerSchema(),
                {ErrorCode::SubscriptionNotActive, ErrorCode::InvalidBuyoutPrice}),
            action(Act::ReturnEarly, "early-return", "returnEarly"_L1,
                   "Takes the device back before the contract ends. An upgrade order that still waits for its "
                   "device is cancelled."_L1,
                   earlyReturn, EarlyReturnRequest::schema(),
                   R"({"returnCondition":"good","reason":"The project is over."})", earlyReturnAnswerSchema(),
                   {ErrorCode::SubscriptionNotActive}),
            action(Act::Cancel, "cancel", "cancelSubscription"_L1,
                   "Ends the contract without a fee. The device must be returned. An upgrade order that still "
                   "waits for its device is cancelled."_L1,
                   cancel, CancelRequest::schema(), R"({"reason":"customer_request"})",
                   cancellationAnswerSchema(), {ErrorCode::AlreadyCancelled, ErrorCode::AlreadyEnded}),
            action(Act::End, "end", "endSubscription"_L1,
                   "Ends a contract that has reached its end date. The device must be returned."_L1, end,
                   endSchema(), "{}", endAnswerSchema(),
                   {ErrorCode::SubscriptionRunning, ErrorCode::AlreadyCancelled, ErrorCode::AlreadyEnded}),
            calculation("calculate-buyout", "calculateBuyout"_L1,
                        "Calculates the price of buying the device out today. Nothing is changed."_L1,
                        buyoutQuote, buyoutQuoteSchema(), {ErrorCode::InvalidBuyoutPrice}),
            calculation("calculate-early-return-fee", "calculateEarlyReturnFee"_L1,
                        "Calculates the fee for returning the device today. Nothing is changed."_L1,
                        earlyReturnQuote, earlyReturnQuoteSchema(), {}),
            calculation("calculate-early-return", "calculateEarlyReturn"_L1,
                        "Same as calculate-early-return-fee."_L1, earlyReturnQuote, earlyReturnQuoteSchema(),
                        {}),
        });
}

} // namespace onhire
