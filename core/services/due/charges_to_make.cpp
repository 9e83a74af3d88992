// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/due/charges_to_make.h"

#include "core/services/billing/charge_due.h"
#include "core/services/moment.h"

namespace onhire {

Result<ChargesToMake> chargesToMake(const Context &context, int mostTroubles)
{
    Connection &connection = context.database.connection();
    ChargesToMake charges;
    const QDate last = todayOf(context).addDays(horizonDays(*context.tenant));
    ONHIRE_ASSIGN(charges.due, chargesDue(connection, context.scope(), last));
    ONHIRE_ASSIGN(charges.troubles, keptTroubles(connection, context.scope(), mostTroubles));
    return charges;
}

Result<void> keepTroubles(const Context &context, std::span<const WorkTrouble> troubles, bool isAll)
{
    ONHIRE_ASSIGN(const QStringList changed,
                  keepTroubles(context.database.connection(), context.scope(), troubles, context.now(), isAll));
    for (const QString &id : changed)
        context.announce(id);
    return {};
}

} // namespace onhire
