// SPDX-License-Identifier: GPL-3.0-or-later
// What a subscription's record tells of what was done with it: entries of its histories and the details of its
// end, in every shape that was published. They are kept as they were written.
#pragma once

#include "core/domain/subscriptions/subscription_record.h"
#include "core/services/subscriptions/lifecycle.h"

namespace onhire {

QByteArray replacementEntry(const Context &context, const SubscriptionRecord &subscription,
                            const SubscriptionRecord &replaced, const ReplaceRequest &request);

// `quote`: none where the tenant's method could not work one out.
QByteArray buyoutDetails(const Context &context, const BuyoutRequest &request, const Buyout &buyout,
                         const std::optional<BuyoutQuote> &quote, const Recovery &recovery);

QByteArray earlyReturnDetails(const Context &context, const EarlyReturnRequest &request, const EarlyReturn &end,
                              const EarlyReturnQuote &quote);

QByteArray cancellationDetails(const Context &context, const CancelRequest &request);

} // namespace onhire
