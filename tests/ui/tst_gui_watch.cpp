// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_cluster.h"
#include "tests/watch/gui_test.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QPushButton>
#include <QTimer>

#include <future>

using namespace onhire;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

static QStringList reports;

static void compute(std::chrono::nanoseconds how)
{
    const auto processor = [] {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
    };
    const auto until = processor() + how;
    while (processor() < until) { }
}

static void waitForAnother()
{
    std::async(std::launch::async, [] { std::this_thread::sleep_for(150ms); }).get();
}

static void askTheDatabase()
{
    runSql(TestCluster::address(), adminRole, {u"select pg_sleep(0.15)"_s});
}

static void loopFor(std::chrono::milliseconds how)
{
    QEventLoop loop;
    QTimer::singleShot(how, &loop, &QEventLoop::quit);
    loop.exec();
}

static void loopWithSomebodyWhoWaits()
{
    QTimer::singleShot(0, qApp, [] { std::this_thread::sleep_for(150ms); });
    loopFor(300ms);
}

using Work = std::function<void()>;

class TestGuiWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { TestCluster::address(); }
    void init() { reports.clear(); }

    void whatHoldsTheWindowUpIsReported_data()
    {
        QTest::addColumn<Work>("work");
        QTest::newRow("a sleep") << Work([] { std::this_thread::sleep_for(150ms); });
        QTest::newRow("a thread's answer") << Work(waitForAnother);
        QTest::newRow("the database's answer") << Work(askTheDatabase);
        QTest::newRow("computing") << Work([] { compute(150ms); });
        QTest::newRow("a bit of each") << Work([] {
            compute(75ms);
            std::this_thread::sleep_for(75ms);
        });
        QTest::newRow("within a loop of its own") << Work(loopWithSomebodyWhoWaits);
        QTest::newRow("after a loop of its own") << Work([] {
            loopFor(20ms);
            std::this_thread::sleep_for(150ms);
        });
    }
    void whatHoldsTheWindowUpIsReported()
    {
        QFETCH(Work, work);
        QTimer::singleShot(0, qApp, work);
        QTest::qWait(50);
        QCOMPARE(reports.size(), 1);
        QVERIFY2(reports[0].contains(u"the GUI thread was held for "_s), qPrintable(reports[0]));
    }

    void whatDoesNotHoldItUpIsNot_data()
    {
        QTest::addColumn<Work>("work");
        QTest::newRow("a short sleep") << Work([] { std::this_thread::sleep_for(50ms); });
        QTest::newRow("a little computing") << Work([] { compute(50ms); });
        QTest::newRow("a loop of its own") << Work([] { loopFor(300ms); });
    }
    void whatDoesNotHoldItUpIsNot()
    {
        QFETCH(Work, work);
        QTimer::singleShot(0, qApp, work);
        QTest::qWait(50);
        QCOMPARE(reports, QStringList());
    }

    void aKeyThatHoldsItUpIsReportedToo()
    {
        QPushButton button;
        connect(&button, &QPushButton::pressed, [] { std::this_thread::sleep_for(150ms); });
        button.show();
        QTest::keyPress(&button, Qt::Key_Space);
        QCOMPARE(reports.size(), 1);
        QVERIFY2(reports[0].endsWith(u"by KeyPress to QPushButton"_s), qPrintable(reports[0]));
    }

    void theWorkOfATestIsItsOwn()
    {
        std::this_thread::sleep_for(150ms);
        compute(150ms);
        QTest::qWait(10);
        QCOMPARE(reports, QStringList());
    }

    void aBusyMachineIsNobodysFault()
    {
        std::atomic<bool> isBusy = true;
        std::vector<std::jthread> others;
        for (unsigned i = 0; i < 4 * std::thread::hardware_concurrency(); ++i)
            others.emplace_back([&] {
                while (isBusy) { }
            });
        QElapsedTimer time;
        time.start();
        for (int i = 0; i < 5; ++i) {
            QTimer::singleShot(0, qApp, [] { compute(60ms); });
            QTest::qWait(1);
        }
        isBusy = false;
        QVERIFY2(time.elapsed() > 5 * 100, "nobody was in the way");
        QCOMPARE(reports, QStringList());
    }

    void aSheetThatQtCannotReadIsReported()
    {
        QPushButton button;
        button.setStyleSheet(u"QPushButton { color: $Nobody; }"_s);
        button.show();
        QVERIFY(!reports.isEmpty());
        QVERIFY2(reports[0].startsWith(u"the style sheet: Could not parse"_s), qPrintable(reports[0]));
    }
    void aPropertyThatQtDoesNotKnowIsReported()
    {
        QPushButton button;
        button.setStyleSheet(u"QPushButton { colour: red; }"_s);
        button.show();
        QVERIFY2(reports.contains(u"the style sheet: Unknown property colour"_s),
                 qPrintable(reports.join(u'\n')));
    }
};

// Its faults are planted: they are kept, not failed for.
int main(int argc, char *argv[])
{
    WatchedApplication application(argc, argv, [](const QString &what) { reports += what; });
    TestGuiWatch test;
    return application.run(test, argc, argv);
}
#include "tst_gui_watch.moc"
