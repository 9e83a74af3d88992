// SPDX-License-Identifier: GPL-3.0-or-later
// Sums of figures: one that does not fit is an error, never a figure that leaves something out.
#pragma once

#include "core/base/money.h"
#include "core/base/result.h"

#include <optional>

namespace onhire {

Result<Money> toldFigure(std::optional<Money> amount);
Result<void> addTo(Money &sum, Money more);
Result<Money> marginOf(Money collected, Money spent);

} // namespace onhire
