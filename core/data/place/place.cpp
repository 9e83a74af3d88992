// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/place/place.h"

#include "core/data/documents/fill_documents.h"
#include "core/data/driver/conninfo.h"
#include "core/data/schema/migrator.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QThread>

#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {
namespace {

constexpr auto StartPatience = 20s;
constexpr int PauseMilliseconds = 250;

// Somebody else's database is entered as its owner, and the program works as the role that owns nothing.
Result<QString> workingConninfo(const QString &ownerConninfo)
{
    ONHIRE_ASSIGN(ConninfoWords words, parseConninfo(ownerConninfo));
    if (words.value(u"user"_s) != appRole)
        words[u"options"_s] = (words.value(u"options"_s) + u" -c role="_s + appRole).trimmed();
    return toConninfo(words);
}

// What the server answers to who may not enter; waiting does not change it. A connection that was never made
// has no SQLSTATE, so these are the sentences of PostgreSQL and its library: whatever else it says, as that it
// is just starting, and in whatever other language, is waited for.
bool isTurnedAway(const Error &error)
{
    static const QRegularExpression refusals(
        u"FATAL: .*(authentication failed|(role|database) \".*\" does not exist|no pg_hba\\.conf entry|"
        "is not permitted to log in|permission denied for database|not currently accepting connections)|"
        "no password supplied"_s);
    return refusals.match(error.detail).hasMatch();
}

// A machine that is busy, as when it starts, may leave a database that has just been started waiting for longer
// than a connection waits for it.
Result<void> migrateWhenReady(const QString &ownerConninfo, std::chrono::seconds patience,
                              const Supervision &supervision)
{
    const QDeadlineTimer deadline(patience);
    bool isSaid = false;
    while (true) {
        const auto state = migrate(ownerConninfo, supervision);
        if (state)
            return {};
        if (!state.error().transient || isTurnedAway(state.error()) || deadline.hasExpired()
            || supervision.stop.stop_requested())
            return Failure(state.error());
        if (!std::exchange(isSaid, true))
            qWarning("The database does not answer yet: %s", qUtf8Printable(state.error().detail));
        QThread::msleep(PauseMilliseconds);
    }
}

} // namespace

QString Place::defaultDataDir()
{
    const QString chosen = qEnvironmentVariable("ONHIRE_DATA_DIR");
    if (!chosen.isEmpty())
        return chosen;
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)).filePath(u"onhire"_s);
}

Result<std::unique_ptr<Place>> Place::open(const PlaceOptions &options, const Supervision &supervision)
{
    std::unique_ptr<Place> place(new Place);
    const auto prepared = place->prepare(options, supervision);
    if (prepared)
        return place;
    if (supervision.stop.stop_requested())
        place->endAtOnce();
    return Failure(prepared.error());
}

void Place::endAtOnce()
{
    if (m_cluster)
        m_cluster->endAtOnce();
}

Result<void> Place::prepare(const PlaceOptions &options, const Supervision &supervision)
{
    m_dataDir = options.dataDir.isEmpty() ? defaultDataDir() : options.dataDir;
    m_keyFile = options.keyFile.isEmpty() ? m_dataDir + u"/secrets.key"_s : options.keyFile;
    m_filesDir = options.filesDir.isEmpty() ? QDir(m_dataDir).filePath(u"files"_s) : options.filesDir;
    if (options.database.isEmpty()) {
        m_cluster = std::make_unique<PrivateCluster>(m_dataDir);
        ONHIRE_ASSIGN(const ClusterAddress address, m_cluster->open(supervision.stop));
        m_ownerConninfo = address.conninfo(ownerRole);
        m_adminConninfo = address.conninfo(adminRole);
        m_conninfo = address.conninfo(appRole);
    } else {
        m_ownerConninfo = options.database;
        m_adminConninfo = options.database;
        ONHIRE_ASSIGN(m_conninfo, workingConninfo(options.database));
    }
    if (options.leavesSchema)
        return {};
    ONHIRE_TRY(migrateWhenReady(m_ownerConninfo, isPrivate() ? StartPatience : options.patience, supervision));
    return fillDocuments(m_conninfo, supervision.stop);
}

} // namespace onhire
