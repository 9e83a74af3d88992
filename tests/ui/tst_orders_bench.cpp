// SPDX-License-Identifier: GPL-3.0-or-later
// A million orders on the screen. Takes minutes to prepare: ONHIRE_BENCH=1 ctest -L bench
#include "tests/ui/orders_desk.h"

#include <QElapsedTimer>
#include <QScrollBar>

using namespace onhire;

class TestOrdersBench : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMillionOrdersOpenAtOnceAndScrollSmoothly()
    {
        if (qEnvironmentVariableIsEmpty("ONHIRE_BENCH"))
            QSKIP("set ONHIRE_BENCH=1 to run it");
        const int orders = qEnvironmentVariable("ONHIRE_BENCH_ORDERS", QStringLiteral("1000000")).toInt();
        OrdersDesk desk(orders);
        PagedTableModel &model = desk.page->model();
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), orders, 60'000);

        QElapsedTimer timer;
        timer.start();
        model.reload();
        while (model.isLoading())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        const qint64 firstPage = timer.elapsed();
        qInfo("first page of %d orders: %lld ms", orders, firstPage);
        QVERIFY(firstPage < 150);
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), orders, 60'000);

        QScrollBar *bar = desk.page->table()->verticalScrollBar();
        qint64 longest = 0;
        for (int frame = 0; frame <= 200; ++frame) {
            timer.restart();
            bar->setValue(int(qint64(bar->maximum()) * frame / 200));
            QCoreApplication::processEvents();
            desk.page->table()->viewport()->repaint();
            longest = qMax(longest, timer.elapsed());
        }
        qInfo("longest frame while scrolling through all: %lld ms", longest);
        QVERIFY(longest < 50);
    }
};

QTEST_MAIN(TestOrdersBench)
#include "tst_orders_bench.moc"
