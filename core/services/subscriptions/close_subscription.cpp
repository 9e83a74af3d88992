// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/subscriptions/close_subscription.h"

#include "core/base/json_writer.h"
#include "core/services/billing_groups/group_members.h"
#include "core/services/moment.h"
#include "core/services/payments/schedule_payment.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

int monthsRented(const Terms &terms, QDate day)
{
    if (day <= terms.start)
        return 0;
    return std::min(periodIndexAt(terms.start, day.addDays(-1)) + 1, terms.months);
}

Result<Record> closeSubscription(Connection &connection, const Context &context,
                                 const LockedSubscription &subscription, const Closing &closing)
{
    const QDate today = todayOf(context);
    JsonWriter json;
    json.beginObject().member("status"_L1, nameOf(closing.status));
    json.member("ended_at"_L1, toTimestamp(context.now())).member("return_due"_L1, closing.returnDue);
    json.member("actual_months_rented"_L1, monthsRented(subscription.terms, today));
    for (const QLatin1StringView column :
         {"next_billing_date"_L1, "ending_type"_L1, "ending_date"_L1, "ending_order_id"_L1})
        json.key(column).null();
    json.endObject();
    QByteArray columns = json.take();
    if (!closing.columns.isEmpty())
        columns.insert(columns.size() - 1, ',' + closing.columns);
    ONHIRE_ASSIGN(const auto group, lockGroupOf(connection, context, subscription.billingGroupId));
    ONHIRE_TRY(cancelOpenPayments(connection, context, subscription.rentalId, today, closing.reason));
    ONHIRE_ASSIGN(Record closed,
                  changeSubscription(connection, context, subscription.rentalId,
                                     {closing.action, closing.events, columns}));
    ONHIRE_TRY(noteMembers(connection, context, group));
    return closed;
}

} // namespace onhire
