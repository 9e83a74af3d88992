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

} // namespace onhire
