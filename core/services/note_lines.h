// SPDX-License-Identifier: GPL-3.0-or-later
// Notes that grow by a line at a time.
#pragma once

#include <QString>

namespace onhire {

inline bool hasLine(const QString &notes, const QString &line)
{
    return notes.split(u'\n').contains(line);
}

inline QString withLine(const QString &notes, const QString &line)
{
    return notes.isEmpty() ? line : notes + u'\n' + line;
}

} // namespace onhire
