// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cluster/processes.h"

#include <QByteArray>
#include <QDir>
#include <QFile>

#include <sys/stat.h>

namespace onhire {

using namespace Qt::StringLiterals;

static QByteArray contentOf(pid_t pid, const char *name)
{
    QFile file(u"/proc/%1/%2"_s.arg(QString::number(pid), QLatin1StringView(name)));
    return pid > 0 && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

struct ProcessStat
{
    char state = 'X';
    pid_t parent = 0;
};

// 4711 (postgres) S 1 …, where the name may hold anything
static ProcessStat statOf(pid_t pid)
{
    const QByteArray line = contentOf(pid, "stat");
    const QByteArrayList words = line.mid(line.lastIndexOf(')') + 2).split(' ');
    if (words.size() < 2)
        return {};
    return {words[0].isEmpty() ? 'X' : words[0].front(), words[1].toInt()};
}

bool lives(pid_t pid)
{
    const char state = statOf(pid).state;
    return state != 'Z' && state != 'X';
}

bool isStopped(pid_t pid)
{
    const char state = statOf(pid).state;
    return state == 'T' || state == 't';
}

QString nameOfProcess(pid_t pid)
{
    return QString::fromLocal8Bit(contentOf(pid, "comm").trimmed());
}

WorkingFolder workingFolderOf(pid_t pid, const QString &expected)
{
    struct stat actual = {}, wanted = {};
    // a process that is being killed loses its memory, and its command line with it, before its sockets
    if (contentOf(pid, "cmdline").isEmpty()
        || ::stat(QFile::encodeName(u"/proc/%1/cwd"_s.arg(pid)).constData(), &actual) != 0
        || ::stat(QFile::encodeName(expected).constData(), &wanted) != 0)
        return WorkingFolder::Unknown;
    const bool isSame = actual.st_dev == wanted.st_dev && actual.st_ino == wanted.st_ino;
    return isSame ? WorkingFolder::This : WorkingFolder::Another;
}

static bool isPostgresIn(pid_t pid, const QString &dataFolder)
{
    return contentOf(pid, "comm").trimmed() == "postgres"
        && workingFolderOf(pid, dataFolder) == WorkingFolder::This;
}

QList<pid_t> orphansIn(const QString &dataFolder)
{
    QList<pid_t> found;
    for (const QString &name : QDir(u"/proc"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const pid_t pid = name.toInt(); // 0 for what is no process
        if (isPostgresIn(pid, dataFolder) && !isPostgresIn(statOf(pid).parent, dataFolder))
            found.append(pid);
    }
    return found;
}

} // namespace onhire
