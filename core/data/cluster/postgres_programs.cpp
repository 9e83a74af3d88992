// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cluster/postgres_programs.h"

#include "core/data/cluster/unavailable.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>

#include <algorithm>

namespace onhire {

using namespace Qt::StringLiterals;

static QStringList versionedFolders(const QString &root, const QString &pattern)
{
    QStringList folders;
    for (const QFileInfo &entry : QDir(root).entryInfoList({pattern}, QDir::Dirs | QDir::NoDotAndDotDot))
        folders.append(entry.filePath() + u"/bin"_s);
    return folders;
}

static QStringList candidateFolders()
{
    if (const QString chosen = qEnvironmentVariable("ONHIRE_PG_BINDIR"); !chosen.isEmpty())
        return {chosen};
    return versionedFolders(u"/usr/lib/postgresql"_s, u"*"_s) + versionedFolders(u"/usr"_s, u"pgsql-*"_s)
        + qEnvironmentVariable("PATH").split(u':', Qt::SkipEmptyParts);
}

// "postgres (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)"; 0 when it is not PostgreSQL.
static int majorOf(const QString &folder)
{
    if (!QFileInfo(folder + u"/postgres"_s).isExecutable() || !QFileInfo(folder + u"/initdb"_s).isExecutable())
        return 0;
    QProcess process;
    process.start(folder + u"/postgres"_s, {u"--version"_s});
    process.waitForFinished();
    static const QRegularExpression number(u"PostgreSQL\\) (\\d+)"_s);
    return number.match(QString::fromLocal8Bit(process.readAllStandardOutput())).captured(1).toInt();
}

QList<PostgresPrograms> installedPostgres()
{
    QList<PostgresPrograms> found;
    for (const QString &folder : candidateFolders()) {
        if (const int major = majorOf(folder))
            found.append({major, folder});
    }
    std::ranges::stable_sort(found, std::ranges::greater(), &PostgresPrograms::major);
    return found;
}

Result<PostgresPrograms> postgresForNewCluster(const QList<PostgresPrograms> &installed)
{
    if (installed.isEmpty())
        return unavailable(
            u"PostgreSQL is not installed: install the package postgresql (version %1 or newer)."_s.arg(
                OldestPostgres));
    if (installed.first().major < OldestPostgres)
        return unavailable(u"PostgreSQL %1 is too old for Onhire: install version %2 or newer."_s.arg(
            QString::number(installed.first().major), QString::number(OldestPostgres)));
    return installed.first();
}

static QString listed(const QList<PostgresPrograms> &installed)
{
    QStringList majors;
    for (const PostgresPrograms &programs : installed)
        majors.append(QString::number(programs.major));
    majors.removeDuplicates();
    return majors.isEmpty() ? u"no PostgreSQL"_s : u"only PostgreSQL %1"_s.arg(majors.join(u", "_s));
}

Result<PostgresPrograms> postgresForCluster(int major, const QString &folder,
                                            const QList<PostgresPrograms> &installed)
{
    const auto fits = std::ranges::find(installed, major, &PostgresPrograms::major);
    if (fits != installed.end())
        return *fits;
    return unavailable(u"The data in %1 belongs to PostgreSQL %2, but %3 is installed: install the package "
                       "postgresql-%2, or restore a backup into a new folder."_s.arg(
                           folder, QString::number(major), listed(installed)));
}

} // namespace onhire
