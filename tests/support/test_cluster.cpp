// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_cluster.h"

#include "core/data/cluster/private_cluster.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <atomic>

namespace onhire {

using namespace Qt::StringLiterals;

namespace {

struct Running
{
    QTemporaryDir folder;
    PrivateCluster cluster{folder.path(), {.durability = Durability::None}};
    ClusterAddress address;

    Running()
    {
        const auto opened = cluster.open();
        if (!opened)
            qFatal("%s", qUtf8Printable(opened.error().detail));
        address = *opened;
    }

    // The server has to stop before its folder goes.
    ~Running() { cluster.close(); }
};

} // namespace

static ClusterAddress inDatabase(ClusterAddress address, const QString &name)
{
    address.database = name;
    return address;
}

ClusterAddress TestCluster::address()
{
    static const Running running;
    return running.address;
}

ClusterAddress TestCluster::freshDatabase()
{
    return freshDatabase(inDatabase(address(), u"template1"_s));
}

ClusterAddress TestCluster::freshDatabase(const ClusterAddress &like)
{
    static std::atomic<int> count = 0;
    const QString name = u"test_%1"_s.arg(++count);
    runSql(inDatabase(address(), u"postgres"_s), adminRole,
           {u"CREATE DATABASE %1 OWNER %2 TEMPLATE \"%3\""_s.arg(name, ownerRole, like.database)});
    return inDatabase(address(), name);
}

static QString answerOf(QSqlDatabase &database, const QStringList &statements)
{
    QString answer;
    for (const QString &statement : statements) {
        QSqlQuery query(database);
        if (!query.exec(statement))
            qFatal("%s: %s", qUtf8Printable(statement), qUtf8Printable(query.lastError().text()));
        if (query.next())
            answer = query.value(0).toString();
    }
    return answer;
}

QString runSql(const ClusterAddress &address, const QString &role, const QStringList &statements)
{
    static std::atomic<int> count = 0;
    const QString connection = u"test-%1"_s.arg(++count);
    QString answer;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QPSQL"_s, connection);
        database.setHostName(address.socketDir);
        database.setPort(address.port);
        database.setUserName(role);
        database.setDatabaseName(address.database);
        if (!database.open())
            qFatal("%s", qUtf8Printable(database.lastError().text()));
        answer = answerOf(database, statements);
    }
    QSqlDatabase::removeDatabase(connection);
    return answer;
}

} // namespace onhire
