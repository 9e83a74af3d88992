// SPDX-License-Identifier: GPL-3.0-or-later
// How long a contract is to be, as a request asks for it. Any number may be asked for; that it is a length
// which the tenant offers is a rule for later, so that it hides no other fault.
#pragma once

#include "core/base/schema.h"

namespace onhire {

Schema askedLengthSchema(QLatin1StringView meaning);

// Whole months up to the longest contract; 0, which nobody offers, for every other number.
int askedMonths(const JsonValue &number);

} // namespace onhire
