// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/billing/charge_begun.h"

#include "core/services/billing/charge_contracts.h"
#include "core/services/moment.h"

namespace onhire {

Result<StoredSubscription> withBegunCharged(Connection &connection, const Context &context,
                                            StoredSubscription subscription)
{
    return withBegunCharged(connection, context, std::move(subscription), todayOf(context));
}

Result<StoredSubscription> withBegunCharged(Connection &connection, const Context &context,
                                            StoredSubscription subscription, QDate day)
{
    if (!subscription.isActive() || subscription.billedUntil > day)
        return subscription;
    ONHIRE_ASSIGN(auto contract, contractToBill(connection, context.scope(), subscription.rentalId));
    if (!contract)
        return Failure(Error::internal(QStringLiteral("a locked subscription vanished")));
    ONHIRE_ASSIGN(const auto billed, chargeBegun(connection, context, *contract, day));
    if (!billed)
        return subscription;
    subscription.billedUntil = billed->until;
    subscription.nextBillingDate = billed->next;
    subscription.credit = billed->credit;
    return subscription;
}

} // namespace onhire
