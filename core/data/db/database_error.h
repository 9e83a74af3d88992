// SPDX-License-Identifier: GPL-3.0-or-later
// What PostgreSQL refused, as a reason of ours. Constraints are the truth about conflicts, so their names are
// mapped here and nowhere checked beforehand.
#pragma once

#include "core/base/error.h"

namespace onhire {

struct DatabaseComplaint
{
    QString state; // SQLSTATE
    QString text;
    bool connectionLost = false; // from the connection itself: without it an empty SQLSTATE would be ambiguous
};

Error errorFrom(const DatabaseComplaint &complaint, const char *statement);

} // namespace onhire
