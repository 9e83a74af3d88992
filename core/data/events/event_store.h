// SPDX-License-Identifier: GPL-3.0-or-later
// Events as rows.
#pragma once

#include "core/data/db/connection.h"

#include <QDateTime>
#include <QStringList>

namespace onhire {

// Removes those that are older than the id and not being delivered any more, at most so many; answers how many.
Result<int> forgetEvents(Connection &connection, const Scope &scope, const QString &firstKept, int most);

// Who will be told of what a transaction has done so far.
struct Audience
{
    QStringList events; // their types
    int webhooks = 0;
};
// `since`: when the transaction began.
Result<Audience> audienceOf(Connection &connection, const Scope &scope, const QDateTime &since);

} // namespace onhire
