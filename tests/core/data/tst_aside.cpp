// SPDX-License-Identifier: GPL-3.0-or-later
// Work that nobody waits for keeps to one processor, with the process that works for it in the server, and
// leaves the others to whoever waits.
#include "core/data/db/aside.h"
#include "tests/support/shop.h"
#include "tests/support/test_cluster.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

class TestAside : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void itsThreadAndTheServersProcessStayOnTheLastProcessorMeanwhile();
    void theProcessOfTheNextSessionStaysThere();

private:
    QByteArray placeOf(const Connection &connection) const; // where its server's process belongs meanwhile

    QByteArray m_everywhere, m_last;
};

// As the system tells it, such as 0-3.
static QByteArray processorsOf(int process)
{
    QFile status(u"/proc/%1/status"_s.arg(process ? QString::number(process) : u"thread-self"_s));
    if (!status.open(QIODevice::ReadOnly))
        return "gone";
    const QByteArray text = status.readAll();
    static const QByteArray before = "Cpus_allowed_list:\t";
    const qsizetype at = text.indexOf(before) + before.size();
    return text.mid(at, text.indexOf('\n', at) - at);
}

// In a container not even root may move what belongs to another.
static bool isMovable(int process)
{
    cpu_set_t processors;
    return sched_getaffinity(process, sizeof(processors), &processors) == 0
        && sched_setaffinity(process, sizeof(processors), &processors) == 0;
}

void TestAside::initTestCase()
{
    m_everywhere = processorsOf(0);
    const int last = lastProcessor();
    m_last = last < 0 ? m_everywhere : QByteArray::number(last); // of one there is nothing to choose
}

QByteArray TestAside::placeOf(const Connection &connection) const
{
    return isMovable(connection.serverProcess()) ? m_last : m_everywhere;
}

void TestAside::init()
{
    QCOMPARE(processorsOf(0), m_everywhere);
}

void TestAside::itsThreadAndTheServersProcessStayOnTheLastProcessorMeanwhile()
{
    Shop shop;
    QVERIFY(shop.database.ping());
    Connection &connection = shop.database.connection();
    QCOMPARE(processorsOf(connection.serverProcess()), m_everywhere);
    {
        Aside aside;
        aside.standWith(connection);
        QCOMPARE(processorsOf(0), m_last);
        QCOMPARE(processorsOf(connection.serverProcess()), placeOf(connection));
        aside.standWith(connection); // changes nothing
        QCOMPARE(processorsOf(0), m_last);
    }
    QCOMPARE(processorsOf(0), m_everywhere);
    QCOMPARE(processorsOf(connection.serverProcess()), m_everywhere);
}

void TestAside::theProcessOfTheNextSessionStaysThere()
{
    Shop shop;
    Connection &connection = shop.database.connection();
    Aside aside;
    aside.standWith(connection); // before it is open
    QVERIFY(shop.database.ping());
    aside.standWith(connection);
    const int first = connection.serverProcess();
    QCOMPARE(processorsOf(first), placeOf(connection));
    runSql(migratedDatabase(), adminRole, {u"select pg_terminate_backend(%1, 5000)"_s.arg(first)});
    QVERIFY(shop.database.ping());
    QVERIFY(connection.serverProcess() != first);
    aside.standWith(connection);
    QCOMPARE(processorsOf(connection.serverProcess()), placeOf(connection));
}

QTEST_GUILESS_MAIN(TestAside)
#include "tst_aside.moc"
