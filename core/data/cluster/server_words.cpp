// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cluster/server_words.h"

#include <QRegularExpression>
#include <QStorageInfo>
#include <QStringList>

namespace onhire {

using namespace Qt::StringLiterals;

// Without the time, the process and the severity in front.
static QString bare(const QString &line)
{
    static const QRegularExpression prefix(u"^.*?(LOG|ERROR|FATAL|PANIC|error|fatal): +"_s);
    return QString(line).remove(prefix).trimmed();
}

static const QRegularExpression fullDisk(u"No space left on device|Disk quota exceeded"_s);
static const QRegularExpression noRight(u"Permission denied|Read-only file system"_s);
static const QRegularExpression telling(u"could not|FATAL:|PANIC:|ERROR:|error:|unrecognized|invalid value"_s);

QString usefulLine(const QString &output)
{
    const QStringList lines = output.split(u'\n', Qt::SkipEmptyParts);
    for (const QRegularExpression &cause : {fullDisk, noRight, telling}) {
        if (const QStringList found = lines.filter(cause); !found.isEmpty())
            return bare(found.first());
    }
    return lines.isEmpty() ? QString() : bare(lines.last());
}

// A full disk takes no words into the log either.
static bool isFull(const QString &folder)
{
    const QStorageInfo disk(folder);
    return disk.isValid() && disk.bytesAvailable() < 1024 * 1024;
}

QString plainReason(const QString &line, const QString &folder)
{
    if (line.contains(fullDisk) || (line.isEmpty() && isFull(folder)))
        return u"the disk that holds %1 is full: free some space and start Onhire again."_s.arg(folder);
    if (line.contains(noRight))
        return u"PostgreSQL has no access to %1 (%2): restore the permissions of its owner, or choose "
               "another data folder."_s.arg(folder, line);
    return line.isEmpty() ? u"PostgreSQL gave no reason."_s : line;
}

} // namespace onhire
