// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/subscriptions/subscription_lifecycle_json.h"

#include "app/http/v1/subscriptions/subscription_action.h"
#include "core/domain/subscriptions/subscription_record.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Schema months()
{
    return Schema::integer().range(0, LongestContract);
}
Schema currencyCode()
{
    return Schema::string().length(3, 3);
}

template <auto SerialNumber, typename Member = member::MemberOf<SerialNumber>>
std::vector<Member> withDevice(std::vector<Member> more)
{
    std::vector<Member> members{member::text<SerialNumber>("assetSerialNumber"_L1),
                                member::text<SerialNumber>("serialNumber"_L1)};
    members.insert(members.end(), more.begin(), more.end());
    return members;
}

// What the second published shape is made of: the subscription as it ended.
template <SubscriptionStatus status, auto Details>
RecordShape<member::RecordOf<Details>> endedInShort(QLatin1StringView detailsName)
{
    using Done = member::RecordOf<Details>;
    return {{},
            {
                rentalIdMember<Done>("subscriptionId"_L1),
                {required("status"_L1, Schema::string()),
                 [](JsonWriter &json, QLatin1StringView key, const Done &, int) {
                     json.member(key, nameOf(status));
                 }},
                member::raw<Details>(detailsName, Schema::object({}).open()),
            }};
}

const RecordShape<Extension> &extensionShape()
{
    using namespace member;
    static const RecordShape<Extension> shape(
        {},
        withDevice<&Extension::serialNumber>({
            date<&Extension::oldEndDate>("oldEndDate"_L1),
            date<&Extension::newEndDate>("newEndDate"_L1),
            plain<&Extension::months>("extensionMonths"_L1, months()),
            plain<&Extension::oldContractLength>("oldContractLength"_L1, months()),
            plain<&Extension::newContractLength>("newContractLength"_L1, months()),
        }));
    return shape;
}

const RecordShape<Upgrade> &currentSubscriptionShape()
{
    static const RecordShape<Upgrade> shape({},
                                            {
                                                rentalIdMember<Upgrade>("subscriptionId"_L1),
                                                member::date<&Upgrade::scheduledEndDate>("scheduledEndDate"_L1),
                                            });
    return shape;
}

const RecordShape<Upgrade> &upgradeDetailsShape()
{
    using namespace member;
    static const RecordShape<Upgrade> shape({},
                                            {
                                                text<&Upgrade::oldDevice>("previousDevice"_L1),
                                                text<&Upgrade::newDevice>("newDevice"_L1),
                                                amount<&Upgrade::oldMonthlyAmount>("previousMonthlyAmount"_L1),
                                                amount<&Upgrade::newMonthlyAmount>("newMonthlyAmount"_L1),
                                            });
    return shape;
}

const RecordShape<Upgrade> &upgradeShape()
{
    using namespace member;
    static const Schema newRentalId =
        Schema::string().describedAs("Present if the device was exchanged immediately."_L1);
    static const RecordShape<Upgrade> shape(
        {},
        {
            rentalIdMember<Upgrade>("oldRentalId"_L1),
            {optional("newRentalId"_L1, newRentalId),
             [](JsonWriter &json, QLatin1StringView key, const Upgrade &upgrade, int) {
                 if (upgrade.newRental)
                     json.member(key, upgrade.newRental->id);
             }},
            text<&Upgrade::oldDevice>("oldDevice"_L1),
            text<&Upgrade::newDevice>("newDevice"_L1),
            amount<&Upgrade::newMonthlyAmount>("newMonthlyAmount"_L1),
            text<&Upgrade::currency>("currency"_L1, currencyCode()),
            text<&Upgrade::orderId>("upgradeOrderId"_L1),
            part<currentSubscriptionShape>("currentSubscription"_L1),
            part<upgradeDetailsShape>("upgradeDetails"_L1),
            {optional("newRental"_L1, subscriptionSchema()),
             [](JsonWriter &json, QLatin1StringView key, const Upgrade &upgrade, int) {
                 if (upgrade.newRental)
                     json.key(key).raw(upgrade.newRental->json);
             }},
        });
    return shape;
}

const RecordShape<Replacement> &replacementShape()
{
    using namespace member;
    static const RecordShape<Replacement> shape({},
                                                withDevice<&Replacement::newSerialNumber>({
                                                    text<&Replacement::oldSerialNumber>("oldSerialNumber"_L1),
                                                    text<&Replacement::newSerialNumber>("newSerialNumber"_L1),
                                                    text<&Replacement::reason>("reason"_L1),
                                                }));
    return shape;
}

