// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/fake_source.h"
#include "tests/ui/sample_orders.h"
#include "tests/watch/gui_test.h"
#include "ui/shared/controls/painting.h"
#include "ui/shared/tables/cell_delegate.h"
#include "ui/shared/tables/column_layout.h"
#include "ui/theme/metrics.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

using namespace onhire;

class TestTable : public QObject
{
    Q_OBJECT

private:
    FixedClock m_clock{QDateTime({2026, 11, 21}, {9, 30}, QTimeZone::utc())};
    AsyncRunner m_runner;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<PagedTableModel> m_model;
    std::unique_ptr<DataTable> m_table;

    void openTable(QList<TableRow> rows = sampleOrders())
    {
        openTableOf(std::make_shared<ListSource>(std::move(rows)));
    }
    void openTableOf(std::shared_ptr<PageSource> source)
    {
        m_table.reset();
        m_model = std::make_unique<PagedTableModel>(m_runner, std::move(source), orderColumns(),
                                                    TextFormat(m_clock, QLocale(u"en_GB"_s), QTimeZone::utc()));
        m_table = std::make_unique<DataTable>(*m_model, *m_settings, u"orders"_s);
        m_table->resize(900, 600);
        m_table->show();
        m_model->reload();
        QTRY_VERIFY(m_model->hasLoaded());
    }

    void showColumns(QList<Column> columns, const TextFormat &format, QList<TableRow> rows = {})
    {
        m_table.reset();
        m_model = std::make_unique<PagedTableModel>(m_runner, std::make_shared<ListSource>(std::move(rows)),
                                                    std::move(columns), format);
        m_table = std::make_unique<DataTable>(*m_model, *m_settings, u"any"_s);
        m_table->resize(900, 600);
        m_table->show();
    }
    QPoint middleOf(int row) const { return m_table->visualRect(m_model->index(row, 0)).center(); }
    // Chosen as with Shift, and read by whoever shows what can be done with them.
    QStringList selectFirst(const std::shared_ptr<FakeSource> &source, int count)
    {
        openTableOf(source);
        if (!QTest::qWaitFor([this] { return m_model->knowsTotal(); }))
            return {};
        const QItemSelection rows(m_model->index(0, 0), m_model->index(count - 1, 0));
        m_table->selectionModel()->select(rows, QItemSelectionModel::Select | QItemSelectionModel::Rows);
        const QStringList chosen = m_model->idsReader(m_table->selectedRows(count))().value_or(QStringList());
        m_table->nameSelected(chosen);
        return m_table->selectedCount() == count && chosen.size() == count ? chosen : QStringList();
    }
    int contentWidth(int column) const
    {
        return m_table->horizontalHeader()->sectionSize(column) - 2 * units(m_table.get(), CellMargin);
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<QSettings>(m_folder->filePath(u"s.ini"_s), QSettings::IniFormat);
    }

    void cleanup()
    {
        m_table.reset();
        m_model.reset();
    }

