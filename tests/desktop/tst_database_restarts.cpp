// SPDX-License-Identifier: GPL-3.0-or-later
// The private PostgreSQL is killed, again and again, while a server and a desktop work with it: both go on by
// themselves, and what a client was told is true.
#include "core/data/cluster/private_cluster.h"
#include "core/data/cluster/temporary_place.h"
#include "tests/desktop/desk_round.h"
#include "tests/support/http/order_writers.h"
#include "tests/support/http/test_server.h"
#include "tests/support/server_program.h"
#include "tests/watch/gui_test.h"
#include "ui/shell/status_line.h"

#include <QElapsedTimer>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

constexpr int Kills = 20;
constexpr int MostMilliseconds = 5000;

// What follows a word in what the server said: "tenant  ten_…".
QByteArray wordAfter(const QByteArray &said, const QByteArray &word)
{
    const qsizetype at = said.indexOf(word + ' ');
    return said.mid(at + word.size(), said.indexOf('\n', at) - at - word.size()).trimmed();
}

Access accessTo(const ServerProgram &server)
{
    RawClient client(server.port());
    const auto contract = std::make_shared<ApiContract>(client.ask(test::get("/v1/openapi.json")).body());
    const QByteArray said = server.output();
    return {contract, wordAfter(said, "key"), wordAfter(said, "tenant")};
}

} // namespace

class TestDatabaseRestarts : public QObject
{
    Q_OBJECT

private:
    TemporaryPlace m_home;
    Theme m_theme{*qApp};
    FixedClock m_clock{QDateTime({2026, 11, 21}, {9, 30}, QTimeZone::utc())};
    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<ServerProgram> m_server;

    QString dataDir() const { return m_home.filePath(u"data"_s); }

    pid_t postmaster() const
    {
        QFile file(dataDir() + u"/postgresql/data/postmaster.pid"_s);
        return file.open(QIODevice::ReadOnly) ? file.readLine().trimmed().toInt() : 0;
    }

    void openDesktop()
    {
        m_desk = std::make_unique<Desk>(m_clock, m_theme);
        DesktopOptions options;
        options.request.place.dataDir = dataDir();
        options.placeGiven = true;
        m_desk->start(options);
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->window(), 60'000);
    }

    bool isLive() { return allWords(m_desk->window()->statusLine()).contains(u"Live"_s); }

private Q_SLOTS:
    void init()
    {
        m_server = std::make_unique<ServerProgram>(QStringList{u"--data-dir"_s, dataDir()});
        openDesktop();
    }

    void cleanup()
    {
        m_desk.reset();
        m_server.reset();
    }

    void aKilledDatabaseServesEverybodyAgainWithinFiveSeconds()
    {
        const Access access = accessTo(*m_server);
        QCOMPARE(access.clientAt(m_server->port()).post("/v1/products", productBody("PHONE")).status, 201);
        OrderWriters writers(access, m_server->port());
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->table()->model().rowCount() > 0, 30'000);
        qint64 longest = 0, longestOfDesktop = 0;
        for (int kill = 0; kill < Kills; ++kill) {
            QTRY_VERIFY_WITH_TIMEOUT(isLive(), 30'000);
            const int rested = writers.acknowledged();
            writers.rest(false);
            QTRY_VERIFY_WITH_TIMEOUT(writers.acknowledged() > rested + 8, 30'000);
            const int before = writers.acknowledged() + 8; // those that may be on their way
            QCOMPARE(::kill(postmaster(), SIGKILL), 0);
            QElapsedTimer since;
            since.start();
            QVERIFY(QTest::qWaitFor([&] { return writers.acknowledged() > before; }, 60'000));
            longest = std::max(longest, since.elapsed());
            QVERIFY(QTest::qWaitFor([&] { return isLive(); }, 60'000));
            longestOfDesktop = std::max(longestOfDesktop, since.elapsed());
            // what is to be recovered next does not depend on how long the desktop takes on a busy machine
            writers.rest(true);
            const int known = writers.acknowledged();
            QTRY_VERIFY_WITH_TIMEOUT(m_desk->table()->model().rowCount() >= known, 30'000);
        }
        const QStringList acknowledged = writers.stop();
        qInfo("%d kills, clients served again after %lld ms at most, the desktop after %lld ms, %lld orders "
              "acknowledged",
              Kills, longest, longestOfDesktop, qlonglong(acknowledged.size()));
        QVERIFY2(longest < MostMilliseconds, QByteArray::number(longest).constData());
        QVERIFY2(longestOfDesktop < MostMilliseconds, QByteArray::number(longestOfDesktop).constData());
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->table()->model().rowCount(), int(acknowledged.size()), 30'000);

        PrivateCluster cluster(dataDir());
        const ClusterAddress address = need(cluster.open());
        QCOMPARE(storedOrders(address, access.tenantId), acknowledged);
    }
};

ONHIRE_GUI_TEST(TestDatabaseRestarts)
#include "tst_database_restarts.moc"
