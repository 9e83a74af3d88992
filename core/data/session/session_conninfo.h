// SPDX-License-Identifier: GPL-3.0-or-later
// What each session of ours adds to the address of a database.
#pragma once

#include "core/data/driver/conninfo.h"

namespace onhire {

// Completes the address by what every connection of ours keeps to: a server that is gone without a word is
// noticed, and of several hosts it is the primary that is wanted.
Result<QString> listenerConninfo(const QString &conninfo);

// With the time limits and formats of a session that runs statements, too.
Result<QString> sessionConninfo(const QString &conninfo);

// Held by each session that is at work, whoever it is called after in the address: who changes the schema looks
// for it.
struct AtWorkMark
{
    static QString set(); // as statements
    static QString remove();
    static QString holders(); // a select of their pids
};

// Until the transaction ends, PostgreSQL may plan as it likes: for what goes through whole tables.
QString planFreelyScript();

} // namespace onhire
