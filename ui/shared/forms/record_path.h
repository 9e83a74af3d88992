// SPDX-License-Identifier: GPL-3.0-or-later
// Where in a record a value stands, as services name it in faults: variants.0.grade
#pragma once

#include "core/base/json_value.h"

namespace onhire {

// A member's name as a step of a path: its own dots are written as in a JSON pointer.
QString pathStep(const QString &name);

// The names and indexes along a path.
QStringList stepsOf(const QString &path);

// The value at a path; null if there is none.
JsonValue valueAt(const JsonValue &record, const QString &path);

} // namespace onhire
