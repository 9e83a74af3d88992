// SPDX-License-Identifier: GPL-3.0-or-later
// Which fields of a form have to be filled in: those without which the domain does not accept the record. A
// choice has always been made.
#pragma once

#include "core/base/error.h"
#include "core/base/json_value.h"
#include "ui/shared/forms/record_entry.h"

#include <functional>

namespace onhire {

// The paths of those entries. Every one is tried, each field is read but once.
QStringList requiredEntries(const QList<RecordEntry> &entries, const JsonValue &record,
                            const std::function<QList<Fault>(const JsonValue &body)> &examine);

} // namespace onhire
