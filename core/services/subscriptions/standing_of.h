// SPDX-License-Identifier: GPL-3.0-or-later
// A subscription as the prices for leaving it are worked out from it. Instalments that would be taken back are
// not owed yet.
#pragma once

#include "core/data/subscriptions/subscription_store.h"
#include "core/domain/subscriptions/standing.h"
#include "core/services/context.h"

namespace onhire {

// None if there is no such subscription.
Result<std::optional<SubscriptionStanding>> standingRow(Connection &connection, const Context &context,
                                                        const QString &rentalId);

Standing standingOf(const Context &context, const SubscriptionStanding &row);

// Of one that is locked.
Result<Standing> standingOf(Connection &connection, const Context &context, const QString &rentalId);

// Of something that happens now, or was agreed to have happened: not before the contract, and not later than
// today.
Result<QDate> checkEffectiveDate(const Standing &standing, std::optional<QDate> wanted);

} // namespace onhire
