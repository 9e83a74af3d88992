// SPDX-License-Identifier: GPL-3.0-or-later
// What a statement costs through Connection, through Qt's own driver (QPSQL) and through bare libpq: the same
// statements on the same rows, taking turns. ONHIRE_BENCH=1 ctest -R bench/driver
#include "core/data/db/connection.h"
#include "tests/support/test_cluster.h"

#include <QElapsedTimer>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <libpq-fe.h>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

constexpr int Records = 1000;
constexpr int Rounds = 301;
constexpr int StatementsInARound = 50;

constexpr auto Tables = "create table records (id bigint primary key, document text not null, note text)"_L1;

// Answers a statement's one value; what each way of doing that is measured by.
class Way
{
public:
    virtual ~Way() = default;
    virtual qsizetype read(qint64 id) = 0;
    virtual bool write(qint64 id, const QByteArray &note) = 0;
};

class BareLibpq final : public Way
{
public:
    explicit BareLibpq(const ClusterAddress &address)
        : m_connection(PQconnectdb(address.conninfo(ownerRole).toUtf8().constData()))
    {
        PQclear(PQprepare(m_connection, "r", "select document from records where id = $1", 0, nullptr));
        PQclear(PQprepare(m_connection, "w", "update records set note = $2 where id = $1", 0, nullptr));
    }
    ~BareLibpq() override { PQfinish(m_connection); }

    qsizetype read(qint64 id) override
    {
        const QByteArray key = QByteArray::number(id);
        const char *values[] = {key.constData()};
        PGresult *answer = PQexecPrepared(m_connection, "r", 1, values, nullptr, nullptr, 0);
        const QByteArray document(PQgetvalue(answer, 0, 0), PQgetlength(answer, 0, 0));
        PQclear(answer);
        return document.size();
    }
    bool write(qint64 id, const QByteArray &note) override
    {
        const QByteArray key = QByteArray::number(id);
        const char *values[] = {key.constData(), note.constData()};
        PGresult *answer = PQexecPrepared(m_connection, "w", 2, values, nullptr, nullptr, 0);
        const bool isDone = PQresultStatus(answer) == PGRES_COMMAND_OK;
        PQclear(answer);
        return isDone;
    }

private:
    PGconn *m_connection;
};

class QtsDriver final : public Way
{
public:
    explicit QtsDriver(const ClusterAddress &address)
        : m_database(QSqlDatabase::addDatabase(u"QPSQL"_s, u"bench"_s))
    {
        m_database.setHostName(address.socketDir);
        m_database.setPort(address.port);
        m_database.setUserName(ownerRole);
        m_database.setDatabaseName(address.database);
        if (!m_database.open())
            qFatal("QPSQL did not open the database");
        m_read = QSqlQuery(m_database);
        m_write = QSqlQuery(m_database);
        m_read.prepare(u"select document from records where id = ?"_s);
        m_write.prepare(u"update records set note = ? where id = ?"_s);
    }
    ~QtsDriver() override
    {
        m_read = QSqlQuery();
        m_write = QSqlQuery();
        m_database = {};
        QSqlDatabase::removeDatabase(u"bench"_s);
    }

    qsizetype read(qint64 id) override
    {
        m_read.bindValue(0, id);
        m_read.exec();
        return m_read.next() ? m_read.value(0).toByteArray().size() : 0;
    }
    bool write(qint64 id, const QByteArray &note) override
    {
        m_write.bindValue(0, QString::fromUtf8(note));
        m_write.bindValue(1, id);
        return m_write.exec();
    }

private:
    QSqlDatabase m_database;
    QSqlQuery m_read;
    QSqlQuery m_write;
};

class OurConnection final : public Way
{
public:
    explicit OurConnection(const ClusterAddress &address) : m_connection(address.conninfo(ownerRole)) { }

    qsizetype read(qint64 id) override
    {
        auto rows = m_connection.run(Scope::control(), u"select document from records where id = $1"_s, {id});
        return rows && rows->next() ? rows->utf8(0).size() : 0;
    }
    bool write(qint64 id, const QByteArray &note) override
    {
        return m_connection.run(Scope::control(), u"update records set note = $2 where id = $1"_s, {id, note})
            .has_value();
    }

private:
    Connection m_connection;
};

double median(std::vector<double> values)
{
    const auto middle = values.begin() + std::ssize(values) / 2;
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace

class TestDriverBench : public QObject
{
    Q_OBJECT

private:
    static constexpr double LeastShareOfLibpq = 0.75; // QPSQL has half

    struct Contender
    {
        const char *name;
        std::unique_ptr<Way> way;
        std::vector<double> microseconds = {};
    };
    std::vector<Contender> m_contenders;

    // Each in turn, again and again, so that whatever else the machine does meets all of them.
    template <typename Work>
    void race(const char *title, Work work)
    {
        for (Contender &contender : m_contenders)
            contender.microseconds.clear();
        for (int round = 0; round < Rounds; ++round) {
            for (Contender &contender : m_contenders) {
                QElapsedTimer timer;
                timer.start();
                for (int i = 0; i < StatementsInARound; ++i)
                    QVERIFY(work(*contender.way, 1 + (i * 7919) % Records));
                contender.microseconds.push_back(double(timer.nsecsElapsed()) / 1000 / StatementsInARound);
            }
        }
        for (const Contender &contender : m_contenders)
            qInfo("%s, %s: %.1f us, %.2f of libpq", title, contender.name, median(contender.microseconds),
                  shareOfLibpq(contender));
        QVERIFY(shareOfLibpq(m_contenders.back()) >= LeastShareOfLibpq);
    }

    // Round by round, because the machine is not as busy in each.
    double shareOfLibpq(const Contender &contender) const
    {
        std::vector<double> shares;
        for (size_t round = 0; round < contender.microseconds.size(); ++round)
            shares.push_back(m_contenders[0].microseconds[round] / contender.microseconds[round]);
        return median(shares);
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (qEnvironmentVariableIsEmpty("ONHIRE_BENCH"))
            QSKIP("set ONHIRE_BENCH=1 to run it");
        const ClusterAddress address = TestCluster::freshDatabase();
        runSql(address, ownerRole,
               {Tables,
                u"insert into records select i, repeat('{\"a\": 1}', 200) from generate_series(1, %1) i"_s.arg(
                    Records)});
        m_contenders.push_back({"libpq", std::make_unique<BareLibpq>(address)});
        m_contenders.push_back({"QPSQL", std::make_unique<QtsDriver>(address)});
        m_contenders.push_back({"Connection", std::make_unique<OurConnection>(address)});
    }
    void cleanupTestCase() { m_contenders.clear(); }

    void aDocumentOf1600BytesIsRead()
    {
        race("read 1.6 kB", [](Way &way, qint64 id) { return way.read(id) == 1600; });
    }

    void aDocumentOf4000BytesIsWritten()
    {
        const QByteArray note = QByteArray(R"({"a": 1})").repeated(500);
        race("write 4 kB", [&note](Way &way, qint64 id) { return way.write(id, note); });
    }
};

QTEST_GUILESS_MAIN(TestDriverBench)
#include "tst_driver_bench.moc"
