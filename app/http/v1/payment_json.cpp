// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/payment_json.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Schema purpose()
{
    return Schema::choice({u"instalment"_s, u"buyout"_s, u"early_return_fee"_s, u"setup"_s, u"other"_s});
}
Schema text()
{
    return Schema::string();
}
Schema date()
{
    return Schema::string().format(Schema::Format::Date);
}
Schema moment()
{
    return Schema::string().format(Schema::Format::Timestamp);
}

} // namespace

Schema paymentLineSchema()
{
    return Schema::object({
                              required("rentalId"_L1, text()),
                              optional("purpose"_L1,
                                       purpose().describedAs("None in payments from before lines had one."_L1)),
                              optional("description"_L1, text()),
                              required("amount"_L1, Schema::money().describedAs("Without tax."_L1)),
                              required("taxAmount"_L1, Schema::money()),
                              optional("periodStart"_L1, date()),
                              optional("periodEnd"_L1, date().describedAs("Exclusive."_L1)),
                          })
        .named("PaymentLine"_L1);
}

namespace {

Schema captureErrorSchema()
{
    return Schema::object({
                              required("code"_L1, text()),
                              required("message"_L1, text()),
                              optional("declineCode"_L1, text()),
                          })
        .named("CaptureError"_L1);
}

} // namespace

Schema paymentSchema()
{
    static const Schema schema =
        Schema::object(
            {
                required("paymentId"_L1, text()),
                required("tenantId"_L1, text()),
                required("customerId"_L1, text()),
                required("paymentType"_L1,
                         Schema::choice({u"individual"_s, u"consolidated"_s})
                             .describedAs("Of one rental, or of a billing group."_L1)),
                required("purpose"_L1, purpose()),
                optional("rentalId"_L1, text()),
                optional("subscriptionId"_L1, text().describedAs("The same as rentalId."_L1)),
                optional("billingGroupId"_L1, text()),
                required("billingPeriod"_L1,
                         text().describedAs("The month in which the period starts, such as 2026-11."_L1)),
                optional("periodStart"_L1, date()),
                optional("periodEnd"_L1, date().describedAs("Exclusive."_L1)),
                required(
                    "status"_L1,
                    Schema::choice({u"pending"_s, u"processing"_s, u"paid"_s, u"failed"_s, u"cancelled"_s})),
                required("subtotal"_L1, Schema::money()),
                required("taxRate"_L1, Schema::decimal().range(0, 100)),
                required("taxAmount"_L1, Schema::money()),
                required("total"_L1, Schema::money()),
                required("amount"_L1, Schema::money().describedAs("The same as total."_L1)),
                required("currency"_L1, text().length(3, 3)),
                required("dueDate"_L1, date()),
                optional("description"_L1, text()),
                required("lineItems"_L1, Schema::array(paymentLineSchema())),
                required("idempotencyKey"_L1, text().length(1, 1000)),
                optional("provider"_L1, Schema::choice({u"stripe"_s, u"adyen"_s, u"paypal"_s, u"manual"_s})),
                optional("transactionId"_L1, text()),
                optional("paymentReference"_L1, text()),
                required("manuallyMarked"_L1, Schema::boolean()),
                optional("markedBy"_L1, text()),
                optional("providerResponse"_L1, Schema::any()),
                required("captureAttempts"_L1, Schema::integer().range(0, 1000000)),
                required("lastCaptureAttempt"_L1, moment().orNull()),
                optional("lastCaptureError"_L1, captureErrorSchema()),
                required("nextRetryAt"_L1, moment().orNull()),
                required("lateFeeApplied"_L1, Schema::boolean()),
                optional("lateFeeAmount"_L1, Schema::money()),
                optional("originalAmount"_L1, Schema::money()),
                required("paidAt"_L1, moment().orNull()),
                optional("failedAt"_L1, moment()),
                optional("failureReason"_L1, text()),
                optional("cancelledAt"_L1, moment()),
                optional("cancelReason"_L1, text()),
                optional("notes"_L1, text()),
                required("createdBy"_L1, text()),
                required("createdAt"_L1, moment()),
                required("updatedAt"_L1, moment()),
            })
            .named("Payment"_L1);
    return schema;
}

} // namespace onhire
