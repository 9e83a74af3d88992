// SPDX-License-Identifier: GPL-3.0-or-later
// What PostgreSQL refused, as a reason of ours. Constraints are the truth about conflicts, so their names are
// mapped here and nowhere checked beforehand.
#pragma once

#include "core/base/error.h"

#include <QSqlError>

namespace onhire {

Error errorFrom(const QSqlError &refusal, const char *statement);

// Whether the session cannot go on after it: it is gone, or it is at a server that is no longer the primary.
bool endsSession(const QSqlError &refusal);

} // namespace onhire
