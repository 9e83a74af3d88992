// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/subscriptions/subscription_lifecycle_json.h"

#include "core/base/json_writer.h"
#include "core/domain/subscriptions/subscription_record.h"
#include "core/domain/tenants/tenant.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

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
Schema months()
{
    return Schema::integer().range(0, LongestContract);
}

// What every change of a subscription answers, and what this one does more.
Schema actionSchema(const QList<Schema::Property> &more)
{
    QList<Schema::Property> members{required("success"_L1, Schema::boolean()), required("message"_L1, text()),
                                    required("rentalId"_L1, text()), required("subscriptionId"_L1, text()),
                                    required("rental"_L1, subscriptionSchema())};
    return Schema::object(members + more);
}

QList<Schema::Property> device()
{
    return {required("assetSerialNumber"_L1, text()), required("serialNumber"_L1, text())};
}

Schema shortSchema(Schema::Property details)
{
    return Schema::object(
        {required("subscriptionId"_L1, text()), required("status"_L1, text()), std::move(details)});
}

class ActionAnswer
{
public:
    ActionAnswer(QLatin1StringView message, const Record &rental) : m_rental(rental)
    {
        m_json.beginObject().member("success"_L1, true).member("message"_L1, message);
        m_json.member("rentalId"_L1, rental.id).member("subscriptionId"_L1, rental.id);
    }

    ActionAnswer &device(const QString &serialNumber)
    {
        m_json.member("assetSerialNumber"_L1, serialNumber).member("serialNumber"_L1, serialNumber);
        return *this;
    }
    // What the second published shape is made of.
    ActionAnswer &inShort(SubscriptionStatus status, QLatin1StringView name, const QByteArray &details)
    {
        m_json.key("subscription"_L1).beginObject().member("subscriptionId"_L1, m_rental.id);
        m_json.member("status"_L1, nameOf(status)).key(name).raw(details).endObject();
        return *this;
    }
    JsonWriter &json() { return m_json; }
    Answer take()
    {
        m_json.key("rental"_L1).raw(m_rental.json);
        return {200, m_json.endObject().take(), m_rental.version};
    }

private:
    const Record &m_rental;
    JsonWriter m_json;
};

QString iso(QDate date)
{
    return date.toString(Qt::ISODate);
}

void decimal(JsonWriter &json, QLatin1StringView key, const std::optional<Decimal> &number)
{
    if (number)
        json.key(key).raw(decimalJson(*number));
}

void money(JsonWriter &json, QLatin1StringView key, const std::optional<Money> &amount, const Tenant &tenant)
{
    if (amount)
        json.member(key, *amount, tenant.exponent);
}

Schema recoverySchema(const QList<Schema::Property> &more)
{
    const QLatin1StringView unknown = "Omitted when the device's cost is unknown."_L1;
    return Schema::object(
        QList<Schema::Property>{optional("acquisitionCost"_L1, Schema::money().describedAs(unknown)),
                                required("totalCollected"_L1, Schema::money())}
        + more);
}

void writeRecovery(JsonWriter &json, const Recovery &recovery, const Tenant &tenant)
{
    money(json, "acquisitionCost"_L1, recovery.acquisitionCost, tenant);
    money(json, "totalCollected"_L1, recovery.collectedBefore, tenant);
}

} // namespace

Schema extensionAnswerSchema()
{
    return actionSchema(device()
                        + QList<Schema::Property>{required("oldEndDate"_L1, date()),
                                                  required("newEndDate"_L1, date()),
                                                  required("extensionMonths"_L1, months()),
                                                  required("oldContractLength"_L1, months()),
                                                  required("newContractLength"_L1, months())});
}

Answer extensionAnswer(const Extension &extension, const ExtendRequest &request)
{
    ActionAnswer answer("Subscription extended."_L1, extension.rental);
    answer.device(extension.serialNumber).json().member("oldEndDate"_L1, iso(extension.oldEndDate));
    answer.json()
        .member("newEndDate"_L1, iso(extension.newEndDate))
        .member("extensionMonths"_L1, request.months);
    answer.json().member("oldContractLength"_L1, extension.oldContractLength);
    answer.json().member("newContractLength"_L1, extension.newContractLength);
    return answer.take();
}

