// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cluster/cluster_place.h"

#include "core/data/cluster/unavailable.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <cerrno>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace onhire {

using namespace Qt::StringLiterals;

static QString fingerprint(const QString &path)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256).toHex().left(12));
}

static Result<void> makeFolderFor(const Account &account, const QString &folder)
{
    const QByteArray name = QFile::encodeName(folder);
    if (::mkdir(name.constData(), 0700) == 0) {
        if (account.isSelf() || ::lchown(name.constData(), account.uid, account.gid) == 0)
            return {};
    }
    return unavailable(u"The folder %1 could not be created: %2."_s.arg(folder, qt_error_string(errno)));
}

static bool isStillEmpty(const QString &dataDir)
{
    const auto everything = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;
    for (const QString &name : QDir(dataDir).entryList(everything)) {
        if (!name.endsWith(u".lock"))
            return false;
    }
    return true;
}

// A new data folder of root's is made passable, not readable, for the group of the account. One that holds
// something already is not touched: it may be more than Onhire's.
static void letPass(const Account &account, const QString &dataDir)
{
    const QByteArray name = QFile::encodeName(dataDir);
    struct stat info = {};
    const bool ours =
        ::stat(name.constData(), &info) == 0 && info.st_uid == ::geteuid() && isStillEmpty(dataDir);
    if (ours && account.canEnter(QFileInfo(dataDir).path())
        && ::chown(name.constData(), uid_t(-1), account.gid) == 0)
        ::chmod(name.constData(), (info.st_mode & 0700) | S_IXGRP);
}

static Result<QString> makeElsewhere(const QString &dataDir, const Account &account,
                                     const QString &placeForRoot)
{
    const QString folder = placeForRoot + u'/' + fingerprint(dataDir);
    if (!QDir().mkpath(placeForRoot) || ::chmod(QFile::encodeName(placeForRoot).constData(), 0711) != 0)
        return unavailable(u"The folder %1 could not be created."_s.arg(placeForRoot));
    if (QFileInfo::exists(folder + u"/data"_s))
        return unavailable(
            u"The folder %1 holds the database of an earlier data folder at %2: move it away, or link "
            "%2/postgresql to it."_s.arg(folder, dataDir));
    if (!QFileInfo::exists(folder))
        ONHIRE_TRY(makeFolderFor(account, folder));
    if (!account.canEnter(folder))
        return unavailable(
            u"PostgreSQL runs as the user %1, which has no access to %2: choose another data folder."_s.arg(
                account.name, folder));
    if (!QFile::link(folder, dataDir + u"/postgresql"_s))
        return unavailable(u"The link %1/postgresql could not be created."_s.arg(dataDir));
    return folder;
}

static Result<QString> standing(const QFileInfo &entry, const Account &account)
{
    if (!entry.exists())
        return unavailable(
            u"%1 is a link to %2, which is missing: restore it, or remove the link to start afresh."_s.arg(
                entry.filePath(), entry.symLinkTarget()));
    if (entry.ownerId() != account.uid)
        return unavailable(
            u"The database in %1 belongs to the user %2: run Onhire as that user, or choose another "
            "data folder."_s.arg(entry.filePath(), entry.owner()));
    return entry.canonicalFilePath();
}

static Result<QString> settle(const QString &dataDir, const Account &account, const QString &placeForRoot)
{
    const QFileInfo entry(dataDir + u"/postgresql"_s);
    if (entry.exists() || entry.isSymLink())
        return standing(entry, account);
    if (!account.isSelf() && !account.canEnter(dataDir))
        letPass(account, dataDir);
    if (!account.isSelf() && !account.canEnter(dataDir))
        return makeElsewhere(dataDir, account, placeForRoot);
    ONHIRE_TRY(makeFolderFor(account, entry.filePath()));
    return entry.filePath();
}

Result<ClusterPlace> ClusterPlace::prepare(const QString &dataDir, const Account &account,
                                           const QString &placeForRoot)
{
    ONHIRE_ASSIGN(const QString folder, settle(dataDir, account, placeForRoot));
    return ClusterPlace(folder);
}

static const QString newPrefix = u"new-"_s;

QString ClusterPlace::newFolder() const
{
    return m_folder + u'/' + newPrefix + QUuid::createUuid().toString(QUuid::Id128);
}

void ClusterPlace::removeLeftovers(const Account &account) const
{
    for (const QString &name : QDir(m_folder).entryList({newPrefix + u'*'}, QDir::Dirs))
        (void)account.run(u"rm"_s, {u"-rf"_s, u"--"_s, m_folder + u'/' + name});
}

static bool fits(const QString &folder)
{
    const QByteArray socket = QFile::encodeName(folder + u"/.s.PGSQL.5432"_s);
    return size_t(socket.size()) < sizeof(sockaddr_un::sun_path);
}

// /tmp rather than $XDG_RUNTIME_DIR: a server without a session and a desktop must find the same place, and it
// must not vanish at log-out while the server still runs.
Result<QString> ClusterPlace::socketFolder(const Account &account) const
{
    QString folder = m_folder + u"/run"_s;
    if (!fits(folder))
        folder = u"/tmp/onhire-%1-%2"_s.arg(QString::number(account.uid), fingerprint(m_folder));
    (void)account.run(u"mkdir"_s, {u"-m"_s, u"700"_s, u"--"_s, folder});

    struct stat info = {};
    if (::lstat(QFile::encodeName(folder).constData(), &info) != 0)
        return unavailable(u"The folder %1 could not be created: %2."_s.arg(folder, qt_error_string(errno)));
    if (!S_ISDIR(info.st_mode) || info.st_uid != account.uid || (info.st_mode & 0077) != 0)
        return unavailable(
            u"%1 is not a private folder of the user %2: remove it."_s.arg(folder, account.name));
    return folder;
}

} // namespace onhire
