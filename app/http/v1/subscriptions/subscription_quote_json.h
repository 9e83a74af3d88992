// SPDX-License-Identifier: GPL-3.0-or-later
// What leaving a subscription today would cost, as the API tells it.
#pragma once

#include "app/http/api/route.h"
#include "core/services/subscriptions/lifecycle.h"

namespace onhire {

Schema buyoutQuoteSchema();
Answer buyoutQuoteAnswer(const QString &rentalId, const BuyoutQuote &quote, const Tenant &tenant);

Schema earlyReturnQuoteSchema();
Answer earlyReturnQuoteAnswer(const QString &rentalId, const EarlyReturnQuote &quote, const Tenant &tenant);

} // namespace onhire