Schema upgradeAnswerSchema()
{
    const Schema current =
        Schema::object({required("subscriptionId"_L1, text()), required("scheduledEndDate"_L1, date())});
    const Schema details =
        Schema::object({required("previousDevice"_L1, text()), required("newDevice"_L1, text()),
                        required("previousMonthlyAmount"_L1, Schema::money()),
                        required("newMonthlyAmount"_L1, Schema::money())});
    return actionSchema({required("oldRentalId"_L1, text()),
                         optional("newRentalId"_L1,
                                  text().describedAs("Present if the device was exchanged "
                                                     "immediately."_L1)),
                         required("oldDevice"_L1, text()), required("newDevice"_L1, text()),
                         required("newMonthlyAmount"_L1, Schema::money()),
                         required("currency"_L1, text().length(3, 3)), required("upgradeOrderId"_L1, text()),
                         required("currentSubscription"_L1, current), required("upgradeDetails"_L1, details),
                         optional("newRental"_L1, subscriptionSchema())});
}

Answer upgradeAnswer(const Upgrade &upgrade, const Tenant &tenant)
{
    ActionAnswer answer(upgrade.newRental
                            ? "Subscription upgraded."_L1
                            : "Upgrade ordered; the subscription ends when its device is returned."_L1,
                        upgrade.rental);
    JsonWriter &json = answer.json();
    json.member("oldRentalId"_L1, upgrade.rental.id);
    if (upgrade.newRental)
        json.member("newRentalId"_L1, upgrade.newRental->id);
    json.member("oldDevice"_L1, upgrade.oldDevice).member("newDevice"_L1, upgrade.newDevice);
    json.member("newMonthlyAmount"_L1, upgrade.newMonthlyAmount, tenant.exponent);
    json.member("currency"_L1, tenant.currency).member("upgradeOrderId"_L1, upgrade.orderId);
    json.key("currentSubscription"_L1).beginObject().member("subscriptionId"_L1, upgrade.rental.id);
    json.member("scheduledEndDate"_L1, iso(upgrade.scheduledEndDate)).endObject();
    json.key("upgradeDetails"_L1).beginObject().member("previousDevice"_L1, upgrade.oldDevice);
    json.member("newDevice"_L1, upgrade.newDevice);
    json.member("previousMonthlyAmount"_L1, upgrade.oldMonthlyAmount, tenant.exponent);
    json.member("newMonthlyAmount"_L1, upgrade.newMonthlyAmount, tenant.exponent).endObject();
    if (upgrade.newRental)
        json.key("newRental"_L1).raw(upgrade.newRental->json);
    return answer.take();
}

Schema replacementAnswerSchema()
{
    return actionSchema(device()
                        + QList<Schema::Property>{required("oldSerialNumber"_L1, text()),
                                                  required("newSerialNumber"_L1, text()),
                                                  required("reason"_L1, text())});
}

Answer replacementAnswer(const Replacement &replacement, const ReplaceRequest &request)
{
    ActionAnswer answer("Device replaced."_L1, replacement.rental);
    answer.device(replacement.newSerialNumber).json().member("oldSerialNumber"_L1, replacement.oldSerialNumber);
    answer.json().member("newSerialNumber"_L1, replacement.newSerialNumber).member("reason"_L1, request.reason);
    return answer.take();
}

Schema buyoutAnswerSchema()
{
    return actionSchema(
        device()
        + QList<Schema::Property>{
            required("buyoutPrice"_L1, Schema::money()), required("currency"_L1, text().length(3, 3)),
            required("effectiveDate"_L1, date()),
            required("subscription"_L1, shortSchema(required("buyoutDetails"_L1, Schema::object({}).open())))});
}

