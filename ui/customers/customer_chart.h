// SPDX-License-Identifier: GPL-3.0-or-later
// What a customer has paid over the years beside what their devices have cost, as a chart and as a table; and
// how that goes on until their contracts are over.
#pragma once

#include "core/services/figures/figures.h"
#include "ui/shared/text/text_format.h"

namespace onhire {

class ChartCard;

// Of two months at least.
ChartCard *collectedAndSpentCard(const QList<RecoveredMonth> &months, const QList<RecoveredMonth> &expected,
                                 const TextFormat &format, const Tenant &tenant);

} // namespace onhire
