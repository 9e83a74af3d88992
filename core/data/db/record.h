// SPDX-License-Identifier: GPL-3.0-or-later
// A record as the API shows it, and what guards it against lost updates.
#pragma once

#include "core/data/db/connection.h"

#include <optional>

namespace onhire {

struct Record
{
    QString id;
    QByteArray json;
    int version = 1;
    bool created = false; // by the operation that answers it
};

// For stores: the record of a statement that answers its id, its JSON and its version; none without a row.
Result<std::optional<Record>> fetchRecord(Connection &connection, const Scope &scope,
                                          const Statement &statement, const QVariantList &parameters);

} // namespace onhire
