// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/subscriptions/subscription_action.h"

#include "core/domain/subscriptions/subscription_record.h"

using namespace Qt::StringLiterals;

namespace onhire {

using Action = SubscriptionAction;

const RecordShape<Action> &actionOpening()
{
    static const RecordShape<Action> shape(
        {},
        {
            {required("success"_L1, Schema::boolean()),
             [](JsonWriter &json, QLatin1StringView key, const Action &, int) { json.member(key, true); }},
            member::text<&Action::message>("message"_L1),
            rentalIdMember<Action>("rentalId"_L1),
            rentalIdMember<Action>("subscriptionId"_L1),
        });
    return shape;
}

const RecordShape<Action> &actionClosing()
{
    static const RecordShape<Action> shape({},
                                           {{required("rental"_L1, subscriptionSchema()),
                                             [](JsonWriter &json, QLatin1StringView key, const Action &action,
                                                int) { json.key(key).raw(action.rental.json); }}});
    return shape;
}

} // namespace onhire
