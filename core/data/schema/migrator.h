// SPDX-License-Identifier: GPL-3.0-or-later
// Brings the schema up to this program's, forward only: each step once, in a transaction, under a lock that
// keeps two programs from doing it at the same time, and with a digest that tells when history was rewritten.
//
// A step sees no tenant's rows: row-level security is forced on the tables' owner, too. A statement that would
// pass rows over for that reason fails instead. Where a step has to touch the rows of all tenants it says so:
//     alter table x no force row level security;
//     update x set …;
//     alter table x force row level security;
#pragma once

#include "core/base/result.h"
#include "core/base/supervision.h"

#include "core/data/statement.h"

#include <QString>

#include <span>

namespace onhire {

struct SchemaState
{
    int applied = 0;
    int known = 0; // to this program
    bool isCurrent() const { return applied == known; }
};

// `ownerConninfo` names a role that may create tables: the schema's owner, or an administrator. The step that
// runs when a stop is asked for is undone.
Result<SchemaState> migrate(const QString &ownerConninfo, const Supervision &supervision = {});
Result<SchemaState> migrate(const QString &ownerConninfo, std::span<const Migration> history,
                            const Supervision &supervision = {});

} // namespace onhire
