// SPDX-License-Identifier: GPL-3.0-or-later
// What the log says of an answer that is our fault: enough for a developer to find the place, and nothing about
// people.
#include "core/data/lists/cursor.h"
#include "core/data/lists/list_query.h"
#include "core/data/orders/order_list.h"
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

    // Its digest is no secret: anybody can make one.
    void aCursorMadeByHandWritesNoLine_data()
    {
        QTest::addColumn<QByteArray>("sortBy");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<int>("status");
        QTest::newRow("as we make them") << "totals.total"_ba
                                         << "4990"_ba << 200;
        QTest::newRow("a sum") << "totals.total"_ba
                               << "1\nonhire.api: req_1 DELETE /v1/orders"_ba << 400;
        QTest::newRow("a day that is none") << "updatedAt"_ba
                                            << "2026-02-30 10:00:00+00"_ba << 400;
        QTest::newRow("a letter that no text has") << "status"_ba << QByteArray("a\0b", 3) << 400;
    }
    void aCursorMadeByHandWritesNoLine()
    {
        QFETCH(const QByteArray, sortBy);
        QFETCH(const QByteArray, key);
        QFETCH(const int, status);
        const TenantPointer tenant = m_server.createTenant();
        ApiClient client = m_server.client(tenant);
        const ListRequest request{.sortBy = QString::fromLatin1(sortBy)};
        const QByteArray question = ListQuery(Scope::tenant(tenant->id), orderList(), request).question();
        const QString cursor = Cursor{QString::fromUtf8(key), u"ord_1"_s}.encode(question);
        lines.clear();
        const auto former = qInstallMessageHandler(keepLine);
        const Reply reply = client.get("/v1/orders?sortBy=" + sortBy + "&startAfter=" + cursor.toLatin1());
        qInstallMessageHandler(former);
        QCOMPARE(reply.status, status);
        QCOMPARE(lines, QStringList());
    }
};

QTEST_GUILESS_MAIN(TestLogLines)
#include "tst_log_lines.moc"
