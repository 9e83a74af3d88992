// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/subscriptions/upgrade_goal.h"

#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<std::optional<UpgradeGoal>> upgradeGoal(Connection &connection, const Scope &scope,
                                               const QString &rentalId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::subscriptions::upgraded_by, {scope.name(), rentalId}));
    if (!rows.next())
        return std::nullopt;
    const auto status = orderStatusNamed(rows.text(1));
    if (!status)
        return Failure(Error::internal(u"order of unknown status "_s + rows.text(1)));
    return UpgradeGoal{.orderId = rows.text(0),
                       .orderStatus = *status,
                       .device = rows.text(2),
                       .months = int(rows.integer(3)),
                       .monthlyAmount = Money::fromMinor(rows.integer(4)),
                       .rentalId = rows.nullableText(5),
                       .serialNumber = rows.nullableText(6)};
}

} // namespace onhire
