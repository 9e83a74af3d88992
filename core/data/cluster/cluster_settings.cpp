// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cluster/cluster_settings.h"

#include "core/data/cluster/cluster_address.h"

#include <QFile>

#include <algorithm>
#include <unistd.h>

namespace onhire {

using namespace Qt::StringLiterals;

// Settings that protect data or people stand after local.conf and so win over it.
static const char settings[] = R"(# Written by Onhire before each start. Your own settings belong in local.conf.
max_connections = 100
shared_buffers = %1MB
effective_cache_size = %2MB
recovery_init_sync_method = syncfs
work_mem = 8MB
random_page_cost = 1.1
jit = off
wal_level = minimal
max_wal_senders = 0
log_checkpoints = off
include 'local.conf'
listen_addresses = ''
unix_socket_permissions = 0700
fsync = %3
full_page_writes = %3
synchronous_commit = %3
logging_collector = off
log_destination = 'stderr'
log_statement = 'none'
log_duration = off
log_min_duration_statement = -1
log_min_error_statement = panic
log_error_verbosity = terse
log_timezone = 'UTC'
timezone = 'UTC'
datestyle = 'ISO, YMD'
lc_messages = 'C'
)";

static qint64 memoryInMegabytes()
{
    return qint64(::sysconf(_SC_PHYS_PAGES)) * ::sysconf(_SC_PAGESIZE) / (1024 * 1024);
}

static QByteArray serverSettings(Durability durability)
{
    const qint64 memory = memoryInMegabytes();
    const QString text =
        QString::fromLatin1(settings).arg(QString::number(std::clamp<qint64>(memory / 32, 64, 512)),
                                          QString::number(std::max<qint64>(memory / 2, 256)),
                                          durability == Durability::Full ? u"on"_s : u"off"_s);
    return text.toUtf8();
}

static QByteArray doors()
{
    return u"# Written by Onhire before each start.\nlocal all %1,%2,%3 peer map=onhire\n"_s
        .arg(adminRole, ownerRole, appRole)
        .toUtf8();
}

// Whoever is one of these users of the operating system may be any role of Onhire.
static QByteArray people(const Account &account)
{
    QString text = u"# Written by Onhire before each start.\n"_s;
    for (const QString &user : {u"root"_s, account.name}) {
        for (const QLatin1StringView role : {adminRole, ownerRole, appRole})
            text += u"onhire \"%1\" %2\n"_s.arg(user, role);
    }
    return text.toUtf8();
}

static Result<void> writeIfOther(const QString &path, const QByteArray &content, const Account &account)
{
    QFile file(path);
    if (file.open(QIODevice::ReadOnly) && file.readAll() == content)
        return {};
    return account.write(path, content);
}

Result<void> writeSettings(const QString &dataFolder, const Account &account, Durability durability)
{
    const QString local = dataFolder + u"/local.conf"_s;
    if (!QFile::exists(local))
        ONHIRE_TRY(
            account.write(local, "# Your own settings for PostgreSQL; Onhire never changes this file.\n"));
    ONHIRE_TRY(writeIfOther(dataFolder + u"/postgresql.conf"_s, serverSettings(durability), account));
    ONHIRE_TRY(writeIfOther(dataFolder + u"/pg_hba.conf"_s, doors(), account));
    return writeIfOther(dataFolder + u"/pg_ident.conf"_s, people(account), account);
}

} // namespace onhire
