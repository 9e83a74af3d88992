// SPDX-License-Identifier: GPL-3.0-or-later
// What every change of a subscription answers around what it has to say itself: that it was done, to which
// subscription, and the record as it is now.
#pragma once

#include "app/http/api/route.h"
#include "core/base/record_shape.h"
#include "core/data/db/record.h"

namespace onhire {

struct SubscriptionAction
{
    QLatin1StringView message;
    const Record &rental;
};

const RecordShape<SubscriptionAction> &actionOpening();
const RecordShape<SubscriptionAction> &actionClosing();

template <typename Done>
Schema actionSchema(const RecordShape<Done> &own)
{
    return Schema::object(actionOpening().properties() + actionClosing().properties() + own.properties());
}

template <typename Done>
Answer actionAnswer(QLatin1StringView message, const Done &done, const RecordShape<Done> &own, int exponent = 0)
{
    const SubscriptionAction action{message, done.rental};
    JsonWriter json;
    json.beginObject();
    actionOpening().writeMembers(json, action, exponent);
    own.writeMembers(json, done, exponent);
    actionClosing().writeMembers(json, action, exponent);
    return {200, json.endObject().take(), done.rental.version};
}

// The id of the subscription that it was done to.
template <typename Done>
typename RecordShape<Done>::Member rentalIdMember(QLatin1StringView name)
{
    return {required(name, Schema::string()),
            [](JsonWriter &json, QLatin1StringView key, const Done &done, int) {
                json.member(key, done.rental.id);
            }};
}

} // namespace onhire
