// SPDX-License-Identifier: GPL-3.0-or-later
// The days on which a contract ends, out of a subscription's JSON.
#pragma once

#include "core/base/json_value.h"

#include <QDate>
#include <QTimeZone>

namespace onhire {

// The agreed one, or before it the day on which it ended.
QDate endOfContract(const JsonValue &subscription, const QTimeZone &zone);

// By when the device is to come back, as was agreed for the end of a contract that runs; invalid: nothing was.
QDate agreedReturnOf(const JsonValue &subscription);

} // namespace onhire
