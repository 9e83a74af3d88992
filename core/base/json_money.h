// SPDX-License-Identifier: GPL-3.0-or-later
// An amount as JSON has it: settings, and records as they are answered.
#pragma once

#include "core/base/json_reader.h"
#include "core/base/money.h"

namespace onhire {

// Nothing where there is no number, or one that is no amount of this currency.
inline Money moneyIn(const JsonValue &value, int exponent)
{
    const auto amount = value.toDecimal();
    return amount ? Money::fromDecimal(*amount, exponent).value_or(Money()) : Money();
}

} // namespace onhire
