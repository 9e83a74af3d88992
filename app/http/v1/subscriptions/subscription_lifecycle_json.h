// SPDX-License-Identifier: GPL-3.0-or-later
// The answers to what is done with a running subscription. Each was published in two shapes; ours carry both at
// once, and the whole record.
#pragma once

#include "app/http/api/route.h"
#include "core/services/subscriptions/lifecycle.h"

namespace onhire {

Schema extensionAnswerSchema();
Answer extensionAnswer(const Extension &extension, const ExtendRequest &request);

Schema upgradeAnswerSchema();
Answer upgradeAnswer(const Upgrade &upgrade, const Tenant &tenant);

Schema replacementAnswerSchema();
Answer replacementAnswer(const Replacement &replacement, const ReplaceRequest &request);

Schema buyoutAnswerSchema();
Answer buyoutAnswer(const Buyout &buyout, const Tenant &tenant);

Schema earlyReturnAnswerSchema();
Answer earlyReturnAnswer(const EarlyReturn &end, const Tenant &tenant);

Schema cancellationAnswerSchema();
Answer cancellationAnswer(const Finish &finish);
Schema endAnswerSchema();
Answer endAnswer(const Finish &finish);

Schema buyoutQuoteSchema();
Answer buyoutQuoteAnswer(const QString &rentalId, const BuyoutQuote &quote, const Tenant &tenant);

Schema earlyReturnQuoteSchema();
Answer earlyReturnQuoteAnswer(const QString &rentalId, const EarlyReturnQuote &quote, const Tenant &tenant);

} // namespace onhire
