// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/payments/payment_controller.h"

#include "app/http/api/envelope.h"
#include "core/base/calendar.h"
#include "core/base/json_writer.h"
#include "core/base/text.h"
#include "core/domain/payments/payment_record.h"
#include "core/domain/reason.h"
#include "core/services/demo/documented.h"
#include "core/services/payments/payments.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto Reading = "payments:read"_L1;
constexpr auto Writing = "payments:write"_L1;
constexpr auto Tag = "Payments"_L1;

Answer changed(QLatin1StringView message, const Record &payment, int status = 200)
{
    return changeAnswer(status, {message, "paymentId"_L1, "payment"_L1}, payment);
}

// The body under its first names.
Result<JsonValue> action(const Call &call, const Schema &schema)
{
    return checkedFor("paymentId"_L1, call, schema);
}

Schema createSchema()
{
    return Schema::object({
        required("subscriptionId"_L1, Schema::string().length(1, 100), {u"rentalId"_s}),
        required("billingPeriod"_L1,
                 Schema::string().length(7, 7).describedAs("The month in which the period starts, such "
                                                           "as 2026-11."_L1)),
        optional("amount"_L1, Schema::money().describedAs("Defaults to the contract's amount."_L1)),
        optional("dueDate"_L1, Schema::string().format(Schema::Format::DateOrTimestamp)),
        optional("description"_L1, Schema::string().length(0, 1000)),
    });
}

Result<Answer> create(const Call &call)
{
    ONHIRE_ASSIGN(const JsonValue body, checked(call, createSchema()));
    if (!QDate::fromString(body[u"billingPeriod"].toString() + "-01"_L1, Qt::ISODate).isValid())
        return Failure(Error::invalid(u"billingPeriod"_s, Fault::Kind::InvalidString,
                                      u"Must be a month, such as 2026-11."_s));
    PaymentRequest request{cleaned(body[u"subscriptionId"].toString()),
                           body[u"billingPeriod"].toString(),
                           {},
                           {},
                           cleaned(body[u"description"].toString())};
    if (body.has(u"amount"))
        request.amount = Money::fromDecimal(*body[u"amount"].toDecimal(), call.context.tenant->exponent);
    if (body.has(u"dueDate"))
        request.dueDate = parseContractDate(body[u"dueDate"].toString(), call.context.tenant->zone);
    ONHIRE_ASSIGN(const Record payment, createPayment(call.context, request));
    if (!payment.created)
        return changed("This period already has a payment, which is returned."_L1, payment);
    Answer answer = changed("Payment scheduled."_L1, payment, 201);
    answer.headers.append({"Location", "/v1/payments/" + payment.id.toLatin1()});
    return answer;
}

Result<Answer> list(const Call &call)
{
    ONHIRE_ASSIGN(const ListRequest request, listRequested(call));
    ONHIRE_ASSIGN(const ListPage page, listPayments(call.context, request));
    return listAnswer("payments"_L1, page, request.limit);
}

Result<Answer> get(const Call &call)
{
    ONHIRE_ASSIGN(const Record payment, findPayment(call.context, call.pathValue()));
    return wrappedRecord("payment"_L1, payment);
}

std::optional<Money> amountIn(const Call &call, const JsonValue &body)
{
    if (!body.has(u"amount"))
        return {};
    return Money::fromDecimal(*body[u"amount"].toDecimal(), call.context.tenant->exponent);
}

Schema markPaidSchema()
{
    return Schema::object({
        optional("paymentReference"_L1, Schema::string().length(0, 200), {u"reference"_s}),
        optional(
            "paidAt"_L1,
            Schema::string()
                .format(Schema::Format::DateOrTimestamp)
                .describedAs(
                    "Defaults to now; not later than today. A date alone means its beginning in the tenant's time zone."_L1)),
        optional(
            "amount"_L1,
            Schema::money().describedAs(
                "Defaults to the open amount. If less is paid, the payment stays pending; any excess becomes "
                "the customer's credit. A payment has at most 500 receipts."_L1)),
        optional("method"_L1, Schema::string().length(0, 100).describedAs("For example, bank transfer."_L1)),
        optional("notes"_L1, Schema::string().length(0, 5000)),
        idInBody("paymentId"_L1),
    });
}

Result<Answer> pay(const Call &call)
{
    ONHIRE_ASSIGN(const JsonValue body, action(call, markPaidSchema()));
    PaymentReceipt receipt{parseMoment(body[u"paidAt"].toString(), call.context.tenant->zone),
                           cleaned(body[u"paymentReference"].toString()), cleaned(body[u"notes"].toString())};
    receipt.amount = amountIn(call, body);
    receipt.method = cleaned(body[u"method"].toString());
    ONHIRE_ASSIGN(const ReceivedPayment received,
                  markPaid(call.context, call.pathValue(), receipt, call.ifMatch));
    ChangeFrame frame{received.isPaid ? "Payment marked as paid."_L1
                                      : "Part of the payment received; the rest is still open."_L1,
                      "paymentId"_L1, "payment"_L1};
    frame.more = [&](JsonWriter &json) {
        json.member("credit"_L1, received.credit, call.context.tenant->exponent);
    };
    return changeAnswer(200, frame, received.record);
}