Answer buyoutAnswer(const Buyout &buyout, const Tenant &tenant)
{
    ActionAnswer answer("Device bought out."_L1, buyout.rental);
    answer.device(buyout.serialNumber).json().member("buyoutPrice"_L1, buyout.price, tenant.exponent);
    answer.json().member("currency"_L1, tenant.currency).member("effectiveDate"_L1, iso(buyout.effectiveDate));
    return answer.inShort(SubscriptionStatus::EndedBuyout, "buyoutDetails"_L1, buyout.details).take();
}

Schema earlyReturnAnswerSchema()
{
    return actionSchema(
        device()
        + QList<Schema::Property>{
            required("earlyReturnFee"_L1, Schema::money()), required("currency"_L1, text().length(3, 3)),
            required("actualMonthsRented"_L1, months()), required("returnDate"_L1, date()),
            required("subscription"_L1,
                     shortSchema(required("earlyReturnDetails"_L1, Schema::object({}).open())))});
}

Answer earlyReturnAnswer(const EarlyReturn &end, const Tenant &tenant)
{
    ActionAnswer answer("Device returned early."_L1, end.rental);
    answer.device(end.serialNumber).json().member("earlyReturnFee"_L1, end.fee, tenant.exponent);
    answer.json().member("currency"_L1, tenant.currency).member("actualMonthsRented"_L1, end.monthsRented);
    answer.json().member("returnDate"_L1, iso(end.returnDate));
    return answer.inShort(SubscriptionStatus::EndedEarlyReturn, "earlyReturnDetails"_L1, end.details).take();
}

Schema cancellationAnswerSchema()
{
    return actionSchema(device()
                        + QList<Schema::Property>{required("previousStatus"_L1, Schema::choice({u"active"_s})),
                                                  required("cancelledAt"_L1, moment())});
}

Answer cancellationAnswer(const Finish &finish)
{
    ActionAnswer answer("Subscription cancelled; its device must be returned."_L1, finish.rental);
    answer.device(finish.serialNumber).json().member("previousStatus"_L1, "active"_L1);
    answer.json().member("cancelledAt"_L1, toTimestamp(finish.at));
    return answer.take();
}

Schema endAnswerSchema()
{
    return actionSchema(device() + QList<Schema::Property>{required("endedAt"_L1, moment())});
}

Answer endAnswer(const Finish &finish)
{
    ActionAnswer answer("Subscription ended; its device must be returned."_L1, finish.rental);
    answer.device(finish.serialNumber).json().member("endedAt"_L1, toTimestamp(finish.at));
    return answer.take();
}

Schema buyoutQuoteSchema()
{
    const Schema breakdown = Schema::object({
        required("method"_L1, text()),
        required("remainingContractValue"_L1,
                 Schema::money().describedAs("monthsRemaining × monthlyAmount; part of the price with "
                                             "the methods remaining_plus_residual and remaining."_L1)),
        required("residualValue"_L1, Schema::money().describedAs("The value of the device itself."_L1)),
        required("monthsRemaining"_L1, Schema::decimal()),
        required("monthlyAmount"_L1, Schema::money()),
    });
    const Schema recovery = recoverySchema({required("projectedAfterBuyout"_L1, Schema::money()),
                                            optional("projectedMargin"_L1, Schema::decimal()),
                                            optional("marginPercent"_L1, Schema::decimal())});
    const Schema calculation =
        Schema::object({required("buyoutPrice"_L1, Schema::money()), required("breakdown"_L1, breakdown),
                        required("costRecovery"_L1, recovery)});
    return Schema::object(
        {required("success"_L1, Schema::boolean()), required("rentalId"_L1, text()),
         required("subscriptionId"_L1, text()), required("currency"_L1, text().length(3, 3)),
         required("buyoutPrice"_L1, Schema::money()),
         required("remainingPayments"_L1,
                  Schema::money().describedAs("The same as remainingContractValue."_L1)),
         required("depreciatedValue"_L1, Schema::money().describedAs("The same as residualValue."_L1)),
         required("calculation"_L1, calculation)});
}

