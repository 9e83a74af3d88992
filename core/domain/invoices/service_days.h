// SPDX-License-Identifier: GPL-3.0-or-later
// The days that an invoice is for, as its record has them.
#pragma once

#include "core/base/json_value.h"

#include <QDate>

#include <optional>

namespace onhire {

struct ServiceDays
{
    QDate first, last; // both belong to it
};

// The record's own, or a line's: there a period ends on the day after its last. None: it is for no days.
std::optional<ServiceDays> serviceDaysIn(const JsonValue &record);

// From the earliest beginning of the lines to their latest end. What a group's invoice charges for a device
// that came late began before the month that it is made for.
std::optional<ServiceDays> serviceDaysOfAll(const JsonValue &invoice);

} // namespace onhire
