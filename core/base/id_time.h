// SPDX-License-Identifier: GPL-3.0-or-later
// Ids begin with the time at which they were made, so a moment can be a bound in a search by id.
#pragma once

#include "core/base/id.h"

namespace onhire {

QDateTime momentOf(QStringView id);

// Before every id of this kind that was made at that moment or later.
QString earliestId(IdKind kind, const QDateTime &moment);

} // namespace onhire
