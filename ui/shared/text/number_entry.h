// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as people type them, in the digits and separators of their language, and as JSON has them. Exact:
// nothing goes through floating point.
#pragma once

#include "core/base/json_value.h"

#include <QLocale>

namespace onhire {

// Null if nothing was typed; the text as it is if that is no number, so that a schema can say so.
JsonValue numberFrom(const QString &typed, const QLocale &locale);
QString numberText(const JsonValue &number, const QLocale &locale);

} // namespace onhire
