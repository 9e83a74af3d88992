// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/api/trouble.h"

#include "app/http/api/problem.h"
#include "core/base/errors/error_json.h"
#include "core/base/json_writer.h"

using namespace Qt::StringLiterals;

namespace onhire {

QList<Schema::Property> troubleMembers()
{
    return {optional("rentalId"_L1, Schema::string()), optional("billingGroupId"_L1, Schema::string()),
            required("error"_L1, problemSchema())};
}

void writeTroubleMembers(JsonWriter &json, const WorkTrouble &trouble)
{
    if (!trouble.rentalId.isEmpty())
        json.member("rentalId"_L1, trouble.rentalId);
    if (!trouble.billingGroupId.isEmpty())
        json.member("billingGroupId"_L1, trouble.billingGroupId);
    writeError(json.key("error"_L1), trouble.error);
}

} // namespace onhire
