// SPDX-License-Identifier: GPL-3.0-or-later
// The chain over a tenant's audit entries: each link's digest covers its entry and the link before it, so that
// an entry that is changed or removed later is found. Entries are linked in batches right after they were
// committed.
#pragma once

#include "core/base/supervision.h"
#include "core/data/db/database.h"

namespace onhire {

// Links what is not linked yet; answers how many entries that were.
Result<int> sealAuditChain(Database &database, const QString &tenantId);

struct AuditVerdict
{
    qint64 linked = 0; // entries that the chain vouches for
    qint64 unlinked = 0; // written since the last sealing
    qint64 overdue = 0; // of these, those that wait for longer than any server takes
    QString
        broken; // the first entry that does not fit, or the earlier head that is missing; empty: all is well
    QString head; // position and digest of the last link, for whoever keeps them elsewhere
    bool isWhole = true; // else it was stopped once it had found that one: what waits was not counted
};
// What is stopped before it has found anything fails. A head that was kept earlier has to be in the chain
// still: the chain itself does not tell that its end was cut off.
Result<AuditVerdict> verifyAuditChain(Database &database, const QString &tenantId,
                                      const Supervision &supervision = {}, const QString &earlierHead = {});

} // namespace onhire
