// SPDX-License-Identifier: GPL-3.0-or-later
// Spans of days that end today, as a filter offers them.
#pragma once

#include "core/services/context.h"
#include "ui/shared/filters/filter_field.h"

namespace onhire {

QList<FilterChoice> daySpans(); // the value is the number of days
// When such a span begins: whole days, as the tenant counts them.
QString startOfSpan(const QString &days, const Context &context);

} // namespace onhire
