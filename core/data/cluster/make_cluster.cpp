// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cluster/make_cluster.h"

#include "core/data/cluster/cluster_address.h"
#include "core/data/cluster/server_words.h"
#include "core/data/cluster/unavailable.h"
#include "core/data/system/durable_files.h"

#include <QFile>

#include <cerrno>
#include <cstdio>

namespace onhire {

using namespace Qt::StringLiterals;

// Errors of a session hold the values that were refused, so the sessions of Onhire's roles do not log theirs;
// Onhire has them anyway. PostgreSQL's own processes still log what they meet. Run in template1, so that every
// database made later has the same owner of its public schema, on PostgreSQL 14, too.
static const char roles[] = R"(CREATE ROLE onhire_owner LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;

CREATE ROLE onhire_app LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;

ALTER ROLE onhire_owner SET log_min_messages = 'log';

ALTER ROLE onhire_app SET log_min_messages = 'log';

ALTER SCHEMA public OWNER TO onhire_owner;

REVOKE CREATE ON SCHEMA public FROM PUBLIC;

CREATE DATABASE onhire OWNER onhire_owner;

REVOKE ALL ON DATABASE onhire FROM PUBLIC;

GRANT CONNECT ON DATABASE onhire TO onhire_app;

)";

static Result<void> initialise(const QString &folder, const Account &account, const PostgresPrograms &programs,
                               Durability durability, const std::stop_token &stop)
{
    QStringList arguments = {u"-D"_s,
                             folder,
                             u"-U"_s,
                             adminRole,
                             u"--auth-local=peer"_s,
                             u"--auth-host=reject"_s,
                             u"--encoding=UTF8"_s,
                             u"--locale=C.UTF-8"_s,
                             u"--data-checksums"_s,
                             u"--no-instructions"_s};
    if (durability == Durability::None)
        arguments.append(u"--no-sync"_s);
    ONHIRE_TRY(account.run(programs.path(u"initdb"_s), arguments, {}, stop));
    const QString sync = durability == Durability::Full ? u"fsync=on"_s : u"fsync=off"_s;
    ONHIRE_TRY(account.run(programs.path(u"postgres"_s),
                           {u"--single"_s, u"-j"_s, u"-D"_s, folder, u"-c"_s, u"exit_on_error=on"_s, u"-c"_s,
                            sync, u"template1"_s},
                           roles, stop));
    return {};
}

static Result<void> moveIntoPlace(const QString &from, const ClusterPlace &place)
{
    const QByteArray to = QFile::encodeName(place.dataFolder());
    if (::rename(QFile::encodeName(from).constData(), to.constData()) != 0)
        return unavailable(u"The new database could not be moved to %1: %2."_s.arg(place.dataFolder(),
                                                                                   qt_error_string(errno)));
    (void)syncFolder(place.folder()); // at worst it is made again
    return {};
}

Result<void> makeCluster(const ClusterPlace &place, const Account &account, const PostgresPrograms &programs,
                         Durability durability, const std::stop_token &stop)
{
    const QString folder = place.newFolder();
    if (const auto done = initialise(folder, account, programs, durability, stop); !done) {
        place.removeLeftovers(account);
        return unavailable(u"A database could not be created: "_s
                           + plainReason(usefulLine(done.error().detail), place.folder()));
    }
    return moveIntoPlace(folder, place);
}

} // namespace onhire