Schema paidSchema()
{
    return changeSchema(
        "paymentId"_L1, "payment"_L1, paymentShape().schema(),
        {required("credit"_L1, Schema::money().describedAs("The overpayment, credited to the customer."_L1))});
}

Schema refundSchema()
{
    return Schema::object({
        optional("amount"_L1, Schema::money().describedAs("Defaults to the amount paid."_L1)),
        required("reason"_L1, Schema::string().length(1, LongestReason)),
        idInBody("paymentId"_L1),
    });
}

Result<Answer> refund(const Call &call)
{
    ONHIRE_ASSIGN(const JsonValue body, action(call, refundSchema()));
    ONHIRE_ASSIGN(const Record payment,
                  refundPayment(call.context, call.pathValue(), amountIn(call, body),
                                cleaned(body[u"reason"].toString()), call.ifMatch));
    return changed("Refund recorded."_L1, payment);
}

Schema writeOffSchema()
{
    return Schema::object(
        {required("reason"_L1, Schema::string().length(1, LongestReason)), idInBody("paymentId"_L1)});
}

Result<Answer> writeOff(const Call &call)
{
    ONHIRE_ASSIGN(const JsonValue body, action(call, writeOffSchema()));
    ONHIRE_ASSIGN(
        const Record payment,
        writeOffPayment(call.context, call.pathValue(), cleaned(body[u"reason"].toString()), call.ifMatch));
    return changed("Payment written off."_L1, payment);
}

Schema markFailedSchema()
{
    return Schema::object({
        optional("code"_L1, Schema::string().length(0, 200)),
        optional("reason"_L1, Schema::string().length(0, LongestReason)),
        idInBody("paymentId"_L1),
    });
}

Result<Answer> fail(const Call &call)
{
    ONHIRE_ASSIGN(const JsonValue body, action(call, markFailedSchema()));
    const PaymentFailure failure{cleaned(body[u"code"].toString()), cleaned(body[u"reason"].toString())};
    ONHIRE_ASSIGN(const Record payment, markFailed(call.context, call.pathValue(), failure, call.ifMatch));
    return changed("Payment marked as failed."_L1, payment);
}

Schema cancelSchema()
{
    return Schema::object(
        {required("reason"_L1, Schema::string().length(1, LongestReason)), idInBody("paymentId"_L1)});
}

Result<Answer> cancel(const Call &call)
{
    ONHIRE_ASSIGN(const JsonValue body, action(call, cancelSchema()));
    ONHIRE_ASSIGN(
        const Record payment,
        cancelPayment(call.context, call.pathValue(), cleaned(body[u"reason"].toString()), call.ifMatch));
    return changed("Payment cancelled."_L1, payment);
}

Schema retrySchema()
{
    return Schema::object({idInBody("paymentId"_L1)});
}

Result<Answer> retry(const Call &call)
{
    ONHIRE_TRY(action(call, retrySchema()));
    ONHIRE_ASSIGN(const Record payment, retryPayment(call.context, call.pathValue(), call.ifMatch));
    return changed("Payment is pending again."_L1, payment);
}

Schema chargeAgainSchema()
{
    return Schema::object({
        optional("dueDate"_L1,
                 Schema::string()
                     .format(Schema::Format::DateOrTimestamp)
                     .describedAs(
                         "Defaults to the cancelled payment's due date, or to today plus the payment terms if "
                         "that is later."_L1)),
        optional("description"_L1,
                 Schema::string().length(0, 1000).describedAs("Defaults to the cancelled payment's."_L1)),
        optional(
            "taxDate"_L1,
            Schema::string()
                .format(Schema::Format::DateOrTimestamp)
                .describedAs("Applies the tax rate of this day instead, if a rate was entered late. Not later "
                             "than today. Defaults to the day on which the cancelled payment was charged."_L1)),
        idInBody("paymentId"_L1),
    });
}

Result<Answer> again(const Call &call)
{
    ONHIRE_ASSIGN(const JsonValue body, action(call, chargeAgainSchema()));
    ChargeAgainRequest request{{}, cleaned(body[u"description"].toString())};
    if (body.has(u"dueDate"))
        request.dueDate = parseContractDate(body[u"dueDate"].toString(), call.context.tenant->zone);
    if (body.has(u"taxDate"))
        request.taxDate = parseContractDate(body[u"taxDate"].toString(), call.context.tenant->zone);
    ONHIRE_ASSIGN(const Record payment, chargeAgain(call.context, call.pathValue(), request, call.ifMatch));
    if (!payment.created)
        return changed("This payment has already been charged again; the new payment is returned."_L1, payment);
    Answer answer = changed("Payment scheduled."_L1, payment, 201);
    answer.headers.append({"Location", "/v1/payments/" + payment.id.toLatin1()});
    return answer;
}

