// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/record.h"

namespace onhire {

Result<std::optional<Record>> fetchRecord(Connection &connection, const Scope &scope,
                                          const Statement &statement, const QVariantList &parameters)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, statement, parameters));
    if (!rows.next())
        return std::nullopt;
    return Record{rows.text(0), rows.utf8(1), int(rows.integer(2))};
}

} // namespace onhire
