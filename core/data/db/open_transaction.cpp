// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/open_transaction.h"

#include "core/base/json_reader.h"

#include <algorithm>

namespace onhire {

void OpenTransaction::begin(CommitEvidence evidence)
{
    m_evidence = std::move(evidence);
    m_depth = 1;
}

void OpenTransaction::keepSavepoint()
{
    --m_depth;
    m_entryDepth = std::min(m_entryDepth, m_depth);
    for (auto &[depth, work] : m_work)
        depth = std::min(depth, m_depth);
}

void OpenTransaction::undo()
{
    --m_depth;
    if (m_entryDepth > m_depth)
        m_evidence->auditId.clear();
    std::erase_if(m_work, [this](const auto &pending) { return pending.first > m_depth; });
}

std::vector<OpenTransaction::Work> OpenTransaction::end()
{
    m_depth = 0;
    std::vector<Work> works;
    for (auto &[depth, work] : std::exchange(m_work, {}))
        works.push_back(std::move(work));
    return works;
}

void OpenTransaction::noteEntry([[maybe_unused]] const Statement &statement, const QVariantList &parameters)
{
    if (m_depth == 0 || (!m_evidence->auditId.isEmpty() && m_entryDepth <= m_depth))
        return;
    m_entryDepth = m_depth;
    if (parameters.size() > 1 && parameters[1].userType() == QMetaType::QStringList) {
        m_evidence->auditId = parameters[1].toStringList().constFirst();
        return;
    }
    const auto change = parameters.size() > 1 ? readJson(parameters[1].toString().toUtf8()) : readJson("{}");
    Q_ASSERT_X(change && (*change)[u"audit_id"].isString(), statement.name,
               "no change in the second parameter");
    m_evidence->auditId = (*change)[u"audit_id"].toString();
}

} // namespace onhire
