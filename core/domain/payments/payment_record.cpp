// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/payments/payment_record.h"

#include "core/domain/payments/receipt.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

using Payment = PaymentRecord;
using Line = PaymentRecord::Line;

Schema date()
{
    return Schema::string().format(Schema::Format::Date);
}

Schema purpose()
{
    return Schema::choice(paymentPurposeNames());
}

Schema captureErrorSchema()
{
    return Schema::object({
                              required("code"_L1, Schema::string()),
                              required("message"_L1, Schema::string()),
                              optional("declineCode"_L1, Schema::string()),
                          })
        .named("CaptureError"_L1);
}

// The two ends of a record's period.
template <typename T>
std::vector<typename RecordShape<T>::Member> periodMembers()
{
    return {{optional("periodStart"_L1, date()),
             [](JsonWriter &json, QLatin1StringView name, const T &record, int) {
                 if (record.period)
                     json.member(name, record.period->start.toString(Qt::ISODate));
             }},
            {optional("periodEnd"_L1, date().describedAs("Exclusive."_L1)),
             [](JsonWriter &json, QLatin1StringView name, const T &record, int) {
                 if (record.period)
                     json.member(name, record.period->end.toString(Qt::ISODate));
             }}};
}

// Published as a text or null.
template <auto Field>
RecordShape<Payment>::Member momentOrNull(QLatin1StringView name)
{
    return {required(name, member::moment().orNull()),
            [](JsonWriter &json, QLatin1StringView key, const Payment &payment, int) {
                json.key(key);
                (payment.*Field).isNull() ? json.null() : json.value(payment.*Field);
            }};
}

using Members = std::vector<RecordShape<Payment>::Member>;

void append(Members &members, Members more)
{
    members.insert(members.end(), more.begin(), more.end());
}

Members whatItIsFor()
{
    using namespace member;
    Members members{
        text<&Payment::id>("paymentId"_L1),
        text<&Payment::tenantId>("tenantId"_L1),
        text<&Payment::customerId>("customerId"_L1),
        {required("paymentType"_L1,
                  Schema::choice({u"individual"_s, u"consolidated"_s})
                      .describedAs("Whether it is for one rental or for a billing group."_L1)),
         [](JsonWriter &json, QLatin1StringView name, const Payment &payment, int) {
             json.member(name, payment.isConsolidated() ? "consolidated"_L1 : "individual"_L1);
         }},
        text<&Payment::purpose>("purpose"_L1, purpose()),
        optionalText<&Payment::rentalId>("rentalId"_L1),
        optionalText<&Payment::rentalId>("subscriptionId"_L1,
                                         Schema::string().describedAs("Same as rentalId."_L1)),
        optionalText<&Payment::billingGroupId>("billingGroupId"_L1),
        text<&Payment::billingPeriod>(
            "billingPeriod"_L1,
            Schema::string().describedAs("The month in which the period starts, such as 2026-11."_L1)),
    };
    append(members, periodMembers<Payment>());
    return members;
}

Members whatItAsksFor()
{
    using namespace member;
    return {
        {required("status"_L1, Schema::choice(paymentStatusNames())),
         [](JsonWriter &json, QLatin1StringView name, const Payment &payment, int) {
             json.member(name, nameOf(payment.status));
         }},
        amount<&Payment::subtotal>("subtotal"_L1),
        {required("taxRate"_L1, Schema::decimal().range(0, 100)),
         [](JsonWriter &json, QLatin1StringView name, const Payment &payment, int) {
             const Decimal rate = payment.taxRate.normalized();
             json.member(name, Money::fromMinor(rate.value), rate.scale);
         }},
        amount<&Payment::tax>("taxAmount"_L1),
        amount<&Payment::total>("total"_L1),
        amount<&Payment::total>("amount"_L1, Schema::money().describedAs("Same as total."_L1)),
        text<&Payment::currency>("currency"_L1, Schema::string().length(3, 3)),
        text<&Payment::dueDate>("dueDate"_L1, date()),
        optionalText<&Payment::description>("description"_L1),
        list<&Payment::lines, paymentLineShape>("lineItems"_L1),
    };
}

