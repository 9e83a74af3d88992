// SPDX-License-Identifier: GPL-3.0-or-later
// Text within a script, which takes no parameters. Only ids of ours come here: quoting them is a second line of
// defence.
#pragma once

#include <QString>

namespace onhire {

inline QString quotedLiteral(const QString &text)
{
    return u'\'' + QString(text).replace(u'\'', QStringLiteral("''")) + u'\'';
}

} // namespace onhire
