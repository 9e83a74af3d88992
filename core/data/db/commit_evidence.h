// SPDX-License-Identifier: GPL-3.0-or-later
// What shows whether a transaction was committed, should the reply to its COMMIT get lost.
#pragma once

#include "core/data/db/scope.h"

namespace onhire {

struct CommitEvidence
{
    Scope scope;
    QString transactionId; // xid8
    int backend = 0; // that ran it
    QString timeline; // of the server's history: another one after a fail-over
    QString auditId = {}; // of the entry that it wrote; empty: none
};

} // namespace onhire
