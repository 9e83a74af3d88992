// SPDX-License-Identifier: GPL-3.0-or-later
// Brings the schema up to this program's, forward only: each step once, in a transaction, under a lock that
// keeps two programs from doing it at the same time, and with a digest that tells when history was rewritten.
#pragma once

#include "core/base/result.h"

#include <QString>

namespace onhire {

struct SchemaState
{
    int applied = 0;
    int known = 0; // to this program
    bool isCurrent() const { return applied == known; }
};

// `ownerConninfo` names a role that may create tables: the schema's owner, or an administrator.
Result<SchemaState> migrate(const QString &ownerConninfo);

} // namespace onhire
