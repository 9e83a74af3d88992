// SPDX-License-Identifier: GPL-3.0-or-later
// A million orders on the screen. Takes minutes to prepare: ONHIRE_BENCH=1 ctest -L bench
#include "tests/support/test_cluster.h"
#include "tests/ui/orders_desk.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QScrollBar>

#include <algorithm>

using namespace onhire;

Q_DECLARE_METATYPE(onhire::TableQuery)

class TestOrdersBench : public QObject
{
    Q_OBJECT

private:
    static constexpr qint64 FirstPageLimit = 150; // ms
    static constexpr qint64 NameLimit = 1000; // of a name that tens of thousands of orders have
    static constexpr qint64 FrameLimit = 50;

    std::unique_ptr<OrdersDesk> m_desk;
    int m_orders = 0;

    PagedTableModel &model() { return m_desk->page->model(); }

    static void report(const char *what, qint64 figure, qint64 limit)
    {
        qInfo("%s: %lld ms, at most %lld", what, figure, limit);
    }

    // Until the first rows of this search can be seen, as a person waits for them.
    qint64 timeOfFirstPage(const TableQuery &query)
    {
        QElapsedTimer timer;
        timer.start();
        model().setQuery(query);
        while (model().isLoading())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        m_desk->page->table()->viewport()->repaint();
        return timer.elapsed();
    }

    // The longest that the screen stands still while the wheel or the bar takes it through all rows.
    qint64 longestFrame(int frames, const std::function<int(int frame)> &place)
    {
        DataTable *table = m_desk->page->table();
        QElapsedTimer timer;
        qint64 longest = 0;
        for (int frame = 0; frame <= frames; ++frame) {
            timer.restart();
            table->verticalScrollBar()->setValue(place(frame));
            QCoreApplication::processEvents();
            table->viewport()->repaint();
            longest = qMax(longest, timer.elapsed());
        }
        return longest;
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (qEnvironmentVariableIsEmpty("ONHIRE_BENCH"))
            QSKIP("set ONHIRE_BENCH=1 to run it");
        m_orders = qEnvironmentVariable("ONHIRE_BENCH_ORDERS", QStringLiteral("1000000")).toInt();
        QElapsedTimer timer;
        timer.start();
        m_desk = std::make_unique<OrdersDesk>(m_orders);
        runSql(migratedDatabase(), adminRole,
               {QStringLiteral("vacuum analyze")}); // as the background does in time
        qInfo("%d orders made in %lld s", m_orders, timer.elapsed() / 1000);
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), m_orders, 120'000);
    }
    void cleanupTestCase() { m_desk.reset(); }

    void theFirstPageIsThereAtOnce_data()
    {
        QTest::addColumn<TableQuery>("query");
        const QString created = QStringLiteral("created");
        const auto filtered = [&](const QString &filter, const QString &value) {
            return TableQuery{.filters = {{filter, {value}}}, .sortColumn = created};
        };
        QTest::newRow("all, oldest first")
            << TableQuery{.sortColumn = created, .sortOrder = Qt::AscendingOrder};
        QTest::newRow("dearest first") << TableQuery{.sortColumn = QStringLiteral("total")};
        QTest::newRow("one status") << filtered(QStringLiteral("status"), QStringLiteral("pending"));
        QTest::newRow("last 30 days") << filtered(QStringLiteral("created"), QStringLiteral("30"));
        QTest::newRow("business") << filtered(QStringLiteral("customerType"), QStringLiteral("business"));
        QTest::newRow("a name") << TableQuery{.search = QStringLiteral("lindqvist"), .sortColumn = created};
        QTest::newRow("all, latest first") << TableQuery{.sortColumn = created};
    }

    void theFirstPageIsThereAtOnce()
    {
        QFETCH(TableQuery, query);
        QList<qint64> times;
        for (int round = 0; round < 5; ++round) {
            timeOfFirstPage({.search = QStringLiteral("nobody")});
            times.append(timeOfFirstPage(query));
        }
        std::sort(times.begin(), times.end());
        const qint64 limit = query.search.isEmpty() ? FirstPageLimit : NameLimit;
        report(QTest::currentDataTag(), times[2], limit);
        QVERIFY2(times[2] < limit, "the middle one of five");
    }

    void theBarCoversAllRowsSoon()
    {
        QElapsedTimer timer;
        timer.start();
        model().reload();
        QTRY_VERIFY(model().hasLoaded() && !model().isLoading());
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), m_orders, 60'000);
        qInfo("all rows counted after %lld ms", timer.elapsed());
    }

    void theScreenNeverStandsStillWhileScrolling_data()
    {
        QTest::addColumn<bool>("byWheel");
        QTest::newRow("the bar, through all") << false;
        QTest::newRow("the wheel, row by row") << true;
    }

    void theScreenNeverStandsStillWhileScrolling()
    {
        QFETCH(bool, byWheel);
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), m_orders, 60'000);
        const int end = m_desk->page->table()->verticalScrollBar()->maximum();
        const int frames = byWheel ? 600 : 200;
        const qint64 longest = longestFrame(
            frames, [&](int frame) { return byWheel ? frame * 105 : int(qint64(end) * frame / frames); });
        report("longest frame", longest, FrameLimit);
        QVERIFY(longest < FrameLimit);
    }

    void theScreenNeverStandsStillWhileOthersWork()
    {
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), m_orders, 60'000);
        QElapsedTimer timer;
        qint64 longest = 0;
        QElapsedTimer whole;
        whole.start();
        for (int round = 0; whole.elapsed() < 3000; ++round) {
            timer.restart();
            if (round % 50 == 0)
                model().refresh();
            QCoreApplication::processEvents();
            m_desk->page->table()->viewport()->repaint();
            longest = qMax(longest, timer.elapsed());
        }
        report("longest frame while orders change", longest, FrameLimit);
        QVERIFY(longest < FrameLimit);
    }
};

// To make a million orders takes longer than QtTest has patience.
int main(int argc, char *argv[])
{
    qputenv("QTEST_FUNCTION_TIMEOUT", "3600000");
    QApplication application(argc, argv);
    TestOrdersBench bench;
    return QTest::qExec(&bench, argc, argv);
}

#include "tst_orders_bench.moc"