Answer buyoutQuoteAnswer(const QString &rentalId, const BuyoutQuote &quote, const Tenant &tenant)
{
    JsonWriter json;
    json.beginObject().member("success"_L1, true).member("rentalId"_L1, rentalId);
    json.member("subscriptionId"_L1, rentalId).member("currency"_L1, tenant.currency);
    money(json, "buyoutPrice"_L1, quote.price, tenant);
    money(json, "remainingPayments"_L1, quote.remainder.value, tenant);
    money(json, "depreciatedValue"_L1, quote.residualValue, tenant);
    json.key("calculation"_L1).beginObject();
    money(json, "buyoutPrice"_L1, quote.price, tenant);
    json.key("breakdown"_L1).beginObject().member("method"_L1, nameOf(quote.method));
    money(json, "remainingContractValue"_L1, quote.remainder.value, tenant);
    money(json, "residualValue"_L1, quote.residualValue, tenant);
    decimal(json, "monthsRemaining"_L1, quote.remainder.months);
    money(json, "monthlyAmount"_L1, quote.monthlyAmount, tenant);
    json.endObject().key("costRecovery"_L1).beginObject();
    writeRecovery(json, quote.recovery, tenant);
    money(json, "projectedAfterBuyout"_L1, quote.recovery.collected, tenant);
    money(json, "projectedMargin"_L1, quote.recovery.margin, tenant);
    decimal(json, "marginPercent"_L1, quote.recovery.marginPercent);
    return {200, json.endObject().endObject().endObject().take()};
}

Schema earlyReturnQuoteSchema()
{
    const Schema breakdown = Schema::object({
        required("remainingContractValue"_L1, Schema::money()),
        required("feePercentage"_L1,
                 Schema::decimal().describedAs("Zero if the fee is flat, waived or within the grace "
                                               "period."_L1)),
        required("monthsRemaining"_L1, Schema::decimal()),
        required("monthlyAmount"_L1, Schema::money()),
        required("gracePeriodApplied"_L1, Schema::boolean()),
    });
    const Schema recovery = recoverySchema({required("projectedWithFee"_L1, Schema::money()),
                                            optional("costRecoveryPercent"_L1, Schema::decimal())});
    const Schema calculation =
        Schema::object({required("earlyReturnFee"_L1, Schema::money()), required("breakdown"_L1, breakdown),
                        required("costRecovery"_L1, recovery)});
    return Schema::object(
        {required("success"_L1, Schema::boolean()), required("rentalId"_L1, text()),
         required("subscriptionId"_L1, text()), required("currency"_L1, text().length(3, 3)),
         required("earlyReturnFee"_L1, Schema::money()), required("remainingMonths"_L1, Schema::decimal()),
         required("penaltyPercentage"_L1, Schema::decimal()), required("calculation"_L1, calculation)});
}

Answer earlyReturnQuoteAnswer(const QString &rentalId, const EarlyReturnQuote &quote, const Tenant &tenant)
{
    JsonWriter json;
    json.beginObject().member("success"_L1, true).member("rentalId"_L1, rentalId);
    json.member("subscriptionId"_L1, rentalId).member("currency"_L1, tenant.currency);
    money(json, "earlyReturnFee"_L1, quote.fee, tenant);
    decimal(json, "remainingMonths"_L1, quote.remainder.months);
    decimal(json, "penaltyPercentage"_L1, quote.feePercent);
    json.key("calculation"_L1).beginObject();
    money(json, "earlyReturnFee"_L1, quote.fee, tenant);
    json.key("breakdown"_L1).beginObject();
    money(json, "remainingContractValue"_L1, quote.remainder.value, tenant);
    decimal(json, "feePercentage"_L1, quote.feePercent);
    decimal(json, "monthsRemaining"_L1, quote.remainder.months);
    money(json, "monthlyAmount"_L1, quote.monthlyAmount, tenant);
    json.member("gracePeriodApplied"_L1, quote.inGracePeriod);
    json.endObject().key("costRecovery"_L1).beginObject();
    writeRecovery(json, quote.recovery, tenant);
    money(json, "projectedWithFee"_L1, quote.recovery.collected, tenant);
    decimal(json, "costRecoveryPercent"_L1, quote.recovery.recoveredPercent);
    return {200, json.endObject().endObject().endObject().take()};
}

} // namespace onhire