Route moving(QByteArray verb, QLatin1StringView operation, QLatin1StringView summary, RouteHandler handler,
             Schema request, QByteArray example, QList<ErrorCode> refusals)
{
    return {.verb = "POST",
            .path = "/v1/payments/{paymentId}/" + verb,
            .operation = operation,
            .tag = Tag,
            .summary = summary,
            .permission = Writing,
            .handler = handler,
            .request = std::move(request),
            .example = std::move(example),
            .response = changeSchema("paymentId"_L1, "payment"_L1, paymentShape().schema()),
            .answersEtag = true,
            .honoursIfMatch = true,
            .refusals = std::move(refusals)};
}

} // namespace

void addPaymentRoutes(RouteTable &table)
{
    using enum ErrorCode;
    Route paying = moving("mark-paid", "markPaymentPaid"_L1,
                          "Records money that arrived by other means, such as a bank transfer."_L1, pay,
                          markPaidSchema(), R"({"paymentReference":"Bank transfer 4711"})",
                          {AlreadyPaid, PaymentCancelled, InvalidStatusTransition});
    paying.response = paidSchema();
    Route chargingAgain = moving(
        "charge-again", "chargePaymentAgain"_L1,
        "Charges a cancelled payment again: the same lines at the agreed prices, as the customer is taxed now, "
        "at the tenant's rate of the day on which the cancelled payment was charged. A billing group's payment "
        "leaves out subscriptions that have ended or have been "
        "charged since. Use it after crediting an incorrect invoice."_L1,
        again, chargeAgainSchema(), "{}", {InvalidStatusTransition});
    chargingAgain.status = 201;
    chargingAgain.mayAnswerOld = true;
    table.insert(
        table.end(),
        {
            {.verb = "POST",
             .path = "/v1/payments",
             .operation = "createPayment"_L1,
             .tag = Tag,
             .summary = "Bills one period of a subscription ahead of the billing run."_L1,
             .permission = Writing,
             .handler = create,
             .request = createSchema(),
             .example = R"({"subscriptionId":")"_ba + documented::ChargedRental.data()
                 + R"(","billingPeriod":"2034-01"})",
             .response = changeSchema("paymentId"_L1, "payment"_L1, paymentShape().schema()),
             .status = 201,
             .mayAnswerOld = true,
             .answersEtag = true,
             .refusals = {SubscriptionNotFound, SubscriptionNotActive}},
            {.verb = "GET",
             .path = "/v1/payments",
             .operation = "listPayments"_L1,
             .tag = Tag,
             .summary = "Lists payments; rentalId also finds consolidated payments with a line for "
                        "it."_L1,
             .permission = Reading,
             .handler = list,
             .list = paymentList,
             .response = listSchema("payments"_L1, paymentShape().schema())},
            {.verb = "GET",
             .path = "/v1/payments/{paymentId}",
             .operation = "getPayment"_L1,
             .tag = Tag,
             .summary = "One payment with its lines."_L1,
             .permission = Reading,
             .handler = get,
             .response = wrappedSchema("payment"_L1, paymentShape().schema()),
             .answersEtag = true},
            paying,
            moving("refund", "refundPayment"_L1, "Records a refund. The charge itself is unchanged."_L1, refund,
                   refundSchema(), R"({"amount":1,"reason":"The device arrived late."})", {}),
            moving("write-off", "writeOffPayment"_L1, "Writes off the open amount of a payment."_L1, writeOff,
                   writeOffSchema(), R"({"reason":"The customer is insolvent."})", {InvalidStatusTransition}),
            moving(
                "mark-failed", "markPaymentFailed"_L1,
                "Records a failed attempt to collect the payment. If a processor's code is given, the payment "
                "becomes pending again the next day, up to billing.retries times."_L1,
                fail, markFailedSchema(), R"({"code":"insufficient_funds","reason":"Account empty."})",
                {AlreadyPaid, PaymentCancelled, InvalidStatusTransition}),
            moving("cancel", "cancelPayment"_L1, "Permanently cancels a pending or failed payment."_L1, cancel,
                   cancelSchema(), R"({"reason":"Agreed with the customer."})",
                   {AlreadyPaid, AlreadyCancelled, PaymentProcessing, InvalidStatusTransition}),
            moving(
                "retry", "retryPayment"_L1, "Makes a failed payment pending again."_L1, retry, retrySchema(),
                "{}",
                {AlreadyPaid, PaymentCancelled, PaymentProcessing, PaymentNotFailed, InvalidStatusTransition}),
            chargingAgain,
        });
}

} // namespace onhire
