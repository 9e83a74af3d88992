// SPDX-License-Identifier: GPL-3.0-or-later
// libpq's ways of naming a database: a URI or key=value words.
#pragma once

#include "core/base/result.h"

#include <QMap>
#include <QString>

namespace onhire {

using ConninfoWords = QMap<QString, QString>;

Result<ConninfoWords> parseConninfo(const QString &text);
QString toConninfo(const ConninfoWords &words);
QString toUri(const ConninfoWords &words);

} // namespace onhire
