// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/idempotency/kept_answers.h"

#include "onhire/sql.h"

namespace onhire {

Result<bool> KeptAnswers::claim(const QString &key)
{
    ONHIRE_ASSIGN(Rows rows,
                  m_connection.run(Scope::tenant(m_tenantId), sql::idempotency::claim, {m_tenantId, key}));
    return rows.next() && rows.flag(0);
}

// The same lock that the claim takes, which is granted to a session that has it already.
Result<std::optional<HeldTurn>> holdKey(Connection &connection, const QString &tenantId, const QString &key)
{
    return HeldTurn::take(connection, Scope::tenant(tenantId), Turn::RepeatRequest, tenantId + u' ' + key);
}

Result<std::optional<KeptAnswer>> KeptAnswers::find(const QString &key)
{
    ONHIRE_ASSIGN(Rows rows,
                  m_connection.run(Scope::tenant(m_tenantId), sql::idempotency::find, {m_tenantId, key}));
    if (!rows.next())
        return std::nullopt;
    KeptAnswer answer{rows.utf8(0), int(rows.integer(1)), rows.utf8(2), rows.utf8(3)};
    if (!rows.isNull(4))
        answer.version = int(rows.integer(4));
    return answer;
}

Result<void> KeptAnswers::keep(const QString &key, const KeptAnswer &answer)
{
    ONHIRE_TRY(
        m_connection.post(Scope::tenant(m_tenantId), sql::idempotency::keep,
                          {m_tenantId, key, QString::fromLatin1(answer.requestDigest), answer.status,
                           QString::fromUtf8(answer.body), QString::fromUtf8(answer.headers),
                           answer.version ? QVariant(*answer.version) : QVariant(QMetaType::fromType<int>())}));
    return {};
}

Result<int> forgetAnswers(Connection &connection, const QString &tenantId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(Scope::tenant(tenantId), sql::idempotency::forget, {tenantId}));
    return rows.affected();
}

} // namespace onhire
