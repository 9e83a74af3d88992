// SPDX-License-Identifier: GPL-3.0-or-later
// What a setting must be beyond its shape.
#pragma once

#include "core/base/error.h"
#include "core/base/json_value.h"

namespace onhire {

// Of a value that has its setting's shape.
QList<Fault> ruleFaults(const QString &key, const JsonValue &value);

} // namespace onhire
