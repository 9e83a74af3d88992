// SPDX-License-Identifier: GPL-3.0-or-later
// What a Connection remembers of the transaction that runs: how deep its savepoints are, what proves it should
// the reply to its COMMIT get lost, and what is to be done after that. It does not talk to the database.
#pragma once

#include "core/data/db/commit_evidence.h"
#include "core/data/statement.h"

#include <QVariantList>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace onhire {

class OpenTransaction
{
public:
    using Work = std::function<void()>;

    int depth() const { return m_depth; } // 1: a transaction, more: savepoints inside it
    const Scope &scope() const { return m_evidence->scope; }
    const CommitEvidence &evidence() const { return *m_evidence; }

    void begin(CommitEvidence evidence);
    void identify(QString id) { m_evidence->transactionId = std::move(id); }
    void beginSavepoint() { ++m_depth; }
    void keepSavepoint(); // what was noted in it belongs to what is around it
    void undo(); // the innermost savepoint, or all
    std::vector<Work> end(); // with the work that waited for it

    // An audited statement writes the entry that its second parameter names, or several. The entry proves
    // the transaction; the outermost proves most.
    void noteEntry(const Statement &statement, const QVariantList &parameters);
    void noteWork(Work work) { m_work.emplace_back(m_depth, std::move(work)); }

private:
    int m_depth = 0;
    std::optional<CommitEvidence> m_evidence; // none before the first transaction
    int m_entryDepth = 0; // at which the audit entry was written
    std::vector<std::pair<int, Work>> m_work; // with the depth at which it was asked for
};

} // namespace onhire
