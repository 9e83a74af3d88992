// SPDX-License-Identifier: GPL-3.0-or-later
// Reads what screens show out of a record's JSON.
#pragma once

#include "core/base/calendar.h"
#include "core/base/json_reader.h"
#include "core/base/json_value.h"
#include "core/services/context.h"

namespace onhire {

inline JsonValue valueOf(const Record &record)
{
    return readJson(record.json).value_or(JsonValue());
}

// What a field of text shows of a value of any kind.
inline QString textOf(const JsonValue &value)
{
    if (value.isNull())
        return {};
    return value.isString() ? value.toString() : QString::fromUtf8(value.toJson());
}

inline Money moneyFrom(const JsonValue &value, int exponent)
{
    const auto decimal = value.toDecimal();
    return decimal ? Money::fromDecimal(*decimal, exponent).value_or(Money()) : Money();
}

inline QDateTime momentFrom(const JsonValue &value)
{
    return parseTimestamp(value.toString()).value_or(QDateTime());
}

} // namespace onhire
