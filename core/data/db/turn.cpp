// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/turn.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<void> takeTurn(Connection &connection, const Scope &scope, Turn turn)
{
    ONHIRE_TRY(connection.run(scope, u"select pg_advisory_xact_lock(hashtextextended($1, $2::bigint))"_s,
                              {scope.name(), int(turn)}));
    return {};
}

Result<std::optional<HeldTurn>> HeldTurn::take(Connection &connection, const Scope &scope, Turn turn,
                                               const QString &subject)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, u"select pg_try_advisory_lock(hashtextextended($1, $2::bigint))"_s,
                                 {subject, int(turn)}));
    if (!rows.next() || !rows.flag(0))
        return std::nullopt;
    return HeldTurn(connection, scope, turn, subject);
}

HeldTurn::HeldTurn(Connection &connection, const Scope &scope, Turn turn, const QString &subject)
    : m_connection(&connection), m_scope(scope), m_turn(turn), m_subject(subject)
{
}

HeldTurn::HeldTurn(HeldTurn &&other) noexcept
    : m_connection(std::exchange(other.m_connection, nullptr)), m_scope(other.m_scope), m_turn(other.m_turn),
      m_subject(other.m_subject)
{
}

HeldTurn::~HeldTurn()
{
    if (m_connection)
        (void)m_connection->run(m_scope, u"select pg_advisory_unlock(hashtextextended($1, $2::bigint))"_s,
                                {m_subject, int(m_turn)});
}

} // namespace onhire
