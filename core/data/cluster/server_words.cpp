// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cluster/server_words.h"

#include <QRegularExpression>
#include <QStringList>

namespace onhire {

using namespace Qt::StringLiterals;

// Without the time, the process and the severity in front.
static QString bare(const QString &line)
{
    static const QRegularExpression prefix(u"^.*?(LOG|ERROR|FATAL|PANIC|error|fatal): +"_s);
    return QString(line).remove(prefix).trimmed();
}

QString usefulLine(const QString &output)
{
    static const QRegularExpression telling(
        u"could not|FATAL:|PANIC:|ERROR:|error:|unrecognized|invalid value"_s);
    const QStringList lines = output.split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines) {
        if (line.contains(telling))
            return bare(line);
    }
    return lines.isEmpty() ? QString() : bare(lines.last());
}

QString plainReason(const QString &line, const QString &folder)
{
    if (line.contains(u"No space left on device") || line.contains(u"Disk quota exceeded"))
        return u"the disk that holds %1 is full (%2): free some space and start Onhire again."_s.arg(folder,
                                                                                                     line);
    if (line.contains(u"Permission denied") || line.contains(u"Read-only file system"))
        return u"PostgreSQL may not write to %1 (%2): give its owner back the right to, or choose another data "
               "folder."_s.arg(folder, line);
    return line.isEmpty() ? u"PostgreSQL gave no reason."_s : line;
}

} // namespace onhire
