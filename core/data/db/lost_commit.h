// SPDX-License-Identifier: GPL-3.0-or-later
// A lost reply to COMMIT does not tell whether it happened. The truth is looked up on whatever server is the
// primary now: by the audit entry that the transaction wrote, else by its id.
#pragma once

#include "core/base/result.h"
#include "core/data/db/commit_evidence.h"

namespace onhire {

class Wire;

// Well when it was committed. Else it says whether running the command again could do it twice.
Result<void> resolveLostCommit(Wire &wire, const CommitEvidence &evidence);

} // namespace onhire
