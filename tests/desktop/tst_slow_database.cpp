// SPDX-License-Identifier: GPL-3.0-or-later
// The database takes two seconds for every answer. What the screen shows, what is selected and what an action
// hits are one record all the same: nothing is done to the one before, however fast somebody goes on to the
// next.
#include "core/base/id.h"
#include "core/base/json_reader.h"
#include "core/services/demo/demo.h"
#include "core/services/orders/orders.h"
#include "core/services/subscriptions/lifecycle.h"
#include "tests/desktop/desk_round.h"
#include "tests/support/cut_proxy.h"
#include "tests/watch/gui_test.h"
#include "ui/fulfilment/fulfilment_page.h"
#include "ui/shared/controls/question.h"
#include "ui/shared/links/link_label.h"
#include "ui/shared/pages/bulk_pane.h"
#include "ui/shared/pages/records_page.h"
#include "ui/shared/scanning/scan_field.h"
#include "ui/shell/main_window.h"
#include "ui/shell/status_line.h"
#include "ui/subscriptions/subscriptions_page.h"

#include <QHeaderView>
#include <QToolButton>

using namespace onhire;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TestSlowDatabase : public QObject
{
    Q_OBJECT

private:
    static constexpr auto EachAnswer = 2000ms;
    static constexpr int ASoonAsHands = 250; // milliseconds in which somebody goes on

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<CompanyDatabase> m_company;
    TenantPointer m_tenant;
    std::unique_ptr<CutProxy> m_line;
    std::unique_ptr<Desk> m_desk;
    QString m_screen, m_first, m_second; // and the ids of the two records in question

    TablePage *page() { return static_cast<TablePage *>(m_desk->window()->currentPage()); }
    RecordsPage *records() { return qobject_cast<RecordsPage *>(page()); }
    EditingPage *editing() { return qobject_cast<EditingPage *>(page()); }
    DetailPane *pane() { return page()->pane(); }
    void slow() { m_line->slowDown(EachAnswer); }
    void fast() { m_line->slowDown(0ms); }

    void clickRow(int row, Qt::KeyboardModifiers modifiers = {})
    {
        DataTable *table = page()->table();
        const QRect cell = table->visualRect(page()->model().index(row, 0));
        QVERIFY2(table->viewport()->rect().contains(cell.center()), "the row is not in sight");
        QTest::mouseClick(table->viewport(), Qt::LeftButton, modifiers, cell.center());
    }
    void clickRow(const QString &id, Qt::KeyboardModifiers modifiers = {})
    {
        const auto row = page()->model().rowOf(id);
        QVERIFY(row.has_value());
        clickRow(*row, modifiers);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        m_desk->window()->activateWindow();
        if (!QTest::qWaitForWindowActive(m_desk->window()) || !m_desk->window()->focusWidget())
            qFatal("nothing has the focus");
        QTest::keyClick(m_desk->window()->focusWidget(), key, modifiers);
    }
    // As its key or its entry in Go to does.
    void trigger(const QString &action)
    {
        for (QAction *each : page()->actions()) {
            if (each->objectName() == action)
                return each->trigger();
        }
        QFAIL(qPrintable(u"there is no "_s + action));
    }

    static QuestionDialog *question()
    {
        return qobject_cast<QuestionDialog *>(QApplication::activeModalWidget());
    }
    static QString code(const QString &id)
    {
        return id.startsWith(u"ord_") || id.startsWith(u"sub_") ? shortCodeOf(id) : id;
    }
    // Everything that is stored about it.
    QString stored(const QString &id)
    {
        static const QMap<QString, QString> tables{{u"orders"_s, u"orders where order_id"_s},
                                                   {u"subscriptions"_s, u"subscriptions where rental_id"_s},
                                                   {u"devices"_s, u"assets where serial_number"_s},
                                                   {u"customers"_s, u"customers where customer_id"_s},
                                                   {u"catalogue"_s, u"products where product_id"_s}};
        return m_company->look(
            u"select to_jsonb(t)::text from (select * from %1 = '%2') t"_s.arg(tables[m_screen], id));
    }
    // The first is open beside the table.
    void begin(const QString &screen, const QString &status)
    {
        m_screen = screen;
        m_desk->window()->show(screen);
        if (!status.isEmpty())
            page()->filterBar()->setState({{}, {{u"status"_s, {status}}}});
        QTRY_VERIFY(page()->model().hasLoaded() && !page()->model().isLoading());
        QTRY_VERIFY2(page()->model().rowCount() >= 4, qPrintable(screen));
        m_first = page()->model().idAt(0);
        m_second = page()->model().idAt(1);
        clickRow(0);
        QTRY_VERIFY(isShown(m_first));
    }
    bool isShown(const QString &id)
    {
        if (pane()->isStale() || pane()->shownTitle().isEmpty() || page()->table()->currentId() != id)
            return false;
        return !records() || records()->shown().id == id;
    }
    // What could be pressed in the pane, but for its cross and for links, which only lead somewhere.
    QStringList offered()
    {
        QStringList offered;
        for (const QAbstractButton *each : pane()->findChildren<QAbstractButton *>()) {
            const QString name = each->text().isEmpty() ? each->accessibleName() : each->text();
            if (each->isVisible() && each->isEnabled() && !qobject_cast<const LinkLabel *>(each)
                && name != u"Close the details")
                offered += name;
        }
        return offered;
    }
    // The pane never offers anything for a record that is not the selected one.
    bool isTruthful()
    {
        return pane()->isStale() || !page()->isPaneShown() || editing()->isEditing()
            || page()->table()->currentId() == records()->shown().id;
    }

    // So that the device may come back.
    void endContractOf(const QString &serial)
    {
        const QString rental =
            m_company->look(u"select rental_id from assets where serial_number = '%1'"_s.arg(serial));
        const auto request =
            CancelRequest::read(readJson(R"({"reason":"customer_request"})").value(), *m_tenant, {});
        need(cancelSubscription(m_company->at(m_tenant), rental, need(request)));
    }

    // Whatever the action opens is about that record, and what it does is done to that.
    void verifyItIsFor(const QString &id, const QString &titleBefore)
    {
        const QString before = stored(id);
        const auto *subscriptions = qobject_cast<SubscriptionsPage *>(page());
        const auto guided = [&] { return subscriptions ? subscriptions->guided() : nullptr; };
        QTRY_VERIFY(question() || editing()->isEditing() || guided());
        if (question()) {
            QVERIFY2(question()->windowTitle().contains(code(id)), qPrintable(question()->windowTitle()));
            question()->verbButton()->click();
            QTRY_VERIFY(stored(id) != before);
        } else if (guided()) {
            QStringList links;
            for (const LinkLabel *link : guided()->findChildren<LinkLabel *>())
                links += link->text();
            QVERIFY2(links.join(u' ').contains(code(id)), qPrintable(links.join(u' ')));
        } else if (m_desk->window()->currentPageId() == m_screen) {
            const QString title =
                records()->isFormShown() ? records()->formPage()->head()->title() : pane()->shownTitle();
            QVERIFY(title != titleBefore);
            QCOMPARE(records()->shown().id, id);
            QVERIFY2(title.contains(records()->shown().title, Qt::CaseInsensitive), qPrintable(title));
        } else { // an order of a customer
            QCOMPARE(seen<QLineEdit>(records()->formPage(), u"E-mail"_s)->text(),
                     m_company->look(u"select email from customers where customer_id = '%1'"_s.arg(id)));
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>(*qApp);
        m_company = std::make_unique<CompanyDatabase>();
        m_tenant = m_company->tenant(u"Nordlicht GmbH"_s);
        need(fillWithDemo(m_company->at(m_tenant), {.orders = 200}));
        m_line = std::make_unique<CutProxy>(m_company->address());
    }
    void init()
    {
        fast();
        m_desk = std::make_unique<Desk>(m_company->clock, *m_theme);
        m_desk->startAt(m_line->address().uri(adminRole));
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->window(), 20'000);
        m_desk->window()->resize(1440, 900);
        QVERIFY(QTest::qWaitForWindowActive(m_desk->window()));
    }
    void cleanup()
    {
        fast();
        m_desk.reset();
    }
    void cleanupTestCase() { m_line.reset(); }

    void anActionRightAfterTheNextRowIsClickedIsForThatRow_data()
    {
        QTest::addColumn<QString>("screen");
        QTest::addColumn<QString>("status");
        QTest::addColumn<QString>("action");
        const auto row = [](const QString &screen, const QString &status, const QString &action) {
            QTest::newRow(qPrintable(action)) << screen << status << action;
        };
        row(u"orders"_s, u"pending"_s, u"orders.confirm"_s);
        row(u"orders"_s, u"pending"_s, u"orders.cancel"_s);
        row(u"orders"_s, {}, u"orders.edit"_s);
        row(u"subscriptions"_s, u"active"_s, u"subscriptions.edit"_s);
        row(u"subscriptions"_s, u"active"_s, u"subscriptions.extend"_s);
        row(u"devices"_s, u"available"_s, u"devices.deactivate"_s);
        row(u"devices"_s, u"available"_s, u"devices.edit"_s);
        row(u"devices"_s, u"rented_out"_s, u"devices.takeBack"_s);
        row(u"customers"_s, u"active"_s, u"customers.order"_s);
        row(u"customers"_s, u"active"_s, u"customers.edit"_s);
        row(u"catalogue"_s, u"active"_s, u"catalogue.edit"_s);
    }
    void anActionRightAfterTheNextRowIsClickedIsForThatRow()
    {
        QFETCH(QString, screen);
        QFETCH(QString, status);
        QFETCH(QString, action);
        begin(screen, status);
        if (action == u"devices.takeBack")
            endContractOf(m_second);
        const QString first = stored(m_first);
        const QString titleOfFirst = pane()->shownTitle();
        slow();
        clickRow(1);
        QVERIFY(pane()->isStale());
        QCOMPARE(offered(), QStringList());
        trigger(action);
        QTest::qWait(ASoonAsHands);
        QVERIFY(!question() && !editing()->isEditing()); // it is not known yet what that record is
        fast();

        verifyItIsFor(m_second, titleOfFirst);
        QCOMPARE(stored(m_first), first);
    }

    void whatIsClickedWhileTheTableIsSortedIsWhatTheActionIsFor_data()
    {
        QTest::addColumn<QString>("screen");
        QTest::addColumn<QString>("status");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("action");
        QTest::newRow("orders") << u"orders"_s << u"pending"_s << 0 << u"orders.cancel"_s;
        QTest::newRow("devices") << u"devices"_s << u"available"_s << 0 << u"devices.deactivate"_s;
        QTest::newRow("customers") << u"customers"_s << u"active"_s << 2 << u"customers.edit"_s;
    }
    void whatIsClickedWhileTheTableIsSortedIsWhatTheActionIsFor()
    {
        QFETCH(QString, screen);
        QFETCH(QString, status);
        QFETCH(int, column);
        QFETCH(QString, action);
        begin(screen, status);
        QStringList ids, before;
        for (int row = 0; row < 4; ++row) {
            ids += page()->model().idAt(row);
            before += stored(ids.last());
        }
        const QString titleOfFirst = pane()->shownTitle();
        slow();
        const QHeaderView *header = page()->table()->horizontalHeader();
        const QPoint title(header->sectionViewportPosition(column) + 20, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, title);
        clickRow(ids[2]); // it still stands where it stood
        trigger(action);
        fast();
        verifyItIsFor(ids[2], titleOfFirst);
        for (const int row : {0, 1, 3})
            QCOMPARE(stored(ids[row]), before[row]);
    }

    void whatAFilterHidesMeanwhileIsStillWhatTheActionIsFor()
    {
        begin(u"orders"_s, u"pending"_s);
        const QString first = stored(m_first);
        slow();
        page()->filterBar()->setState({{}, {{u"status"_s, {u"fulfilled"_s}}}});
        clickRow(1);
        press(Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
        fast();
        QTRY_VERIFY(question());
        QVERIFY(question()->windowTitle().contains(code(m_second)));
        QTest::keyClick(question(), Qt::Key_Escape);
        QTRY_VERIFY(!question());
        QTRY_VERIFY(!page()->model().rowOf(m_second)); // what the filter finds is there
        QTRY_COMPARE(records()->shown().id, m_second);
        QVERIFY(isTruthful());
        QCOMPARE(stored(m_first), first);
    }

    void aFormThatLiesOverTheNextRowGivesWayToThatRow()
    {
        begin(u"orders"_s, u"pending"_s);
        slow();
        clickRow(1);
        press(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(editing()->isEditing());
        fast();
        QTest::qWait(ASoonAsHands); // the answer comes and finds the form
        press(Qt::Key_Escape);
        QVERIFY(isTruthful());
        QTRY_COMPARE(records()->shown().id, m_second);
        QTRY_VERIFY(isTruthful() && !pane()->isStale());
    }

    void theNextRecordOfAPageIsBesideTheListAfterwards()
    {
        begin(u"orders"_s, u"pending"_s);
        press(Qt::Key_Return);
        QTRY_VERIFY(records()->isPageShown());
        slow();
        press(Qt::Key_Down, Qt::AltModifier);
        QVERIFY(!records()->recordPage()->head()->primary()->isEnabled());
        press(Qt::Key_Escape);
        QTRY_VERIFY(!records()->isPageShown());
        QVERIFY(isTruthful());
        fast();
        QTRY_COMPARE(records()->shown().id, m_second);
        QTRY_VERIFY(isTruthful() && !pane()->isStale());
    }

    void aFormOverAClosedPaneLeavesTheRecordThatIsSelected()
    {
        begin(u"orders"_s, u"fulfilled"_s); // of which so little may be edited that it is done in the pane
        press(Qt::Key_Escape);
        QTRY_VERIFY(!page()->isPaneShown());
        press(Qt::Key_Down);
        press(Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY(editing()->isEditing());
        slow();
        press(Qt::Key_Escape);
        QTRY_VERIFY(!editing()->isEditing());
        QVERIFY(isTruthful());
        fast();
        QTRY_COMPARE(records()->shown().id, m_second);
    }

    void whoGoesOnToAnotherSubscriptionIsNotAskedAboutTheOneBefore()
    {
        begin(u"subscriptions"_s, u"active"_s);
        slow();
        trigger(u"subscriptions.extend"_s);
        clickRow(1);
        fast();
        QTRY_VERIFY(isShown(m_second));
        QTest::qWait(ASoonAsHands);
        QVERIFY(!static_cast<SubscriptionsPage *>(page())->guided());
    }

    void severalRowsAreOnlyActedOnOnceTheyAreRead()
    {
        begin(u"orders"_s, u"pending"_s);
        const QStringList others{page()->model().idAt(2), page()->model().idAt(3)};
        clickRow(1, Qt::ControlModifier);
        BulkPane *bulk = records()->bulkPane();
        QTRY_VERIFY(!bulk->actionButtons().isEmpty() && bulk->actionButtons()[0]->isEnabled());
        const auto isOffering = [&] {
            return std::ranges::any_of(bulk->actionButtons(),
                                       [](const QPushButton *each) { return each->isEnabled(); });
        };
        trigger(u"orders.confirm"_s);
        QTRY_VERIFY(question());
        m_line->slowDown(300ms);
        question()->verbButton()->click();
        const auto isDone = [&] { return stored(m_second).contains(u"\"confirmed\""); };
        QTRY_VERIFY_WITH_TIMEOUT(isDone(), 30'000); // the screen hears of it when the answer comes
        QVERIFY(!isOffering());
        clickRow(others[0]);
        clickRow(others[1], Qt::ControlModifier);
        QVERIFY(QTest::qWaitFor(isOffering, 20'000));
        const auto names = [&](const QString &id) { return plain(allWords(bulk)).contains(code(id)); };
        QVERIFY(!names(m_first) && !names(m_second));
        QTRY_VERIFY(names(others[0]) && names(others[1]));
    }

    void aScanForTheNextOrderIsNotForTheOneBefore()
    {
        const QStringList orders =
            m_company
                ->look(u"select string_agg(order_id, ' ') from (select order_id from orders o where status = "
                       "'pending' and exists (select from order_items i join assets a using (tenant_id, sku) "
                       "where i.order_id = o.order_id and a.status = 'available') limit 2) o"_s)
                .split(u' ');
        QCOMPARE(orders.size(), 2);
        for (const QString &order : orders)
            need(confirmOrder(m_company->at(m_tenant), order));
        const QString serial = m_company->look(
            u"select serial_number from assets a join order_items i using (tenant_id, sku) where a.status = "
            "'available' and i.order_id = '%1' limit 1"_s.arg(orders[1]));
        m_desk->window()->show(u"fulfilment"_s);
        auto *desk = static_cast<FulfilmentPage *>(m_desk->window()->currentPage());
        const auto scan = [&](const QString &code) {
            QTest::keyClicks(desk->field(), code);
            QTest::keyClick(desk->field(), Qt::Key_Return);
        };
        scan(shortCodeOf(orders[0]));
        QTRY_VERIFY(desk->work().order() && desk->work().order()->id == orders[0]);
        slow();
        scan(shortCodeOf(orders[1]));
        scan(serial);
        QTest::qWait(ASoonAsHands);
        QCOMPARE(m_company->look(u"select count(*) from subscriptions where serial_number = '%1' and status = "
                                 "'active'"_s.arg(serial)),
                 u"0"_s);
        fast();
        QTRY_VERIFY(desk->work().queue().waiting() == 0);
        QCOMPARE(m_company->look(u"select order_id from subscriptions where serial_number = '%1' and status = "
                                 "'active'"_s.arg(serial)),
                 orders[1]);
    }

    void aFrozenDatabaseIsNotLiveForLongerThanFiveSeconds()
    {
        const auto isLive = [this] {
            return allWords(m_desk->window()->statusLine()).split(u'\n').contains(u"Live"_s);
        };
        QTRY_VERIFY_WITH_TIMEOUT(isLive(), 10'000);
        m_line->slowDown(60s); // nobody looks at anything, and nothing is read
        QElapsedTimer since;
        since.start();
        QTRY_VERIFY_WITH_TIMEOUT(!isLive(), 20'000);
        QVERIFY2(since.elapsed() < 5500, QByteArray::number(since.elapsed()).constData());
        fast();
        QTRY_VERIFY_WITH_TIMEOUT(isLive(), 20'000);
    }

    void theSecondAnswerTakesItsTwoSecondsAndTheWindowStaysAwake()
    {
        begin(u"customers"_s, u"active"_s);
        slow();
        clickRow(1);
        clickRow(2);
        clickRow(1);
        QElapsedTimer since;
        since.start();
        QVERIFY(pane()->isStale());
        QTRY_VERIFY_WITH_TIMEOUT(isShown(m_second), 30'000);
        QVERIFY(since.elapsed() >= EachAnswer.count());
    }
};

ONHIRE_GUI_TEST(TestSlowDatabase)
#include "tst_slow_database.moc"
