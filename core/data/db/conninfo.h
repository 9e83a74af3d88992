// SPDX-License-Identifier: GPL-3.0-or-later
// libpq's way of naming a database, a URI or key=value words, and what each session of ours adds to it.
#pragma once

#include "core/base/result.h"

#include <QMap>
#include <QString>

namespace onhire {

using ConninfoWords = QMap<QString, QString>;

Result<ConninfoWords> parseConninfo(const QString &text);
QString toConninfo(const ConninfoWords &words);
QString toUri(const ConninfoWords &words);

// Completes the words by what every connection of ours keeps to: a server that is gone without a word is
// noticed, and of several hosts it is the primary that is wanted.
ConninfoWords withDefaults(ConninfoWords words);

// The same place, with the defaults and with what a session of ours keeps to (time limits and the like).
Result<QString> sessionConninfo(const QString &conninfo);

} // namespace onhire
