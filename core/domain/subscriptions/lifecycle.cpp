// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/subscriptions/lifecycle.h"

#include "core/base/calendar.h"
#include "core/base/text.h"
#include "core/domain/assets/asset.h"
#include "core/domain/patch.h"
#include "core/domain/reason.h"
#include "core/domain/subscriptions/contract_length.h"
#include "core/domain/tenants/tenant.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int ShortestUpgrade = 2; // months

const QStringList &buyoutReasons()
{
    static const QStringList reasons{u"customer_request"_s, u"end_of_contract"_s, u"other"_s};
    return reasons;
}

Schema name()
{
    return Schema::string().length(1, 200);
}
Schema reasonText()
{
    return Schema::string().length(0, LongestReason);
}
Schema notesText()
{
    return Schema::string().length(0, 5000);
}

Schema::Property pathId()
{
    return optional("rentalId"_L1, Schema::string().describedAs("If given, must match the id in the path."_L1),
                    {u"subscriptionId"_s});
}

Schema::Property byHand(QLatin1StringView name, QLatin1StringView meaning)
{
    return optional(name, Schema::money().describedAs(meaning));
}

Schema::Property effectiveDay()
{
    return optional(
        "effectiveDate"_L1,
        Schema::string()
            .format(Schema::Format::DateOrTimestamp)
            .describedAs(
                "Today or earlier; defaults to today. Months are counted up to this day, and it decides "
                "whether a return is within the grace period (of a past day only for keys with "
                "`prices:override`); "
                "what is due by today stays owed."_L1));
}

// The body under first names, or all its faults.
Result<JsonValue> readAction(const Schema &schema, const JsonValue &sent, const Tenant &tenant,
                             const QString &rentalId, bool strict)
{
    QList<Fault> faults;
    JsonValue body = schema.read(sent, {tenant.exponent, strict}, faults);
    checkSameId(body, "rentalId"_L1, rentalId, faults);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    return body;
}

QString textOf(const JsonValue &body, QStringView member)
{
    return cleaned(body[member].toString());
}

std::optional<Money> moneyOf(const JsonValue &body, QStringView member, const Tenant &tenant)
{
    const auto amount = body.has(member) ? body[member].toDecimal() : std::nullopt;
    return amount ? Money::fromDecimal(*amount, tenant.exponent) : std::nullopt;
}

std::optional<QDate> dateOf(const JsonValue &body, QStringView member, const Tenant &tenant)
{
    return body.has(member) ? parseContractDate(textOf(body, member), tenant.zone) : std::nullopt;
}

} // namespace

Schema ExtendRequest::schema()
{
    static const Schema schema = Schema::object({
        pathId(),
        required("extensionMonths"_L1, Schema::integer().range(1, LongestContract)),
        byHand("newMonthlyAmount"_L1,
               "Applies from the first instalment not yet billed. Needs prices:override."_L1),
        optional("reason"_L1, reasonText()),
        optional("notes"_L1, notesText()),
    });
    return schema;
}

Result<ExtendRequest> ExtendRequest::read(const JsonValue &sent, const Tenant &tenant, const QString &rentalId,
                                          bool strict)
{
    ONHIRE_ASSIGN(const JsonValue body, readAction(schema(), sent, tenant, rentalId, strict));
    return ExtendRequest{.months = int(*body[u"extensionMonths"].toInteger()),
                         .newMonthlyAmount = moneyOf(body, u"newMonthlyAmount", tenant),
                         .reason = textOf(body, u"reason"),
                         .notes = textOf(body, u"notes")};
}

Schema UpgradeRequest::schema()
{
    static const Schema schema = Schema::object({
        pathId(),
        required("newSku"_L1, name()),
        optional(
            "newSerialNumber"_L1,
            name().describedAs(
                "If given, the device is exchanged immediately. Otherwise an upgrade order is created, and the "
                "subscription ends when its device is returned."_L1),
            {u"newAssetSerialNumber"_s}),
        required("contractLength"_L1,
                 askedLengthSchema("2 to 120 months; without newMonthlyAmount, one of the configured "
                                   "lengths."_L1),
                 {u"newContractLength"_s}),
        byHand("newMonthlyAmount"_L1,
               "Overrides the catalogue's price for that length. Needs prices:override."_L1),
        optional("reason"_L1, reasonText()),
        optional("notes"_L1, Schema::string().length(1, 5000)),
    });
    return schema;
}

Result<UpgradeRequest> UpgradeRequest::read(const JsonValue &sent, const Tenant &tenant,
                                            const QString &rentalId, bool strict)
{
    ONHIRE_ASSIGN(const JsonValue body, readAction(schema(), sent, tenant, rentalId, strict));
    const int months = askedMonths(body[u"contractLength"]);
    return UpgradeRequest{.newSku = textOf(body, u"newSku"),
                          .newSerialNumber = textOf(body, u"newSerialNumber"),
                          .contractLength = months < ShortestUpgrade ? 0 : months,
                          .newMonthlyAmount = moneyOf(body, u"newMonthlyAmount", tenant),
                          .reason = textOf(body, u"reason"),
                          .notes = textOf(body, u"notes"),
                          .sentLength = QString::fromLatin1(body[u"contractLength"].digits())};
}

bool ReplaceRequest::deviceIsGone() const
{
    return reason == "stolen"_L1 || reason == "lost"_L1;
}

