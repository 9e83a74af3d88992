// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/subscriptions/figures_shape.h"

#include "core/domain/subscriptions/decimal_member.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

using FigureMember = RecordShape<Figures>::Member;

constexpr auto Recovered = "Collected as a percentage of cost, one decimal."_L1;

Schema figure(QLatin1StringView meaning)
{
    return Schema::decimal().describedAs(meaning);
}

const RecordShape<Figures> &costRecoveryShape()
{
    using namespace member;
    static const RecordShape<Figures> shape(
        "CostRecovery"_L1,
        {
            amount<&Figures::totalCollected>("totalCollected"_L1),
            optionalAmount<&Figures::acquisitionCost>("acquisitionCost"_L1),
            optionalAmount<&Figures::listPrice>("listPrice"_L1),
            optionalDecimal<&Figures::recoveredPercent>("costRecoveryPercent"_L1, figure(Recovered)),
            optionalNumber<&Figures::breakevenMonth>(
                "breakevenMonth"_L1, figure("The month of the contract in which the cost is recovered."_L1)),
            decimal<&Figures::monthsActive>(
                "monthsActive"_L1, figure("Months billed so far; a part of a month counts by its days."_L1)),
            decimal<&Figures::monthsRemaining>("monthsRemaining"_L1, figure("Months not billed yet."_L1)),
            amount<&Figures::projected>(
                "projectedTotalCollection"_L1,
                Schema::money().describedAs(
                    "For a running contract, all its instalments up to its end, or to the one agreed before, "
                    "less any upgrade credit, without tax."_L1)),
            optionalAmount<&Figures::projectedMargin>("projectedMargin"_L1,
                                                      figure("Projected collection less cost."_L1)),
            optionalDecimal<&Figures::projectedMarginPercent>(
                "projectedMarginPercent"_L1,
                figure("Projected margin as a percentage of cost, one decimal."_L1)),
        });
    return shape;
}

FigureMember statusMember()
{
    const Schema schema =
        Schema::choice({u"profitable"_s, u"recovering"_s, u"at_risk"_s, u"no_data"_s})
            .describedAs(
                "profitable: more than the cost has been collected; at_risk: at most half of it, although "
                "more than half of the contract has passed; no_data: no cost is known."_L1);
    return {required("recoveryStatus"_L1, schema),
            [](JsonWriter &json, QLatin1StringView key, const Figures &figures, int) {
                json.member(key, nameOf(figures.status));
            }};
}

RecordShape<SubscriptionState>::Member endingMember()
{
    const Schema schema = Schema::object({
        required("type"_L1, Schema::choice({u"upgrade"_s, u"cancellation"_s, u"contract_end"_s})),
        required(
            "scheduledEndDate"_L1,
            Schema::string()
                .format(Schema::Format::Date)
                .describedAs("Of an upgrade: what has been billed ends on that day. It moves while the device "
                             "is out and billing goes on."_L1)),
    });
    return {optional("ending"_L1,
                     schema.describedAs("The end has been agreed, and the device has yet to be returned."_L1)),
            [](JsonWriter &json, QLatin1StringView key, const SubscriptionState &state, int) {
                if (!state.ending)
                    return;
                json.key(key).beginObject().member("type"_L1, nameOf(state.ending->type));
                json.member("scheduledEndDate"_L1, scheduledEndOf(state).toString(Qt::ISODate)).endObject();
            }};
}

} // namespace

std::vector<RecordShape<SubscriptionState>::Member> billingMembers()
{
    const Schema date = Schema::string().format(Schema::Format::Date);
    return {{optional("nextBillingDate"_L1, date.describedAs("Omitted if nothing is left to bill."_L1)),
             [](JsonWriter &json, QLatin1StringView key, const SubscriptionState &state, int) {
                 if (state.nextBillingDate)
                     json.member(key, state.nextBillingDate->toString(Qt::ISODate));
             }},
            member::optionalText<&SubscriptionState::billingGroupId>("billingGroupId"_L1),
            endingMember()};
}

std::vector<FigureMember> figureMembers()
{
    using namespace member;
    return {
        amount<&Figures::totalCollected>("totalCollected"_L1,
                                         Schema::money().describedAs("Paid, without tax."_L1)),
        optionalDecimal<&Figures::recoveredPercent>("costRecoveryPercent"_L1, figure(Recovered)),
        optionalAmount<&Figures::profit>("currentProfit"_L1, figure("Collected less cost."_L1)),
        optionalDecimal<&Figures::breakevenMonths>(
            "breakevenMonths"_L1,
            figure("Months until the monthly amounts, without tax, have covered the cost; one decimal."_L1)),
        optionalNumber<&Figures::hasReachedBreakeven>("hasReachedBreakeven"_L1, Schema::boolean()),
        statusMember(),
        part<costRecoveryShape>("costRecovery"_L1),
    };
}

std::vector<RecordShape<SubscriptionState>::Member> changeMembers()
{
    using namespace member;
    return {text<&SubscriptionState::updatedAt>("updatedAt"_L1, moment()),
            text<&SubscriptionState::updatedAt>("lastModifiedDate"_L1,
                                                moment().describedAs("Same as updatedAt."_L1))};
}

} // namespace onhire
