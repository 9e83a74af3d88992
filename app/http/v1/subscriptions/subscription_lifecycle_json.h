// SPDX-License-Identifier: GPL-3.0-or-later
// The answers to what is done with a running subscription. Each was published in two shapes; ours carry both at
// once, and the whole record.
//
// `exponent`: decimals of the tenant's currency.
#pragma once

#include "app/http/api/route.h"
#include "core/services/subscriptions/lifecycle.h"

namespace onhire {

Schema extensionAnswerSchema();
Answer extensionAnswer(const Extension &extension);

Schema upgradeAnswerSchema();
Answer upgradeAnswer(const Upgrade &upgrade, int exponent);

Schema replacementAnswerSchema();
Answer replacementAnswer(const Replacement &replacement);

Schema buyoutAnswerSchema();
Answer buyoutAnswer(const Buyout &buyout, int exponent);

Schema earlyReturnAnswerSchema();
Answer earlyReturnAnswer(const EarlyReturn &end, int exponent);

Schema cancellationAnswerSchema();
Answer cancellationAnswer(const Finish &finish);
Schema endAnswerSchema();
Answer endAnswer(const Finish &finish);

} // namespace onhire
