// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/devices/devices_desk_test.h"

#include <QAbstractItemModelTester>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestDevicesPage : public DevicesDeskTest
{
    Q_OBJECT

    // One was returned, one was out of use.
    void activateTwo(std::function<void()> &undo)
    {
        finishContract();
        UiPlace::value(returnAsset(m_place->context(), u"SN-300"_s, {.condition = u"good"_s}));
        UiPlace::value(removeAsset(m_place->context(), u"SN-100"_s));
        m_page->refresh();
        m_page->table()->selectAll();
        QTRY_COMPARE(m_page->table()->selectedIds().size(), 3);
        connect(m_page.get(), &Page::undoOffered, this,
                [&](const QString &, const auto &offer) { undo = offer; });
        m_page->act(u"devices.activate"_s);
    }

private Q_SLOTS:
    void init() { sitDown(); }
    void cleanup() { standUp(); }

    void theTableShowsWhereEachDeviceIs()
    {
        const QAbstractItemModelTester tester(&m_page->model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(cell(rowOf(u"SN-100"_s), u"Serial"_s), u"SN-100"_s);
        QCOMPARE(cell(rowOf(u"SN-100"_s), u"Status"_s), u"Available"_s);
        QCOMPARE(cell(rowOf(u"SN-100"_s), u"Location"_s), u"Shelf 4"_s);
        QCOMPARE(cell(rowOf(u"SN-100"_s), u"Condition"_s), u"Good"_s);
        QCOMPARE(cell(rowOf(u"SN-200"_s), u"Cost EUR"_s), u"900.00"_s);
        QCOMPARE(cell(rowOf(u"SN-300"_s), u"Status"_s), u"Out"_s);
        QCOMPARE(cell(rowOf(u"SN-300"_s), u"Customer"_s), u"Acme Logistics"_s);
        QCOMPARE(cell(rowOf(u"SN-300"_s), u"Recovered"_s), u"0 %"_s);
    }

    void filtersAndSearchNarrowIt_data()
    {
        QTest::addColumn<FilterState>("filter");
        QTest::addColumn<QStringList>("serials");
        QTest::newRow("status") << FilterState{{}, {{u"status"_s, {u"rented_out"_s, u"sold"_s}}}}
                                << QStringList{u"SN-300"_s};
        QTest::newRow("location") << FilterState{{}, {{u"location"_s, {u"Shelf 7"_s}}}}
                                  << QStringList{u"SN-200"_s};
        QTest::newRow("search by the beginning of a serial")
            << FilterState{u"sn-1"_s, {}} << QStringList{u"SN-100"_s};
        QTest::newRow("search by product")
            << FilterState{u"thinkpad"_s, {}} << QStringList{u"SN-100"_s, u"SN-200"_s, u"SN-300"_s};
        QTest::newRow("none") << FilterState{{}, {{u"status"_s, {u"sold"_s}}}} << QStringList{};
    }

    void filtersAndSearchNarrowIt()
    {
        QFETCH(FilterState, filter);
        QFETCH(QStringList, serials);
        m_page->filterBar()->setState(filter);
        QTRY_COMPARE(m_page->model().rowCount(), serials.size());
        for (const QString &serial : serials)
            QVERIFY2(rowOf(serial) >= 0, qPrintable(serial));
    }

    void aDeviceIsFoundByEveryFilter_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QStringList>("typed");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("serials");
        QTest::newRow("product") << u"sku"_s << QStringList{u"iphone"_s} << u"Product: iPhone 15, Grade A"_s
                                 << QStringList{u"SN-900"_s};
        QTest::newRow("SKU") << u"skuBegins"_s << QStringList{u"ip1"_s} << u"SKU: ip1"_s
                             << QStringList{u"SN-900"_s};
        QTest::newRow("customer") << u"customer"_s << QStringList{u"acme"_s} << u"Customer: Acme Logistics"_s
                                  << QStringList{u"SN-300"_s};
    }

    void aDeviceIsFoundByEveryFilter()
    {
        QFETCH(QString, filter);
        QFETCH(QStringList, typed);
        QFETCH(QString, words);
        QFETCH(QStringList, serials);
        m_place->product(productJson("IP15", "iPhone 15"));
        device("SN-900", {}, "IP15-A");
        m_page->refresh();
        QTRY_COMPARE(m_page->model().rowCount(), 4);
        findByFilter(*m_page, filter, typed, words, serials);
    }

    void aWholeSkuFindsNoOtherThatBeginsSo()
    {
        m_place->product(productJson("IP15", "iPhone 15"));
        m_place->product(productJson("IP15-A", "iPhone 15 Plus"));
        device("SN-900", {}, "IP15-A");
        device("SN-901", {}, "IP15-A-A");
        m_page->refresh();
        QTRY_COMPARE(m_page->model().rowCount(), 5);
        findByFilter(*m_page, u"skuBegins"_s, {u"ip15-a"_s}, u"SKU: ip15-a"_s, {u"SN-900"_s});
        m_page->filterBar()->clear();
        QTRY_COMPARE(m_page->model().rowCount(), 5);
        findByFilter(*m_page, u"skuBegins"_s, {u"IP15"_s}, u"SKU: IP15"_s, {u"SN-900"_s, u"SN-901"_s});
    }

    void anSkuInMixedCaseIsFoundHoweverItIsTyped()
    {
        m_place->product(productJson("iPhone15", "iPhone 15"));
        device("SN-900", {}, "iPhone15-A");
        m_page->refresh();
        QTRY_COMPARE(m_page->model().rowCount(), 4);
        findByFilter(*m_page, u"skuBegins"_s, {u"iphone15-a"_s}, u"SKU: iphone15-a"_s, {u"SN-900"_s});
    }

    void aDeviceIsFoundByTheDayOnWhichItWasAdded()
    {
        const TextFormat format = m_place->workplace().format();
        const QDate today = format.today(), tomorrow = today.addDays(1);
        findByFilter(*m_page, u"created"_s, {dayText(today, format.locale())},
                     u"Added: from "_s + format.day(today), {u"SN-100"_s, u"SN-200"_s, u"SN-300"_s});
        m_page->filterBar()->clear();
        findByFilter(*m_page, u"created"_s, {dayText(tomorrow, format.locale())},
                     u"Added: from "_s + format.day(tomorrow), {});
    }

    void everyColumnThatOffersItSortsTheRows()
    {
        PagedTableModel &model = m_page->model();
        for (int column = 0; column < model.columnCount(); ++column) {
            model.sort(column, Qt::AscendingOrder);
            QTRY_VERIFY(!model.isLoading());
            QVERIFY2(!model.failure(), qPrintable(model.headerData(column, Qt::Horizontal).toString()));
            QCOMPARE(model.rowCount(), 3);
        }
    }

    void locationsThatAreInUseCanBeFilteredBy()
    {
        QCOMPARE(UiPlace::value(assetLocations(m_place->context())), (QStringList{u"Shelf 4"_s, u"Shelf 7"_s}));
    }

    void thePaneTellsWhoHasTheDeviceAndLeadsThere()
    {
        open(u"SN-300"_s);
        QTRY_VERIFY(paneTexts().join(u' ').contains(u"Acme Logistics"_s));
        QSignalSpy followed(m_page.get(), &Page::followed);
        for (LinkLabel *link : m_page->pane()->findChildren<LinkLabel *>()) {
            if (link->text().contains(shortCodeOf(m_order)))
                link->click();
        }
        QCOMPARE(followed.size(), 1);
        QCOMPARE(followed[0][0].value<Link>(), linkTo(m_order));
    }

    void aDeviceThatIsBackLeadsToItsLastContractAndCustomer()
    {
        const QString customer =
            valueOf(UiPlace::value(findSubscription(m_place->context(), m_rental)))[u"customerId"].toString();
        finishContract();
        UiPlace::value(returnAsset(m_place->context(), u"SN-300"_s, {}));
        open(u"SN-300"_s);
        QTRY_VERIFY2(paneTexts().contains(u"Last with a customer"_s), qPrintable(paneTexts().join(u'|')));
        QSignalSpy followed(m_page.get(), &Page::followed);
        for (LinkLabel *link : m_page->pane()->findChildren<LinkLabel *>()) {
            if (link->text() == u"Acme Logistics" || link->text().contains(shortCodeOf(m_rental)))
                link->click();
        }
        QCOMPARE(followed.size(), 2);
        QCOMPARE(followed[0][0].value<Link>(), linkTo(customer));
        QCOMPARE(followed[1][0].value<Link>(), linkTo(m_rental));
        QTRY_COMPARE(nextStep(), u"Inspect…"_s); // it is not with that customer
    }

    void whatFitsADeviceTheCoreSays_data()
    {
        QTest::addColumn<QString>("serial");
        QTest::addColumn<QStringList>("actions");
        QTest::newRow("available") << u"SN-100"_s << QStringList{u"edit"_s, u"labels"_s, u"deactivate"_s};
        QTest::newRow("out") << u"SN-300"_s << QStringList{u"edit"_s, u"labels"_s, u"returnSlip"_s};
    }

    void whatFitsADeviceTheCoreSays()
    {
        QFETCH(QString, serial);
        QFETCH(QStringList, actions);
        QCOMPARE(possible(serial), actions);
    }

    void theNextStepFollowsTheStatus()
    {
        open(u"SN-300"_s);
        QTRY_COMPARE(nextStep(), u"Edit…"_s); // its contract runs
        finishContract();
        m_page->refresh();
        QTRY_COMPARE(nextStep(), u"Take back…"_s);
        open(u"SN-100"_s);
        QTRY_COMPARE(nextStep(), u"Edit…"_s);
    }

    void whoMayOnlyReadIsOfferedNothingThatChanges()
    {
        show(m_place->workplaceWith({u"assets:read"_s}));
        QTRY_COMPARE(m_page->model().rowCount(), 3);
        open(u"SN-100"_s);
        for (const ActionRegistry::Entry &entry : m_actions->entries())
            QVERIFY2(QStringList({u"devices.labels"_s, u"devices.returnSlip"_s, u"devices.export"_s})
                         .contains(entry.spec.id),
                     qPrintable(entry.spec.id));
        QTest::keyClick(m_page->table(), Qt::Key_N, Qt::ControlModifier);
        QVERIFY(!openIntake());
    }

    void theKeyboardEditsADevice()
    {
        open(u"SN-100"_s);
        QTest::keyClick(m_page->table(), Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY(m_page->isEditing());
        typeInto(field<QLineEdit>(u"Location"_s), u"Shelf 9"_s);
        typeInto(field<QLineEdit>(u"Cost, EUR"_s), u"1,111.50"_s);
        auto *condition = field<QComboBox>(u"Condition"_s);
        condition->setFocus();
        QTest::keyClick(condition, Qt::Key_End);
        QTest::keyClick(m_page->form(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(stored(u"SN-100"_s)[u"location"].toString(), u"Shelf 9"_s);
        QCOMPARE(stored(u"SN-100"_s)[u"acquisitionCost"].digits(), "1111.50"_ba);
        QCOMPARE(stored(u"SN-100"_s)[u"condition"].toString(), u"damaged"_s);
        QTRY_COMPARE(cell(rowOf(u"SN-100"_s), u"Condition"_s), u"Damaged"_s);
    }

    void whatIsClearedIsGone()
    {
        open(u"SN-100"_s);
        m_page->act(u"devices.edit"_s);
        QTRY_VERIFY(m_page->isEditing());
        QVERIFY(!m_page->isFormShown() && m_page->form()->fields() <= 8); // the pane has room for them
        QTRY_VERIFY(m_page->isEditing());
        field<QLineEdit>(u"Location"_s)->clear();
        field<QLineEdit>(u"Cost, EUR"_s)->clear();
        field<QComboBox>(u"Condition"_s)->setCurrentIndex(0);
        saveButton(m_page.get())->click();
        QTRY_VERIFY(!stored(u"SN-100"_s).has(u"location"));
        QVERIFY(!stored(u"SN-100"_s).has(u"acquisitionCost"));
        QVERIFY(!stored(u"SN-100"_s).has(u"condition"));
    }

    void deactivatingAsksFirstAndCanBeTakenBack()
    {
        open(u"SN-100"_s);
        m_page->act(u"devices.deactivate"_s);
        QTRY_VERIFY(question());
        QVERIFY(question()->windowTitle().contains(u"SN-100"_s));
        QCOMPARE(status(u"SN-100"_s), u"available"_s);
        QVERIFY(!question()->verbButton()->isDefault()); // Enter changes nothing
        question()->verbButton()->click();
        QTRY_COMPARE(status(u"SN-100"_s), u"unavailable"_s);
        QTRY_COMPARE(nextStep(), u"Make available"_s);
        m_page->pane()->head()->primary()->click();
        QTRY_COMPARE(status(u"SN-100"_s), u"available"_s);
    }

    void makingAvailableCanBeTakenBack()
    {
        std::function<void()> undo;
        activateTwo(undo);
        QTRY_COMPARE(status(u"SN-100"_s), u"available"_s);
        QTRY_COMPARE(status(u"SN-300"_s), u"available"_s);
        QTRY_VERIFY(undo);
        const QSignalSpy told(m_page.get(), &Page::succeeded);
        undo();
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(told[0][0].toString(), u"Undone: 2 devices are available."_s);
        QTRY_COMPARE(status(u"SN-100"_s), u"unavailable"_s);
        QTRY_COMPARE(status(u"SN-300"_s), u"returned"_s); // it waits for its inspection again
        QCOMPARE(status(u"SN-200"_s), u"available"_s);
    }

    // The filter shows those that wait for their inspection, which they do no longer.
    void whatARunTakesOutOfTheListIsNotSelectedAnyMore()
    {
        finishContract();
        UiPlace::value(returnAsset(m_place->context(), u"SN-300"_s, {.condition = u"good"_s}));
        UiPlace::value(removeAsset(m_place->context(), u"SN-100"_s));
        m_page->filterBar()->setState({{}, {{u"status"_s, {u"returned"_s, u"unavailable"_s}}}});
        QTRY_COMPARE(m_page->model().rowCount(), 2);
        m_page->table()->selectAll();
        QTRY_COMPARE(m_page->table()->selectedIds().size(), 2);
        QTRY_VERIFY(m_page->bulkPane()->isVisible());
        m_page->act(u"devices.activate"_s);
        QTRY_COMPARE(status(u"SN-100"_s), u"available"_s);
        QTRY_COMPARE(m_page->model().rowCount(), 0);
        QCOMPARE(m_page->table()->selectedCount(), 0);
        QTRY_VERIFY(!m_page->bulkPane()->isVisible());
        QVERIFY(!m_page->isPaneShown());
    }

    void whatIsOutByNowIsNotTakenBack()
    {
        UiPlace::value(removeAsset(m_place->context(), u"SN-100"_s));
        open(u"SN-100"_s);
        std::function<void()> undo;
        connect(m_page.get(), &Page::undoOffered, this,
                [&](const QString &, const auto &offer) { undo = offer; });
        m_page->pane()->head()->primary()->click();
        QTRY_VERIFY(undo);
        rentOut("SN-100");
        m_page->refresh();
        QTRY_VERIFY(paneTexts().join(u' ').contains(u"Acme Logistics"_s));
        const QSignalSpy failed(m_page.get(), &Page::failed);
        undo();
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed[0][0].toString(), u"Could not be undone: SN-100 is available."_s);
        QCOMPARE(status(u"SN-100"_s), u"rented_out"_s);
    }

    void ofSeveralEachIsToldWhetherItWasTakenBack()
    {
        std::function<void()> undo;
        activateTwo(undo);
        QTRY_VERIFY(undo);
        rentOut("SN-100");
        const QSignalSpy succeeded(m_page.get(), &Page::succeeded), failed(m_page.get(), &Page::failed);
        undo();
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed[0][0].toString(), u"Could not be undone: SN-100 is available."_s);
        QCOMPARE(succeeded.size(), 1);
        QCOMPARE(succeeded[0][0].toString(), u"Undone: SN-300 is available."_s);
        QCOMPARE(status(u"SN-300"_s), u"returned"_s);
        QCOMPARE(status(u"SN-100"_s), u"rented_out"_s);
    }

    void severalAreDeactivatedAtOnceAndTheRestIsLeftAlone()
    {
        m_page->table()->selectAll();
        QTRY_COMPARE(m_page->table()->selectedIds().size(), 3);
        m_page->act(u"devices.deactivate"_s);
        QTRY_VERIFY(question());
        QVERIFY(question()->verbButton()->text().contains(u"2"));
        question()->verbButton()->click();
        QTRY_COMPARE(status(u"SN-100"_s), u"unavailable"_s);
        QTRY_COMPARE(status(u"SN-200"_s), u"unavailable"_s);
        QCOMPARE(status(u"SN-300"_s), u"rented_out"_s);
    }

    void aDeviceIsTakenBackWithItsCondition()
    {
        finishContract();
        open(u"SN-300"_s);
        m_page->pane()->head()->primary()->click();
        QTRY_VERIFY(m_page->isEditing());
        QVERIFY(field<QComboBox>(u"Condition"_s)->currentText() == u"Not inspected yet");
        field<QComboBox>(u"Condition"_s)->setCurrentIndex(3);
        typeInto(field<QPlainTextEdit>(u"Damage"_s), u"Scratch on the lid"_s);
        QTest::keyClick(m_page->form(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(status(u"SN-300"_s), u"returned"_s);
        QCOMPARE(stored(u"SN-300"_s)[u"condition"].toString(), u"fair"_s);
        QCOMPARE(stored(u"SN-300"_s)[u"damageAssessment"].toString(), u"Scratch on the lid"_s);
        QTRY_COMPARE(nextStep(), u"Make available"_s);
    }

    void aDeviceIsTakenBackThoughNothingIsKnownOfItYet()
    {
        finishContract();
        open(u"SN-300"_s);
        m_page->pane()->head()->primary()->click();
        QTRY_VERIFY(m_page->isEditing());
        saveButton(m_page.get())->click();
        QTRY_COMPARE(status(u"SN-300"_s), u"returned"_s);
    }

    void aDeviceThatIsBackWaitsForItsInspection()
    {
        finishContract();
        UiPlace::value(reviseAsset(m_place->context(), u"SN-300"_s, {.condition = u"excellent"_s}));
        UiPlace::value(returnAsset(m_place->context(), u"SN-300"_s, {}));
        m_page->refresh();
        open(u"SN-300"_s);
        QTRY_COMPARE(nextStep(), u"Inspect…"_s);
        QVERIFY(!stored(u"SN-300"_s).has(u"condition")); // that was before it went out
        // who records no conditions goes on as before
        QVERIFY(possible(u"SN-300"_s).contains(u"activate"_s));
        m_page->pane()->head()->primary()->click();
        QTRY_VERIFY(m_page->isEditing());
        saveButton(m_page.get())->click(); // nothing is said yet
        QVERIFY(m_page->isEditing());
        QCOMPARE(status(u"SN-300"_s), u"returned"_s);
        field<QComboBox>(u"Condition"_s)->setCurrentIndex(3);
        saveButton(m_page.get())->click();
        QTRY_COMPARE(status(u"SN-300"_s), u"available"_s);
        QCOMPARE(stored(u"SN-300"_s)[u"condition"].toString(), u"fair"_s);
        QTRY_VERIFY(!possible(u"SN-300"_s).contains(u"inspect"_s));
    }

    void aReturnSaysWhatItDoesAndIsNotLostToWhoeverWasFaster()
    {
        finishContract();
        open(u"SN-300"_s);
        m_page->pane()->head()->primary()->click();
        QTRY_VERIFY(m_page->isEditing());
        QVERIFY(paneTexts().join(u' ').contains(u"Nothing is charged."_s));
        typeInto(field<QPlainTextEdit>(u"Damage"_s), u"Scratch on the lid"_s);
        UiPlace::value(reviseAsset(
            m_place->context(), u"SN-300"_s,
            UiPlace::value(AssetPatch::read(json("{'location':'Dock'}"), u"SN-300"_s,
                                            *m_place->context().tenant, todayOf(m_place->context())))));
        QTest::keyClick(m_page->form(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(m_page->pane()->fault().contains(u"Someone else changed this"_s));
        QCOMPARE(status(u"SN-300"_s), u"rented_out"_s);
        QTest::keyClick(m_page->form(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(status(u"SN-300"_s), u"returned"_s);
        QCOMPARE(stored(u"SN-300"_s)[u"damageAssessment"].toString(), u"Scratch on the lid"_s);
    }

    void whoSelectsMoreKeepsTheDraftOfAReturn()
    {
        finishContract();
        open(u"SN-300"_s);
        m_page->pane()->head()->primary()->click();
        QTRY_VERIFY(m_page->isEditing());
        typeInto(field<QPlainTextEdit>(u"Damage"_s), u"Scratch on the lid"_s);
        const QModelIndex other = m_page->model().index(rowOf(u"SN-100"_s), 0);
        QTest::mouseClick(m_page->table()->viewport(), Qt::LeftButton, Qt::ControlModifier,
                          m_page->table()->visualRect(other).center());
        QTRY_COMPARE(m_page->table()->selectedIds().size(), 2);
        QVERIFY(!m_page->isEditing());
        DraftStore drafts(m_place->settings(), *m_place->workplace().session);
        QCOMPARE(drafts.all().size(), 1);
        QCOMPARE(drafts.all()[0].title, u"Take back SN-300"_s);
        m_page->table()->clearSelection();
        m_page->openLink({.screen = u"devices"_s, .id = u"SN-300"_s, .act = drafts.all()[0].act});
        QTRY_VERIFY(m_page->isEditing());
        QCOMPARE(field<QPlainTextEdit>(u"Damage"_s)->toPlainText(), u"Scratch on the lid"_s);
        saveButton(m_page.get())->click();
        QTRY_COMPARE(status(u"SN-300"_s), u"returned"_s);
        QTRY_COMPARE(drafts.all().size(), 0);
    }

    void aContractThatRunsIsNotEndedInPassing()
    {
        open(u"SN-300"_s);
        QVERIFY(!m_page->objectOf(u"devices.takeBack"_s));
        QTest::keyClick(m_page->table(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(m_page->pane()->fault().contains(u"The contract for this device is still running."_s));
        QVERIFY(!m_page->isEditing());
    }

    // The same key as in Subscriptions.
    void aKeyTakesADeviceBack()
    {
        finishContract();
        open(u"SN-300"_s);
        QTest::keyClick(m_page->table(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(m_page->isEditing());
        QVERIFY(m_page->form()->findChild<QComboBox *>());
    }

    void labelsArePrintedForTheSelection()
    {
        m_page->table()->selectAll();
        QTRY_COMPARE(m_page->table()->selectedIds().size(), 3);
        QTest::keyClick(m_page->table(), Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(m_page->findChild<LabelDialog *>());
        auto *labels = m_page->findChild<LabelDialog *>();
        QCOMPARE(labels->windowTitle(), u"Labels for 3 devices"_s);
        const QString path = QDir::temp().filePath(u"onhire-labels.pdf"_s);
        QSignalSpy succeeded(m_page.get(), &Page::succeeded);
        labels->savePdfAs(path);
        QTRY_COMPARE(succeeded.size(), 1);
        QVERIFY(QFileInfo(path).size() > 1000);
        QFile::remove(path);
    }

    void whatSomebodyElseChangesAppearsByItself()
    {
        open(u"SN-100"_s);
        const Context here = m_place->context();
        const auto patch =
            AssetPatch::read(json("{'location':'Cellar'}"), u"SN-100"_s, *here.tenant, here.now().date());
        UiPlace::value(reviseAsset(here, u"SN-100"_s, UiPlace::value(patch)));
        Q_EMIT m_place->workplace().live.changed({u"SN-100"_s});
        QTRY_COMPARE(cell(rowOf(u"SN-100"_s), u"Location"_s), u"Cellar"_s);
        QTRY_VERIFY(paneTexts().contains(u"Cellar"_s));
    }

    // A name tells no more than the list, but an address does.
    void customersAreOfferedToThoseWhoMayReadThem()
    {
        const Workplace all = m_place->workplace();
        const Workplace few =
            m_place->workplaceWith({u"assets:read"_s, u"subscriptions:read"_s, u"orders:read"_s});
        const auto offered = [&](const QList<FilterField> &fields) {
            QStringList ids;
            const FilterBar bar(u"f"_s, {}, fields, m_place->settings());
            for (const FilterField &field : bar.fields())
                ids += field.id;
            return QSet<QString>(ids.begin(), ids.end());
        };
        using Filters = QList<FilterField> (*)(const Workplace &);
        const auto missing = [&](Filters filters) { return offered(filters(all)) - offered(filters(few)); };
        for (const Filters filters : {deviceFilters, orderFilters, subscriptionFilters})
            QCOMPARE(missing(filters), QSet<QString>{u"customer"_s});
    }

    void itLooksRight_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QString>("language");
        QTest::newRow("light") << false << u"en_GB"_s;
        QTest::newRow("dark") << true << u"en_GB"_s;
        QTest::newRow("arabic") << false << u"ar_EG"_s;
    }

    // The pictures are for people to look at.
    void itLooksRight()
    {
        QFETCH(bool, dark);
        QFETCH(QString, language);
        Theme theme(*qApp);
        theme.setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
        m_place->setLanguage(QLocale(language));
        QApplication::setLayoutDirection(QLocale(language).textDirection());
        show(m_place->workplace());
        m_page->resize(1240, 800);
        QTRY_COMPARE(m_page->model().rowCount(), 3);
        m_page->open(u"SN-300"_s);
        QTRY_VERIFY(paneTexts().join(u' ').contains(u"Acme Logistics"_s));
        const QString folder = qEnvironmentVariable("ONHIRE_KEEP_PICTURES");
        const auto keep = [&](QWidget *widget, const QString &name) {
            QTest::qWait(80);
            const QImage picture = widget->grab().toImage();
            QCOMPARE(isDark(widget->palette()), dark);
            if (!folder.isEmpty())
                QVERIFY(picture.save(
                    u"%1/%2-%3.png"_s.arg(folder, name, QLatin1StringView(QTest::currentDataTag()))));
        };
        keep(m_page.get(), u"devices"_s);
        m_page->act(u"devices.edit"_s);
        QTRY_VERIFY(m_page->isEditing());
        keep(m_page.get(), u"device-edit"_s);
        m_page->startIntake();
        openIntake()->variantField()->enterCode(u"TP14-A"_s);
        openIntake()->serialsField()->setPlainText(u"NEW-1\nNEW-2\nSN-100"_s);
        openIntake()->addButton()->click();
        QTRY_COMPARE(openIntake()->results()->rowCount(), 3);
        keep(openIntake(), u"device-intake"_s);
        openIntake()->serialsField()->clear();
        openIntake()->reject();
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }
};

ONHIRE_GUI_TEST(TestDevicesPage)
#include "tst_devices_page.moc"
