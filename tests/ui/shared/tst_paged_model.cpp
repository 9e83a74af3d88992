// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/fake_source.h"
#include "tests/watch/gui_test.h"
#include "ui/shared/tables/paged_table_model.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace onhire;

static constexpr int Million = 1'000'000;

static int randomDelay()
{
    return int(QRandomGenerator::global()->bounded(20));
}

class TestPagedModel : public QObject
{
    Q_OBJECT

private:
    FixedClock m_clock{QDateTime({2026, 11, 21}, {9, 30}, QTimeZone::utc())};
    std::unique_ptr<AsyncRunner> m_runner;
    std::shared_ptr<FakeSource> m_source;
    std::unique_ptr<PagedTableModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;

    QString text(int row) const { return m_model->index(row, 0).data().toString(); }
    QString expected(int row) const { return FakeSource::idAt(m_model->query(), row); }

    void given(int rows)
    {
        m_source = std::make_shared<FakeSource>(rows);
        const QList<Column> columns{{u"id"_s, u"Id"_s, CellKind::Code},
                                    {u"number"_s, u"Number"_s, CellKind::Number},
                                    {u"edition"_s, u"Edition"_s, CellKind::Number}};
        m_model = std::make_unique<PagedTableModel>(*m_runner, m_source, columns,
                                                    TextFormat(m_clock, QLocale::c(), QTimeZone::utc()));
        if (rows <= 5000) // it reads every cell after every signal
            m_tester = std::make_unique<QAbstractItemModelTester>(
                m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    }

    void givenLoaded(int rows)
    {
        given(rows);
        m_model->reload();
        QTRY_VERIFY(m_model->knowsTotal());
    }

private Q_SLOTS:
    void init() { m_runner = std::make_unique<AsyncRunner>(3); }

    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
        m_runner.reset();
    }

    void theFirstRowsAreVisibleBeforeTheMillionIsCounted()
    {
        given(Million);
        m_source->setAnchorDelay(600);
        QElapsedTimer watch;
        watch.start();
        m_model->reload();
        QTRY_VERIFY_WITH_TIMEOUT(m_model->rowCount() > 0, 150);
        QVERIFY2(watch.elapsed() < 150, qPrintable(QString::number(watch.elapsed())));
        QVERIFY(!m_model->knowsTotal());
        QCOMPARE(text(0), expected(0));
        m_source->setAnchorDelay(0);
        QTRY_COMPARE(m_model->rowCount(), Million);
    }

    void aJumpShowsTheRightRows_data()
    {
        QTest::addColumn<int>("row");
        QTest::newRow("second page") << 150;
        QTest::newRow("middle") << Million / 2;
        QTest::newRow("border of pages") << 700'000;
        QTest::newRow("last row") << Million - 1;
    }

    void aJumpShowsTheRightRows()
    {
        QFETCH(int, row);
        givenLoaded(Million);
        m_source->setDelay(randomDelay);
        QVERIFY(!m_model->index(row, 0).data(PagedTableModel::LoadedRole).toBool());
        text(row);
        QTRY_COMPARE(text(row), expected(row));
        QCOMPARE(m_model->idAt(row), expected(row));
        QCOMPARE(m_model->rowOf(expected(row)), std::optional(row));
    }

    void whileScrollingFastTheLatestPagesAreReadAndTheOthersLeftOut()
    {
        givenLoaded(Million);
        m_source->setDelay([] { return 10; });
        const int before = m_source->pagesAsked();
        for (int row = 0; row < Million; row += 5000)
            text(row);
        QTRY_COMPARE(text(Million - 5000), expected(Million - 5000));
        QVERIFY2(m_source->pagesAsked() - before < 12,
                 qPrintable(QString::number(m_source->pagesAsked() - before)));
    }

