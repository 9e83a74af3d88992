// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/billing_groups/billing_group_record.h"

using namespace Qt::StringLiterals;

namespace onhire {

const RecordShape<BillingGroupRecord> &billingGroupShape()
{
    using namespace member;
    using Group = BillingGroupRecord;
    static const RecordShape<Group> shape(
        "BillingGroup"_L1,
        {
            text<&Group::id>("billingGroupId"_L1),
            text<&Group::tenantId>("tenantId"_L1),
            text<&Group::customerId>("customerId"_L1),
            text<&Group::name>("groupName"_L1),
            plain<&Group::billingDay>("billingDay"_L1, Schema::integer().range(1, 28)),
            text<&Group::currency>("currency"_L1, Schema::string().length(3, 3)),
            {required("status"_L1, Schema::choice({u"active"_s, u"inactive"_s})),
             [](JsonWriter &json, QLatin1StringView name, const Group &group, int) {
                 json.member(name, group.active ? "active"_L1 : "inactive"_L1);
             }},
            texts<&Group::rentalIds>("rentalIds"_L1),
            plain<&Group::activeRentals>("activeRentalCount"_L1, Schema::integer().range(0, 1000000)),
            amount<&Group::monthlyAmount>(
                "totalMonthlyAmount"_L1,
                Schema::money().describedAs("Total of the active subscriptions, before tax added on top."_L1)),
            optionalText<&Group::notes>("notes"_L1),
            text<&Group::createdBy>("createdBy"_L1),
            text<&Group::createdAt>("createdAt"_L1, moment()),
            text<&Group::updatedAt>("updatedAt"_L1, moment()),
        });
    return shape;
}

QByteArray documentOf(const BillingGroupRecord &group)
{
    return billingGroupShape().document(group, currencyExponent(group.currency).value_or(2));
}

} // namespace onhire
