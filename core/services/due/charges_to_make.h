// SPDX-License-Identifier: GPL-3.0-or-later
// How far the calendar's charges have come: how many contracts are still to be charged, and what could not be
// done, with its reason. A run takes its time; what stays here afterwards needs somebody's hand.
#pragma once

#include "core/data/billing/charges_due.h"
#include "core/services/context.h"

namespace onhire {

struct ChargesToMake
{
    ChargesDue due;
    QList<KeptTrouble> troubles; // the oldest first
};
Result<ChargesToMake> chargesToMake(const Context &context, int mostTroubles);

// What a run has met; `isAll`: it has tried all that was due.
Result<void> keepTroubles(const Context &context, std::span<const WorkTrouble> troubles, bool isAll);

} // namespace onhire