    void copyGivesTitlesAndVisibleColumnsAsTsv()
    {
        openTable();
        m_table->columnLayout().setShown(u"devices"_s, false);
        m_table->select(u"7Q1X"_s);
        QTest::keyClick(m_table.get(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(),
                 u"Order\tStatus\tCustomer\tAssigned\tMonthly EUR\tCreated\n"
                 u"7Q1X\tPartial\tAcme Logistics\t12/20\t998.00\t08:40\n"_s);
    }

    void aDateIsNeverCut_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : {"en_GB", "de_DE", "ar_EG"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void aDateIsNeverCut()
    {
        QFETCH(QString, language);
        const TextFormat format(m_clock, QLocale(language), QTimeZone::utc());
        Column day{.id = u"day"_s, .title = u"D"_s, .kind = CellKind::Date, .width = 3};
        showColumns({{.id = u"name"_s, .title = u"Name"_s, .width = 60}, day}, format);
        m_table->resize(200, 300); // words give way, dates do not
        const int room = contentWidth(1);
        for (QDate date(2025, 1, 1); date.year() == 2025; date = date.addDays(1)) {
            const QString text = format.day(date);
            QVERIFY2(m_table->fontMetrics().horizontalAdvance(text) <= room, qPrintable(text));
        }
    }

    void aStatusAndWhatAColumnHoldsAreNeverCut()
    {
        const auto look = [](const QVariant &raw) {
            return StatusLook{raw == u"a"_s ? u"Vermietet an jemanden"_s : u"Da"_s, Tone::Ok, Glyph::Dot};
        };
        const QString words = u"88 Tage nach dem Ende des Vertrags"_s;
        showColumns({{.id = u"status"_s,
                      .title = u"S"_s,
                      .kind = CellKind::Status,
                      .width = 3,
                      .holds = {u"a"_s, u"b"_s},
                      .status = look},
                     {.id = u"ends"_s, .title = u"E"_s, .width = 3, .holds = {words}, .weight = 0}},
                    TextFormat(m_clock, QLocale(u"en_GB"_s), QTimeZone::utc()));
        QVERIFY(contentWidth(0) >= pillSize(m_table->font(), look(u"a"_s)).width());
        QVERIFY(contentWidth(1) >= m_table->fontMetrics().horizontalAdvance(words));
    }

    void whereThereIsLittleRoomNamesComeBeforeWordsThatNoRowHas()
    {
        const auto look = [](const QVariant &raw) {
            return StatusLook{raw == u"a"_s ? u"Returned early by somebody"_s : u"Active"_s, Tone::Ok,
                              Glyph::Dot};
        };
        const QString name = u"MacBook Air 13 with more memory"_s;
        const auto pill = [&](const QString &status) {
            return pillSize(m_table->font(), look(status)).width();
        };
        const auto show = [&](const QString &status) {
            showColumns({{.id = u"name"_s, .title = u"Device"_s, .width = 32},
                         {.id = u"status"_s,
                          .title = u"Status"_s,
                          .kind = CellKind::Status,
                          .width = 3,
                          .holds = {u"a"_s, u"b"_s},
                          .status = look}},
                        TextFormat(m_clock, QLocale(u"en_GB"_s), QTimeZone::utc()), {{u"1"_s, {name, status}}});
            m_table->resize(m_table->horizontalHeader()->length() - (pill(u"a"_s) - pill(u"b"_s)) + 2, 300);
            m_model->reload();
            QTRY_VERIFY(m_model->hasLoaded());
        };
        show(u"b"_s);
        QVERIFY(m_table->fontMetrics().horizontalAdvance(name) <= contentWidth(0));
        QVERIFY(contentWidth(1) >= pill(u"b"_s));
        show(u"a"_s); // of what is there nothing is cut
        QVERIFY(contentWidth(1) >= pill(u"a"_s));
    }

    void aNameThatIsCutGetsWhatItsNeighboursDoNotNeed()
    {
        const QString name = u"Laser projector for large rooms 4K"_s;
        const TextFormat format(m_clock, QLocale(u"en_GB"_s), QTimeZone::utc());
        const auto show = [&](const QVariantList &cells) {
            showColumns({{.id = u"code"_s, .title = u"Code"_s, .kind = CellKind::Code, .width = 8},
                         {.id = u"name"_s, .title = u"Device"_s, .width = 10},
                         {.id = u"customer"_s, .title = u"Customer"_s, .width = 30},
                         {.id = u"place"_s, .title = u"Place"_s, .width = 20, .weight = 0}},
                        format, {{u"1"_s, cells}});
            m_table->resize(m_table->horizontalHeader()->length() + 2, 300);
            m_model->reload();
            QTRY_VERIFY(m_model->hasLoaded());
        };
        show({u"A"_s, u"Tablet"_s, u"Ada"_s, u"A-12"_s}); // nothing is cut, and nothing moves
        const int usual = contentWidth(1), usualPlace = contentWidth(3);
        QVERIFY(usual < m_table->fontMetrics().horizontalAdvance(name));
        show({u"A"_s, name, u"Ada"_s, QVariant()});
        QVERIFY(contentWidth(1) >= m_table->fontMetrics().horizontalAdvance(name));
        QVERIFY(contentWidth(3) >= m_table->horizontalHeader()->fontMetrics().horizontalAdvance(u"Place"_s));
        QVERIFY(contentWidth(3) < usualPlace);
        QCOMPARE(m_table->horizontalHeader()->length(), m_table->viewport()->width());
    }

    void copyFollowsTheOrderInWhichColumnsStand()
    {
        openTable();
        m_table->horizontalHeader()->moveSection(2, 0);
        m_table->select(u"7Q1X"_s);
        QVERIFY(m_table->selectionAsTsv().startsWith(u"Customer\tOrder\t"_s));
    }

    void columnsWidthsOrderAndSortAreThereAfterARestart()
    {
        openTable();
        m_table->columnLayout().setShown(u"devices"_s, false);
        m_table->setColumnWidth(2, 222);
        m_table->horizontalHeader()->moveSection(0, 1);
        m_table->sortByColumn(5, Qt::AscendingOrder);
        openTable();
        QVERIFY(m_table->isColumnHidden(3));
        QCOMPARE(m_table->columnWidth(2), 222);
        QCOMPARE(m_table->horizontalHeader()->visualIndex(0), 1);
        QCOMPARE(m_model->query().sortColumn, u"monthly"_s);
        QCOMPARE(m_table->horizontalHeader()->sortIndicatorSection(), 5);
    }

    void aColumnThatCannotBeSortedLeavesTheSortAlone()
    {
        openTable();
        m_table->sortByColumn(5, Qt::AscendingOrder);
        m_table->sortByColumn(3, Qt::AscendingOrder);
        QCOMPARE(m_model->query().sortColumn, u"monthly"_s);
        QCOMPARE(m_table->horizontalHeader()->sortIndicatorSection(), 5);
    }

    void theColumnChooserHidesAndShows()
    {
        openTable();
        const std::unique_ptr<QMenu> menu(m_table->columnLayout().menu(nullptr));
        menu->actions().at(4)->toggle();
        QVERIFY(m_table->isColumnHidden(4));
        menu->actions().at(4)->toggle();
        QVERIFY(!m_table->isColumnHidden(4));
        QVERIFY(!menu->actions().at(0)->isEnabled());
    }

    void theSelectionFollowsTheOrderAndNotTheRow()
    {
        openTable();
        m_table->select(u"7PZ8"_s);
        QCOMPARE(m_table->currentIndex().row(), 2);
        m_model->setQuery({.search = u"umi"_s});
        QTRY_COMPARE(m_model->rowCount(), 1);
        QCOMPARE(m_table->selectedIds(), QStringList{u"7PZ8"_s});
        m_model->setQuery({});
        QTRY_COMPARE(m_model->rowCount(), 15);
        QCOMPARE(m_table->selectedIds(), QStringList{u"7PZ8"_s});
        QCOMPARE(m_table->currentIndex().row(), 2);
    }

    void whatAFilterLeavesOutIsNotSelectedAnyMore()
    {
        openTable();
        QSignalSpy lost(m_table.get(), &DataTable::currentLost);
        QSignalSpy counts(m_table.get(), &DataTable::selectionCountChanged);
        m_table->select(u"7PZ8"_s);
        m_model->setQuery({.search = u"nobody"_s});
        QTRY_COMPARE(m_model->rowCount(), 0);
        QVERIFY(m_table->currentId().isEmpty());
        QCOMPARE(counts.last().value(0).toInt(), 0);
        QCOMPARE(lost.size(), 1);
        m_model->setQuery({});
        QTRY_COMPARE(m_model->rowCount(), 15);
        QVERIFY(m_table->selectedIds().isEmpty());
    }

    void ofSeveralRowsThoseThatTheFilterKeepsStaySelected()
    {
        openTable();
        m_table->selectAll();
        QSignalSpy lost(m_table.get(), &DataTable::currentLost);
        m_model->setQuery({.search = u"umi"_s});
        QTRY_COMPARE(m_model->rowCount(), 1);
        QCOMPARE(m_table->selectedIds(), QStringList{u"7PZ8"_s});
        QCOMPARE(m_table->currentId(), u"7PZ8"_s);
        QCOMPARE(m_table->selectedCount(), 1);
        QVERIFY(lost.isEmpty());
    }

    void theOneOfSeveralThatAFilterKeepsIsToldAsTheCurrentOne()
    {
        openTable();
        m_table->select(u"7PY3"_s);
        m_table->selectAll();
        QSignalSpy current(m_table.get(), &DataTable::currentIdChanged);
        m_model->setQuery({.search = u"umi"_s});
        QTRY_COMPARE(m_table->currentId(), u"7PZ8"_s);
        QCOMPARE(current.value(0).value(0).toString(), u"7PZ8"_s);
    }

    // Something was done with them; then others of them are the first that are loaded.
    void whoSortsALongListKeepsWhatTheySelected()
    {
        const auto source = std::make_shared<FakeSource>(1000);
        openTableOf(source);
        QTRY_VERIFY(m_model->knowsTotal());
        m_table->selectRow(5);
        m_table->selectionModel()->select(m_model->index(6, 0),
                                          QItemSelectionModel::Select | QItemSelectionModel::Rows);
        const QStringList chosen = m_table->selectedIds();
        QCOMPARE(chosen.size(), 2);
        m_table->letGoOfLeftOut(chosen);
        QSignalSpy leftOut(m_table.get(), &DataTable::leftOut);
        source->setTurn(300); // where another order of the rows begins
        m_model->reload();
        QTRY_COMPARE(m_model->idAt(0), FakeSource::idAt({}, 300));
        QTRY_VERIFY(m_model->knowsTotal() && !m_model->isLoading());
        source->setTurn(0);
        m_model->reload();
        QTRY_COMPARE(m_model->idAt(0), FakeSource::idAt({}, 0));
        QTRY_COMPARE(m_table->selectedIds(), chosen);
        QVERIFY(leftOut.isEmpty());
    }

    // Something was done with 300, which the list now shows further down: it has not loaded them there.
    void rowsThatGoWhereTheListIsNotLoadedStaySelected()
    {
        const auto source = std::make_shared<FakeSource>(5000);
        const QStringList chosen = selectFirst(source, 300);
        QSignalSpy leftOut(m_table.get(), &DataTable::leftOut);
        QSignalSpy counts(m_table.get(), &DataTable::selectionCountChanged);
        source->setTurn(2000);
        m_table->letGoOfLeftOut(chosen);
        m_model->refresh();
        QTRY_COMPARE(m_model->idAt(0), FakeSource::idAt({}, 2000));
        QTest::qWait(100); // as long as an answer takes
        QCOMPARE(m_table->selectedCount(), 300);
        QVERIFY(leftOut.isEmpty() && counts.isEmpty());
        m_table->scrollTo(m_model->index(3295, 0), QAbstractItemView::PositionAtTop);
        QTRY_COMPARE(m_model->idAt(3299), FakeSource::idAt({}, 299));
        QTRY_VERIFY(!m_model->idAt(3305).isEmpty());
        QVERIFY(m_table->selectionModel()->isRowSelected(3299));
        QVERIFY(!m_table->selectionModel()->isRowSelected(3300));
        QVERIFY(m_table->selectedIds().contains(FakeSource::idAt({}, 299)));
        QCOMPARE(m_table->selectedCount(), 300);
        QTest::mouseClick(m_table->viewport(), Qt::LeftButton, Qt::ControlModifier, middleOf(3305));
        QCOMPARE(m_table->selectedCount(), 301);
        QTest::mouseClick(m_table->viewport(), Qt::LeftButton, Qt::ControlModifier, middleOf(3298));
        QCOMPARE(m_table->selectedCount(), 300);
        QVERIFY(!m_table->selectedIds().contains(FakeSource::idAt({}, 298)));
        QTest::mouseClick(m_table->viewport(), Qt::LeftButton, {}, middleOf(3299));
        QCOMPARE(m_table->selectedIds(), QStringList{FakeSource::idAt({}, 299)});
        QCOMPARE(m_table->selectedCount(), 1);
    }

    // Of 300 a hundred fit no more; the pages on which the others stand were never loaded, or are read no more.
    void ofRowsThatAreNotLoadedThoseThatFitNoMoreAreLetGoAndThatIsToldOnce()
    {
        const auto source = std::make_shared<FakeSource>(5000);
        const QStringList chosen = selectFirst(source, 300);
        QSignalSpy leftOut(m_table.get(), &DataTable::leftOut);
        QSignalSpy counts(m_table.get(), &DataTable::selectionCountChanged);
        source->setFirst(100);
        source->setRows(4900);
        m_table->letGoOfLeftOut(chosen);
        m_model->refresh();
        QTRY_COMPARE(m_model->rowCount(), 4900);
        QTRY_COMPARE(m_model->idAt(0), FakeSource::idAt({}, 100));
        QTRY_COMPARE(m_table->selectedCount(), 200);
        m_table->scrollToBottom();
        QTRY_VERIFY(!m_model->idAt(4899).isEmpty());
        m_table->scrollToTop();
        QTRY_VERIFY(m_table->selectionModel()->isRowSelected(0));
        QCOMPARE(m_table->selectedCount(), 200);
        QCOMPARE(leftOut.size(), 1);
        QCOMPARE(counts.size(), 1);
        QCOMPARE(counts[0][0].toInt(), 200);
    }

    void whoFollowsALinkKeepsTheRecordThoughTheListOnItsWayLacksIt()
    {
        openTable();
        m_model->setQuery({.search = u"nobody"_s});
        m_table->select(u"7PZ8"_s);
        QTRY_COMPARE(m_model->rowCount(), 0);
        QCOMPARE(m_table->currentId(), u"7PZ8"_s);
    }

    // It may stand further down: nothing says that the filter leaves it out.
    void aLongListKeepsTheRecordThatItHasNotLoaded()
    {
        openTableOf(std::make_shared<FakeSource>(1000));
        QTRY_VERIFY(m_model->knowsTotal());
        const QString id = FakeSource::idAt({}, 5);
        m_table->select(id);
        QVERIFY(m_table->isCurrentListed());
        QSignalSpy lost(m_table.get(), &DataTable::currentLost);
        m_model->setQuery({.search = u"other"_s});
        QTRY_COMPARE(m_model->idAt(0), FakeSource::idAt({.search = u"other"_s}, 0));
        QCOMPARE(m_table->currentId(), id);
        QVERIFY(!m_table->isCurrentListed());
        QCOMPARE(m_table->selectedCount(), 0);
        QSignalSpy opened(m_table.get(), &DataTable::opened);
        QTest::keyClick(m_table.get(), Qt::Key_Return);
        QVERIFY(opened.isEmpty());
        m_model->setQuery({});
        QTRY_COMPARE(m_table->selectedIds(), QStringList{id});
        QVERIFY(m_table->isCurrentListed() && lost.isEmpty());
    }

    void theRowOfARecordThatIsGoneIsNotSelectedInItsPlace()
    {
        const auto source = std::make_shared<FakeSource>(20);
        openTableOf(source);
        QTRY_VERIFY(m_model->knowsTotal());
        const QString id = FakeSource::idAt({}, 5);
        m_table->select(id);
        source->setFirst(7); // others have taken the first seven away
        m_model->refresh();
        QTRY_VERIFY(!m_model->rowOf(id));
        QTRY_COMPARE(m_model->idAt(5), FakeSource::idAt({}, 12));
        QVERIFY(m_table->selectedIds().isEmpty());
        QVERIFY(!m_table->isCurrentListed());
        source->setFirst(0);
        m_model->refresh();
        QTRY_COMPARE(m_table->selectedIds(), QStringList{id});
    }

    void enterOpensAndEscapeIsLeftToTheScreen()
    {
        openTable();
        QSignalSpy opened(m_table.get(), &DataTable::opened);
        m_table->select(u"7PY3"_s);
        QTest::keyClick(m_table.get(), Qt::Key_Down);
        QTest::keyClick(m_table.get(), Qt::Key_Return);
        QCOMPARE(opened.value(0).value(0).toString(), u"7PXK"_s);
        QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
        QApplication::sendEvent(m_table.get(), &escape);
        QVERIFY(!escape.isAccepted());
    }

    void controlHomeAndEndChooseTheFirstAndTheLastRow()
    {
        openTable();
        QSignalSpy current(m_table.get(), &DataTable::currentIdChanged);
        m_table->select(u"7PY3"_s);
        QTest::keyClick(m_table.get(), Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(m_table->selectedIds(), QStringList{u"7PN1"_s});
        QCOMPARE(current.last().value(0).toString(), u"7PN1"_s);
        QTest::keyClick(m_table.get(), Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(m_table->selectedIds(), QStringList{u"7Q2M"_s});
        QTest::keyClick(m_table.get(), Qt::Key_End, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_table->selectedIds().size(), 15);
    }

    // Whatever is done to each range of a choice is done as often as there are some.
    void allOfALongListStayOneRangeAsItsPagesArrive()
    {
        static constexpr int Rows = 1'000'000;
        openTableOf(std::make_shared<FakeSource>(Rows));
        QTRY_VERIFY(m_model->knowsTotal());
        m_table->setFocus();
        QTest::keyClick(m_table.get(), Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(m_table->selectedCount(), Rows);
        for (int row = 0; row < Rows; row += Rows / 70) { // more pages than are kept
            m_table->scrollTo(m_model->index(row, 0), QAbstractItemView::PositionAtTop);
            QTRY_VERIFY(!m_model->idAt(row).isEmpty());
        }
        QCOMPARE(m_table->selectedCount(), Rows);
        QCOMPARE(m_table->selectionModel()->selection().size(), 1);
        QVERIFY(m_table->selectedIds().size() > 5000); // of what is loaded
    }

    void severalRowsAreCounted()
    {
        openTable();
        QSignalSpy counts(m_table.get(), &DataTable::selectionCountChanged);
        m_table->select(u"7Q2M"_s);
        QTest::keyClick(m_table.get(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(m_table.get(), Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(counts.last().value(0).toInt(), 3);
        QCOMPARE(m_table->selectedIds().size(), 3);
    }
};

ONHIRE_GUI_TEST(TestTable)
#include "tst_table.moc"