const RecordShape<Buyout> &boughtOutShape()
{
    static const auto shape =
        endedInShort<SubscriptionStatus::EndedBuyout, &Buyout::details>("buyoutDetails"_L1);
    return shape;
}

const RecordShape<Buyout> &buyoutShape()
{
    using namespace member;
    static const RecordShape<Buyout> shape({},
                                           withDevice<&Buyout::serialNumber>({
                                               amount<&Buyout::price>("buyoutPrice"_L1),
                                               text<&Buyout::currency>("currency"_L1, currencyCode()),
                                               date<&Buyout::effectiveDate>("effectiveDate"_L1),
                                               part<boughtOutShape>("subscription"_L1),
                                           }));
    return shape;
}

const RecordShape<EarlyReturn> &returnedEarlyShape()
{
    static const auto shape =
        endedInShort<SubscriptionStatus::EndedEarlyReturn, &EarlyReturn::details>("earlyReturnDetails"_L1);
    return shape;
}

const RecordShape<EarlyReturn> &earlyReturnShape()
{
    using namespace member;
    static const RecordShape<EarlyReturn> shape(
        {},
        withDevice<&EarlyReturn::serialNumber>({
            amount<&EarlyReturn::fee>("earlyReturnFee"_L1),
            text<&EarlyReturn::currency>("currency"_L1, currencyCode()),
            plain<&EarlyReturn::monthsRented>("actualMonthsRented"_L1, months()),
            date<&EarlyReturn::returnDate>("returnDate"_L1),
            part<returnedEarlyShape>("subscription"_L1),
        }));
    return shape;
}

RecordShape<Finish>::Member finishedAt(QLatin1StringView name)
{
    return {required(name, member::moment()),
            [](JsonWriter &json, QLatin1StringView key, const Finish &finish, int) {
                json.member(key, toTimestamp(finish.at));
            }};
}

const RecordShape<Finish> &cancellationShape()
{
    static const RecordShape<Finish> shape(
        {},
        withDevice<&Finish::serialNumber>({
            {required("previousStatus"_L1, Schema::choice({u"active"_s})),
             [](JsonWriter &json, QLatin1StringView key, const Finish &, int) {
                 json.member(key, nameOf(SubscriptionStatus::Active));
             }},
            finishedAt("cancelledAt"_L1),
        }));
    return shape;
}

const RecordShape<Finish> &endShape()
{
    static const RecordShape<Finish> shape({}, withDevice<&Finish::serialNumber>({finishedAt("endedAt"_L1)}));
    return shape;
}

} // namespace

Schema extensionAnswerSchema()
{
    return actionSchema(extensionShape());
}
Answer extensionAnswer(const Extension &extension)
{
    return actionAnswer("Subscription extended."_L1, extension, extensionShape());
}

Schema upgradeAnswerSchema()
{
    return actionSchema(upgradeShape());
}
Answer upgradeAnswer(const Upgrade &upgrade, int exponent)
{
    const QLatin1StringView message = upgrade.newRental
        ? "Subscription upgraded."_L1
        : "Upgrade ordered; the subscription ends when its device is returned."_L1;
    return actionAnswer(message, upgrade, upgradeShape(), exponent);
}

Schema replacementAnswerSchema()
{
    return actionSchema(replacementShape());
}
Answer replacementAnswer(const Replacement &replacement)
{
    return actionAnswer("Device replaced."_L1, replacement, replacementShape());
}

Schema buyoutAnswerSchema()
{
    return actionSchema(buyoutShape());
}
Answer buyoutAnswer(const Buyout &buyout, int exponent)
{
    return actionAnswer("Device bought out."_L1, buyout, buyoutShape(), exponent);
}

Schema earlyReturnAnswerSchema()
{
    return actionSchema(earlyReturnShape());
}
Answer earlyReturnAnswer(const EarlyReturn &end, int exponent)
{
    return actionAnswer("Device returned early."_L1, end, earlyReturnShape(), exponent);
}

Schema cancellationAnswerSchema()
{
    return actionSchema(cancellationShape());
}
Answer cancellationAnswer(const Finish &finish)
{
    return actionAnswer("Subscription cancelled; its device must be returned."_L1, finish, cancellationShape());
}

Schema endAnswerSchema()
{
    return actionSchema(endShape());
}
Answer endAnswer(const Finish &finish)
{
    return actionAnswer("Subscription ended; its device must be returned."_L1, finish, endShape());
}

} // namespace onhire
