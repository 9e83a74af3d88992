// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/subscriptions/upgrade_of.h"

namespace onhire {

Result<std::optional<UpgradeGoal>> upgradeOf(const Context &context, const QString &rentalId)
{
    return upgradeGoal(context.database.connection(), context.scope(), rentalId);
}

} // namespace onhire