Schema ReplaceRequest::schema()
{
    static const Schema schema = Schema::object({
        pathId(),
        required("newSerialNumber"_L1, name(), {u"newAssetSerialNumber"_s}),
        optional("replacementReason"_L1,
                 Schema::choice({u"damaged"_s, u"stolen"_s, u"defective"_s, u"lost"_s})),
        optional("reason"_L1, reasonText().describedAs("Free text; required without replacementReason."_L1)),
        optional("newSku"_L1, name().describedAs("If the new device has a different SKU."_L1)),
        optional("damageAssessment"_L1, notesText()),
        optional("insuranceClaim"_L1, Schema::boolean().withDefault("false")),
        optional("notes"_L1, notesText()),
    });
    return schema;
}

Result<ReplaceRequest> ReplaceRequest::read(const JsonValue &sent, const Tenant &tenant,
                                            const QString &rentalId, bool strict)
{
    ONHIRE_ASSIGN(const JsonValue body, readAction(schema(), sent, tenant, rentalId, strict));
    ReplaceRequest request{.newSerialNumber = textOf(body, u"newSerialNumber"),
                           .newSku = textOf(body, u"newSku"),
                           .reason = textOf(body, u"replacementReason"),
                           .damageAssessment = textOf(body, u"damageAssessment"),
                           .notes = textOf(body, u"notes"),
                           .insuranceClaim = body[u"insuranceClaim"].toBool()};
    const QString words = textOf(body, u"reason");
    if (request.reason.isEmpty())
        request.reason = words;
    else if (request.notes.isEmpty() && words != request.reason)
        request.notes = words;
    if (request.reason.isEmpty())
        return Failure(Error::invalid(u"replacementReason"_s, Fault::Kind::Required,
                                      u"Required unless a free-text reason is given."_s));
    return request;
}

Schema BuyoutRequest::schema()
{
    static const Schema schema = Schema::object({
        pathId(),
        optional(
            "reason"_L1,
            reasonText().describedAs(
                "customer_request, end_of_contract or other. Anything else counts as other and becomes a note."_L1)),
        byHand("buyoutPrice"_L1, "Overrides the tenant's method. Needs prices:override."_L1),
        effectiveDay(),
        optional("notes"_L1, notesText()),
    });
    return schema;
}

Result<BuyoutRequest> BuyoutRequest::read(const JsonValue &sent, const Tenant &tenant, const QString &rentalId,
                                          bool strict)
{
    ONHIRE_ASSIGN(const JsonValue body, readAction(schema(), sent, tenant, rentalId, strict));
    BuyoutRequest request{.price = moneyOf(body, u"buyoutPrice", tenant),
                          .effectiveDate = dateOf(body, u"effectiveDate", tenant),
                          .notes = textOf(body, u"notes")};
    const QString reason = textOf(body, u"reason");
    if (buyoutReasons().contains(reason))
        request.reason = reason;
    else
        request.notes = QStringList{reason, request.notes}.join(u'\n').trimmed();
    return request;
}

Schema EarlyReturnRequest::schema()
{
    static const Schema schema = Schema::object({
        pathId(),
        optional("returnCondition"_L1, assetConditionSchema()),
        optional("reason"_L1, reasonText()),
        byHand("earlyReturnFee"_L1, "Overrides the tenant's method. Needs prices:override."_L1),
        optional(
            "waiveFee"_L1,
            Schema::boolean().withDefault("false").describedAs("Waives the fee. Needs prices:override."_L1)),
        effectiveDay(),
        optional("damageAssessment"_L1, notesText()),
        optional("notes"_L1, notesText()),
    });
    return schema;
}

Result<EarlyReturnRequest> EarlyReturnRequest::read(const JsonValue &sent, const Tenant &tenant,
                                                    const QString &rentalId, bool strict)
{
    ONHIRE_ASSIGN(const JsonValue body, readAction(schema(), sent, tenant, rentalId, strict));
    return EarlyReturnRequest{.fee = moneyOf(body, u"earlyReturnFee", tenant),
                              .waived = body[u"waiveFee"].toBool(),
                              .effectiveDate = dateOf(body, u"effectiveDate", tenant),
                              .condition = textOf(body, u"returnCondition"),
                              .reason = textOf(body, u"reason"),
                              .damageAssessment = textOf(body, u"damageAssessment"),
                              .notes = textOf(body, u"notes")};
}

Schema CancelRequest::schema()
{
    static const Schema schema = Schema::object({
        pathId(),
        required("reason"_L1,
                 Schema::choice({u"customer_request"_s, u"payment_failure"_s, u"fraud"_s, u"admin_decision"_s,
                                 u"other"_s})),
        optional("notes"_L1, Schema::string().length(0, 1000)),
    });
    return schema;
}

Result<CancelRequest> CancelRequest::read(const JsonValue &sent, const Tenant &tenant, const QString &rentalId,
                                          bool strict)
{
    ONHIRE_ASSIGN(const JsonValue body, readAction(schema(), sent, tenant, rentalId, strict));
    return CancelRequest{textOf(body, u"reason"), textOf(body, u"notes")};
}

Schema endSchema()
{
    static const Schema schema = Schema::object({pathId()});
    return schema;
}

Schema calculationSchema()
{
    static const Schema schema =
        Schema::object({required("rentalId"_L1, Schema::string().length(1, 200), {u"subscriptionId"_s})});
    return schema;
}

} // namespace onhire