Members howItIsCollected()
{
    using namespace member;
    return {
        text<&Payment::idempotencyKey>("idempotencyKey"_L1, Schema::string().length(1, 1000)),
        optionalText<&Payment::provider>("provider"_L1,
                                         Schema::choice({u"stripe"_s, u"adyen"_s, u"paypal"_s, u"manual"_s})),
        optionalText<&Payment::transactionId>("transactionId"_L1),
        optionalText<&Payment::paymentReference>("paymentReference"_L1),
        plain<&Payment::manuallyMarked>("manuallyMarked"_L1, Schema::boolean()),
        optionalText<&Payment::markedBy>("markedBy"_L1),
        optionalRaw<&Payment::providerResponse>("providerResponse"_L1, Schema::any()),
        plain<&Payment::captureAttempts>("captureAttempts"_L1, Schema::integer().range(0, 1000000)),
        momentOrNull<&Payment::lastCaptureAttempt>("lastCaptureAttempt"_L1),
        optionalRaw<&Payment::lastCaptureError>("lastCaptureError"_L1, captureErrorSchema()),
        momentOrNull<&Payment::nextRetryAt>("nextRetryAt"_L1),
        {required(
             "lateFeeApplied"_L1,
             Schema::boolean().describedAs("A late fee was charged for this payment. The fee is a payment of "
                                           "its own, with the purpose late_fee."_L1)),
         [](JsonWriter &json, QLatin1StringView name, const Payment &payment, int) {
             json.member(name, payment.lateFee.has_value());
         }},
        optionalAmount<&Payment::lateFee>("lateFeeAmount"_L1),
        {optional("originalAmount"_L1, Schema::money()),
         [](JsonWriter &json, QLatin1StringView name, const Payment &payment, int exponent) {
             if (payment.lateFee)
                 json.member(name, payment.total, exponent);
         }},
    };
}

template <Money Settlement::*Amount>
RecordShape<Payment>::Member settled(QLatin1StringView name, QLatin1StringView description)
{
    return {required(name, Schema::money().describedAs(description)),
            [](JsonWriter &json, QLatin1StringView key, const Payment &payment, int exponent) {
                json.member(key, payment.settled.*Amount, exponent);
            }};
}

Schema refundSchema()
{
    return Schema::object({
                              required("refundId"_L1, Schema::string()),
                              required("amount"_L1, Schema::money()),
                              required("reason"_L1, Schema::string()),
                              required("at"_L1, member::moment()),
                          })
        .named("Refund"_L1);
}

Members howItStands()
{
    return {
        settled<&Settlement::paid>("amountPaid"_L1, "Including credit used; excluding any overpayment."_L1),
        {required("amountOpen"_L1, Schema::money()),
         [](JsonWriter &json, QLatin1StringView name, const Payment &payment, int exponent) {
             json.member(name, payment.open(), exponent);
         }},
        settled<&Settlement::creditUsed>("creditUsed"_L1, "Paid from the customer's credit."_L1),
        {optional("creditedAmount"_L1,
                  Schema::money().describedAs("Taken back by credit notes. Absent if nothing was."_L1)),
         [](JsonWriter &json, QLatin1StringView name, const Payment &payment, int exponent) {
             if (!payment.settled.credited().isZero())
                 json.member(name, payment.settled.credited(), exponent);
         }},
        {optional("writtenOffAmount"_L1, Schema::money().describedAs("Absent if nothing was written off."_L1)),
         [](JsonWriter &json, QLatin1StringView name, const Payment &payment, int exponent) {
             if (!payment.settled.writtenOff.isZero())
                 json.member(name, payment.settled.writtenOff, exponent);
         }},
        member::optionalRaw<&Payment::receipts>(
            "receipts"_L1,
            Schema::array(receiptShape().schema())
                .describedAs("Each time that money arrived, in the order in which it was recorded. Credit used "
                             "is not a receipt. Absent if no money has arrived."_L1)),
        {required("refundedAmount"_L1,
                  Schema::money().describedAs("Including refunds of overpaid amounts."_L1)),
         [](JsonWriter &json, QLatin1StringView name, const Payment &payment, int exponent) {
             json.member(name, payment.settled.givenBack(), exponent);
         }},
        {required("refunds"_L1, Schema::array(refundSchema())),
         [](JsonWriter &json, QLatin1StringView name, const Payment &payment, int) {
             json.key(name).raw(payment.refunds.isEmpty() ? "[]"_ba : payment.refunds);
         }},
        member::optionalText<&Payment::method>(
            "method"_L1,
            Schema::string().describedAs(
                "How the payment was settled: the method of the latest receipt that names "
                "one, `credit` or `credit_note`."_L1)),
        member::optionalText<&Payment::writeOffReason>("writeOffReason"_L1),
    };
}