    // Old rows stay until new ones are here: what is scrolled to meanwhile belongs to them.
    void whileANewQueryLoadsScrollingShowsRowsOfTheOldOne()
    {
        givenLoaded(Million);
        std::atomic<bool> isLate = false;
        m_source->setDelay([&isLate] { return isLate.exchange(true) ? 0 : 1500; }); // the first alone
        const TableQuery old = m_model->query();
        m_model->setQuery({.search = u"new"_s});
        QTRY_VERIFY(isLate);
        text(500'000);
        QTRY_COMPARE_WITH_TIMEOUT(text(500'000), FakeSource::idAt(old, 500'000), 1000);
        QVERIFY(m_model->isLoading());
        QTRY_VERIFY(!m_model->isLoading());
        QCOMPARE(text(0), FakeSource::idAt({.search = u"new"_s}, 0));
        QTRY_VERIFY(m_model->knowsTotal());
        QTRY_COMPARE(text(500'000), FakeSource::idAt({.search = u"new"_s}, 500'000));
        m_source->setDelay({});
    }

    void aQueryThatFailsLeavesTheRowsOfTheOldOneUntilItIsTriedAgain()
    {
        givenLoaded(Million);
        const TableQuery old = m_model->query();
        m_source->setFailing(true);
        m_model->setQuery({.search = u"new"_s});
        QTRY_VERIFY(m_model->failure());
        m_source->setFailing(false);
        text(500'000);
        QTRY_VERIFY(!text(500'000).isEmpty());
        QCOMPARE(text(500'000), FakeSource::idAt(old, 500'000));
        QVERIFY(m_model->failure()); // still: what was asked for is not shown
        m_model->refresh();
        QTRY_COMPARE(text(0), FakeSource::idAt({.search = u"new"_s}, 0));
    }

    // Whoever types a filter letter by letter begins a count with each of them.
    void countsThatNobodyWantsAnyMoreDoNotHoldUpTheFirstRows()
    {
        given(Million);
        m_source->setAnchorDelay(1500);
        for (const QString &typed : {u"a"_s, u"an"_s, u"ann"_s, u"anna"_s}) {
            m_model->setQuery({.search = typed});
            QTRY_VERIFY_WITH_TIMEOUT(!m_model->isLoading(), 700);
            QTest::qWait(20); // so that its count begins
        }
        QCOMPARE(text(0), FakeSource::idAt({.search = u"anna"_s}, 0));
        m_source->setAnchorDelay(0);
    }

    void memoryStaysBounded()
    {
        givenLoaded(Million);
        for (int row = 0; row < 200 * KnownRows::PageSize; row += KnownRows::PageSize) {
            text(row);
            QTRY_COMPARE_WITH_TIMEOUT(text(row), expected(row), 2000);
        }
        QCOMPARE(m_model->pagesHeld(), KnownRows::PagesKept);
    }

    void aNewQueryNeverLeavesTheTableBlank()
    {
        givenLoaded(Million);
        m_source->setDelay([] { return 60; });
        int fewest = m_model->rowCount();
        connect(m_model.get(), &QAbstractItemModel::modelReset, m_model.get(),
                [&] { fewest = qMin(fewest, m_model->rowCount()); });
        m_model->setQuery({.search = u"acme"_s});
        QVERIFY(m_model->isLoading());
        QCOMPARE(text(0), u"-0"_s);
        QTRY_COMPARE(text(0), u"acme-0"_s);
        QVERIFY(fewest >= KnownRows::PageSize);
    }

    void theAnswerToAnOlderQueryIsDropped()
    {
        given(Million);
        QStringList shown;
        connect(m_model.get(), &QAbstractItemModel::modelReset, m_model.get(), [&] { shown.append(text(0)); });
        std::atomic<int> asked = 0;
        m_source->setDelay([&asked] { return ++asked == 1 ? 150 : 1; });
        m_model->setQuery({.search = u"slow"_s});
        QTRY_COMPARE(asked.load(), 1);
        m_model->setQuery({.search = u"quick"_s});
        QTRY_COMPARE(text(0), u"quick-0"_s);
        m_runner.reset(); // waits for the slow one
        QCoreApplication::processEvents();
        QCOMPARE(shown, QStringList{u"quick-0"_s});
    }

    void sortingAsksTheSource()
    {
        givenLoaded(1000);
        m_model->sort(1, Qt::AscendingOrder);
        QTRY_COMPARE(text(0), u"number-0"_s);
        QCOMPARE(m_model->query().sortOrder, Qt::AscendingOrder);
    }

    void aChangedRowIsReadAgainInPlace()
    {
        givenLoaded(1000);
        QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
        m_source->setEdition(2);
        m_model->refreshRow(expected(7));
        QTRY_COMPARE((text(7), m_model->index(7, 2).data().toInt()), 2);
        QCOMPARE(reset.size(), 0);
    }

    void rowsThatComeAndGoElsewhereChangeTheTableWithoutAReset_data()
    {
        QTest::addColumn<int>("before");
        QTest::addColumn<int>("after");
        QTest::newRow("one more") << 1000 << 1001;
        QTest::newRow("less") << 1000 << 640;
        QTest::newRow("the first of all") << 0 << 3;
        QTest::newRow("none left") << 3 << 0;
        QTest::newRow("a page is filled") << 99 << 350;
    }

    void rowsThatComeAndGoElsewhereChangeTheTableWithoutAReset()
    {
        QFETCH(int, before);
        QFETCH(int, after);
        givenLoaded(before);
        QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
        m_source->setRows(after);
        m_model->refresh();
        QTRY_COMPARE(m_model->rowCount(), after);
        for (int row = 0; row < after; row += 50)
            QTRY_COMPARE(text(row), expected(row));
        QCOMPARE(reset.size(), 0);
    }

    // What is being read may be read already, as it was before.
    void whatChangesWhileRowsAreLoadedIsReadOnceMore_data()
    {
        QTest::addColumn<bool>("isOneRow");
        QTest::newRow("anything") << false;
        QTest::newRow("one row") << true;
    }
    void whatChangesWhileRowsAreLoadedIsReadOnceMore()
    {
        QFETCH(const bool, isOneRow);
        givenLoaded(1000);
        const auto asked = std::make_shared<QSemaphore>(), answered = std::make_shared<QSemaphore>();
        m_source->setDelay([asked, answered] {
            asked->release();
            answered->acquire();
            return 0;
        });
        m_model->reload();
        QVERIFY(asked->tryAcquire(1, 5000));
        m_source->setEdition(2);
        isOneRow ? m_model->refreshRow(expected(7)) : m_model->refresh();
        answered->release(100);
        QTRY_VERIFY(!m_model->isLoading());
        QTRY_COMPARE((text(7), m_model->index(7, 2).data().toInt()), 2);
    }

    void howeverMuchOthersChangeTheDatabaseIsNotKeptCounting()
    {
        givenLoaded(Million);
        const int before = m_source->countsAsked();
        m_source->setAnchorDelay(100);
        for (int round = 0; round < 40; ++round) {
            m_model->refresh();
            QTest::qWait(20);
        }
        m_source->setRows(Million + 1);
        m_model->refresh();
        QTRY_COMPARE(m_model->rowCount(), Million + 1);
        QCOMPARE(m_source->mostCountsAtOnce(), 1);
        QVERIFY2(m_source->countsAsked() - before <= 6, qPrintable(QString::number(m_source->countsAsked())));
    }

    void aFailureKeepsTheOldRowsAndARetryGoesOn()
    {
        givenLoaded(1000);
        m_source->setFailing(true);
        m_model->setQuery({.search = u"acme"_s});
        QTRY_VERIFY(m_model->failure().has_value());
        QCOMPARE(text(0), u"-0"_s);
        m_source->setFailing(false);
        m_model->reload();
        QTRY_COMPARE(text(0), u"acme-0"_s);
        QVERIFY(!m_model->failure());
    }

    void withoutATotalTheTableGrowsAtItsEnd()
    {
        given(250);
        m_tester.reset(); // it would fetch more by itself
        m_source->setAnchorDelay(400);
        m_model->reload();
        QTRY_COMPARE(m_model->rowCount(), 100);
        for (int rows = 200; rows <= 250; rows += 50) {
            m_model->fetchMore({});
            QTRY_COMPARE(m_model->rowCount(), rows);
            QCOMPARE(text(rows - 1), expected(rows - 1));
        }
        QVERIFY(!m_model->canFetchMore({}));
    }

    void aModelThatDiesWhileItsRowsAreReadHarmsNobody()
    {
        given(1000);
        m_source->setDelay([] { return 50; });
        m_model->reload();
        m_tester.reset();
        m_model.reset();
        m_runner.reset();
        QCoreApplication::processEvents();
        QVERIFY(m_source->pagesAsked() <= 1);
    }
};

ONHIRE_GUI_TEST(TestPagedModel)
#include "tst_paged_model.moc"
