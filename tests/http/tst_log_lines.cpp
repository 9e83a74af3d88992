// SPDX-License-Identifier: GPL-3.0-or-later
// What the log says of an answer that is our fault: enough for a developer to find the place, and nothing about
// people.
#include "tests/support/http/test_server.h"
#include "tests/support/test_cluster.h"

#include <QMutex>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

QMutex mutex;
QStringList lines;

void keepLine(QtMsgType, const QMessageLogContext &, const QString &line)
{
    const QMutexLocker lock(&mutex);
    lines += line;
}

} // namespace

class TestLogLines : public ApiTest
{
    Q_OBJECT

private Q_SLOTS:
    void aFaultOfOursIsLoggedWithItsPathAndItsStatement_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("statement");
        QTest::newRow("list") << "/v1/customers?search=lovelace"_ba << u"/v1/customers"_s
                              << u"customers/list"_s;
        QTest::newRow("record") << "/v1/customers/cust_00000000000000000000000000"_ba
                                << u"/v1/customers/cust_00000000000000000000000000"_s << u"customers/find"_s;
    }

    void aFaultOfOursIsLoggedWithItsPathAndItsStatement()
    {
        QFETCH(const QByteArray, target);
        QFETCH(const QString, path);
        QFETCH(const QString, statement);
        ApiClient client = m_server.client(m_server.createTenant());
        runSql(m_server.database(), adminRole, {u"alter table customers rename to customers_aside"_s});
        lines.clear();
        const auto former = qInstallMessageHandler(keepLine);
        const Reply reply = client.get(target);
        qInstallMessageHandler(former);
        runSql(m_server.database(), adminRole, {u"alter table customers_aside rename to customers"_s});
        QCOMPARE(reply.status, 500);
        const QStringList ours = lines.filter(u" GET "_s);
        QCOMPARE(ours.size(), 1);
        QVERIFY2(ours[0].contains(u" GET %1 "_s.arg(path)), qPrintable(ours[0]));
        QVERIFY2(ours[0].contains(statement), qPrintable(ours[0]));
        QVERIFY2(!ours[0].contains("lovelace"_L1), qPrintable(ours[0]));
    }
};

QTEST_GUILESS_MAIN(TestLogLines)
#include "tst_log_lines.moc"