Members whatBecameOfIt()
{
    using namespace member;
    return {
        momentOrNull<&Payment::paidAt>("paidAt"_L1),
        optionalText<&Payment::failedAt>("failedAt"_L1, moment()),
        optionalText<&Payment::failureReason>("failureReason"_L1),
        optionalText<&Payment::cancelledAt>("cancelledAt"_L1, moment()),
        optionalText<&Payment::cancelReason>("cancelReason"_L1),
        optionalText<&Payment::notes>("notes"_L1),
        text<&Payment::createdBy>("createdBy"_L1),
        text<&Payment::createdAt>("createdAt"_L1, moment()),
        text<&Payment::updatedAt>("updatedAt"_L1, moment()),
    };
}

Members everyMember()
{
    Members members = whatItIsFor();
    append(members, whatItAsksFor());
    append(members, howItIsCollected());
    append(members, howItStands());
    append(members, whatBecameOfIt());
    return members;
}

std::vector<RecordShape<Line>::Member> lineMembers()
{
    using namespace member;
    std::vector<RecordShape<Line>::Member> members{
        text<&Line::rentalId>("rentalId"_L1),
        optionalText<&Line::purpose>(
            "purpose"_L1, purpose().describedAs("Missing from payments made before lines had a purpose."_L1)),
        optionalText<&Line::description>("description"_L1),
        amount<&Line::amount>("amount"_L1, Schema::money().describedAs("Without tax."_L1)),
        amount<&Line::tax>("taxAmount"_L1),
        {optional("creditTaken"_L1,
                  Schema::money().describedAs(
                      "How much the credit of an upgrade takes off the price, without tax. Absent "
                      "if it takes off nothing."_L1)),
         [](JsonWriter &json, QLatin1StringView name, const Line &line, int exponent) {
             if (!line.creditShown.isZero())
                 json.member(name, line.creditShown, exponent);
         }},
    };
    for (auto &end : periodMembers<Line>())
        members.push_back(std::move(end));
    return members;
}

} // namespace

const RecordShape<Line> &paymentLineShape()
{
    static const RecordShape<Line> shape("PaymentLine"_L1, lineMembers());
    return shape;
}

const RecordShape<Payment> &paymentShape()
{
    static const RecordShape<Payment> shape("Payment"_L1, everyMember());
    return shape;
}

std::vector<Money> PaymentRecord::creditedOfLines() const
{
    std::vector<Money> credited = settled.creditedLines;
    credited.resize(lines.size());
    // those that were cancelled before there were credit notes by line
    if (status == PaymentStatus::Cancelled)
        std::ranges::transform(lines, credited.begin(), &Line::amount);
    return credited;
}

QByteArray documentOf(const PaymentRecord &payment)
{
    return paymentShape().document(payment, currencyExponent(payment.currency).value_or(2));
}

} // namespace onhire
