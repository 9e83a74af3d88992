// SPDX-License-Identifier: GPL-3.0-or-later
// A day at each screen by somebody who takes the mouse for everything but words and scans, in the real window
// over a real database: in a narrow window, where the navigation is icons and a record lies over its table, in
// a usual one and in a wide one.
#include "core/base/id.h"
#include "core/services/demo/demo.h"
#include "core/services/fulfilment/fulfilment.h"
#include "core/services/orders/orders.h"
#include "tests/desktop/mouse.h"
#include "tests/support/shop.h"
#include "tests/watch/gui_test.h"
#include "ui/fulfilment/desk_parts.h"
#include "ui/fulfilment/fulfilment_page.h"
#include "ui/fulfilment/side_cards.h"
#include "ui/shared/controls/question.h"
#include "ui/shared/pages/bulk_pane.h"
#include "ui/shared/pages/side_pane.h"
#include "ui/shared/pickers/record_picker.h"
#include "ui/shared/scanning/scan_field.h"
#include "ui/shared/tables/column_layout.h"
#include "ui/shell/help_texts.h"
#include "ui/shell/navigation_bar.h"
#include "ui/shell/status_line.h"
#include "ui/subscriptions/subscriptions_page.h"
#include "ui/today/today_page.h"
#include "ui/today/work_cards.h"

#include <QHeaderView>
#include <QPlainTextEdit>
#include <QToolButton>

using namespace onhire;
using namespace Qt::StringLiterals;

namespace {

const QMap<QString, QString> &screens()
{
    static const QMap<QString, QString> titles{
        {u"today"_s, u"Today"_s},         {u"fulfilment"_s, u"Fulfilment"_s},
        {u"orders"_s, u"Orders"_s},       {u"subscriptions"_s, u"Subscriptions"_s},
        {u"devices"_s, u"Devices"_s},     {u"customers"_s, u"Customers"_s},
        {u"catalogue"_s, u"Catalogue"_s},
    };
    return titles;
}

QRect areaOf(const QWidget &widget, const QWidget &window)
{
    return {widget.mapTo(&window, QPoint()), widget.size()};
}

} // namespace

class TestByMouse : public QObject
{
    Q_OBJECT

private:
    static constexpr int Narrow = 1024, Usual = 1440, Wide = 2560;

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<CompanyDatabase> m_company;
    TenantPointer m_tenant;
    std::unique_ptr<Desk> m_desk;
    Mouse m_mouse;
    int m_written = 0;

    MainWindow &window() { return *m_desk->window(); }
    QWidget *current() { return window().currentPage(); }
    bool isNarrow() { return window().width() == Narrow; }
    bool reads(QWidget *within, const QString &words) { return plain(allWords(within)).contains(words); }

    static void eachWidth()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1024") << QSize(Narrow, 700);
        QTest::newRow("1440") << QSize(Usual, 900);
        QTest::newRow("2560") << QSize(Wide, 1440);
    }
    static void eachWidthAndNoun()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("screen");
        for (const QSize size : {QSize(Narrow, 700), QSize(Usual, 900), QSize(Wide, 1440)}) {
            for (const char *screen : {"orders", "subscriptions", "devices", "customers", "catalogue"})
                QTest::addRow("%d %s", size.width(), screen) << size << QString::fromLatin1(screen);
        }
    }

    // The program as it is after it was started, in a window of that size.
    void sitDown(const QSize &size)
    {
        m_desk = std::make_unique<Desk>(m_company->clock, *m_theme);
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY(m_desk->window());
        window().resize(size);
        QTRY_COMPARE(window().size(), size);
        QTRY_VERIFY(reads(window().statusLine(), u"Live"_s));
    }
    RecordsPage &goTo(const QString &screen)
    {
        m_mouse.clickOn(window().navigation(), screens()[screen]);
        auto *page = qobject_cast<RecordsPage *>(current());
        if (!page || !QTest::qWaitFor([&] { return page->model().rowCount() > Rows; }))
            qFatal("no rows in %s", qUtf8Printable(screen));
        return *page;
    }
    static constexpr int Rows = 4; // that the tests click on

    static QPoint placeOf(const TablePage &page, int row, int column = 0)
    {
        const QRect cell = page.table()->visualRect(page.model().index(row, column));
        return cell.center();
    }
    void clickRow(TablePage &page, int row, Qt::KeyboardModifiers modifiers = {})
    {
        m_mouse.click(*page.table()->viewport(), placeOf(page, row), modifiers);
    }
    // What a row is known by, on its page as in the list.
    QString nameOf(const TablePage &page, int row)
    {
        return plain(page.model().index(row, 0).data().toString());
    }
    int rowWith(const TablePage &page, const QString &column, const QString &words)
    {
        const auto [first, last] = page.table()->visibleRows();
        for (int row = first; row <= last; ++row) {
            if (cellText(page, row, column) == words)
                return row;
        }
        qFatal("no row on the screen has “%s”", qUtf8Printable(words));
    }
    // The pane tells of the record of that row, and of no other that has been clicked on.
    bool paneTellsOf(RecordsPage &page, int row)
    {
        return page.pane()->isVisible() && !page.pane()->isStale() && page.shown().id == page.model().idAt(row)
            && reads(page.pane(), nameOf(page, row)) && !page.pane()->findChildren<DetailSection *>().isEmpty();
    }
    // Opens the '…' of what is shown and chooses there; the next step stands beside it.
    void begin(RecordHead &head, const QString &action)
    {
        QTRY_VERIFY(head.more()->isVisible());
        if (head.primary() && head.primary()->text() == action) {
            m_mouse.click(*head.primary());
            return;
        }
        m_mouse.click(*head.more());
        m_mouse.choose(action);
    }
    void confirmQuestion(const QString &verb)
    {
        const auto question = [] { return qobject_cast<QuestionDialog *>(QApplication::activeModalWidget()); };
        QTRY_VERIFY(question());
        m_mouse.clickOn(question(), verb);
        QTRY_VERIFY(!question());
    }
    void enter(QLineEdit *line, const QString &text)
    {
        QVERIFY(line);
        m_mouse.click(*line);
        QTRY_COMPARE(QApplication::focusWidget(), line);
        line->selectAll();
        QTest::keyClicks(line, text);
    }
    // Orders that wait, of somebody new, the latest last.
    QStringList place(int count)
    {
        QStringList ids;
        for (int i = 0; i < count; ++i) {
            const QByteArray email = "mouse" + QByteArray::number(++m_written) + "@example.com";
            const auto request = need(OrderRequest::read(json(orderOf("PROJ4K-A", email)), *m_tenant));
            ids += need(placeOrder(m_company->at(m_tenant), request, NaturalKey::Skip)).id;
        }
        return ids;
    }
    QString look(const QString &column, const QString &orderId)
    {
        return m_company->look(u"select %1::text from orders where order_id = '%2'"_s.arg(column, orderId));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>(*qApp);
        m_company = std::make_unique<CompanyDatabase>();
        m_tenant = m_company->tenant(u"Nordlicht GmbH"_s);
        need(fillWithDemo(m_company->at(m_tenant), {.orders = 150}));
    }
    void cleanup() { m_desk.reset(); }

    void theNavigationLeadsToEveryScreen_data() { eachWidth(); }
    void theNavigationLeadsToEveryScreen()
    {
        QFETCH(const QSize, size);
        sitDown(size);
        for (const QString &screen : screens().keys()) {
            auto *entry = seen<NavigationItem>(window().navigation(), screens()[screen]);
            QVERIFY2(entry, qPrintable(screen));
            QVERIFY(
                entry->toolTip().startsWith(screens()[screen] + u" ("_s)); // which an icon needs, and the key
            QCOMPARE(entry->width() < 60, isNarrow());
            m_mouse.click(*entry);
            QCOMPARE(window().windowTitle(), screens()[screen] + u" – Onhire"_s);
            if (const auto *page = qobject_cast<RecordsPage *>(current()))
                QTRY_VERIFY2(page->model().rowCount() > Rows && page->table()->isVisible(), qPrintable(screen));
            else
                QTRY_VERIFY2(!allWords(current()).isEmpty(), qPrintable(screen));
            QVERIFY(entry->isChecked());
            const QString own = qobject_cast<Page *>(current())->help();
            QVERIFY2(!own.isEmpty() || !helpOf(screen).isEmpty(), qPrintable(screen)); // F1
        }
    }

    void aClickShowsARecordADoubleClickOpensIt_data() { eachWidthAndNoun(); }
    void aClickShowsARecordADoubleClickOpensIt()
    {
        QFETCH(const QSize, size);
        QFETCH(const QString, screen);
        sitDown(size);
        RecordsPage &page = goTo(screen);
        clickRow(page, 3);
        QTRY_VERIFY2(paneTellsOf(page, 3), qPrintable(allWords(page.pane())));
        clickRow(page, 1);
        QTRY_VERIFY2(paneTellsOf(page, 1), qPrintable(allWords(page.pane())));
        QCOMPARE(page.table()->selectedIds(), QStringList{page.model().idAt(1)});
        const bool isOver = areaOf(*page.pane(), window()).intersects(areaOf(*page.table(), window()));
        QCOMPARE(isOver, isNarrow());
        const auto *side = page.findChild<SidePane *>();
        const int uncovered = areaOf(*side, window()).x() - areaOf(*page.table(), window()).x();
        const int stump = uncovered - page.table()->columnLayout().wholeIn(uncovered);
        QVERIFY2(!isOver || stump == 0 || stump > 120, "a column is cut in the middle of its words");

        const QString id = page.model().idAt(2);
        m_mouse.doubleClick(*page.table()->viewport(), placeOf(page, 2));
        if (!page.isPageShown()) { // a small noun
            QVERIFY(screen == u"devices" || screen == u"catalogue");
            QTRY_VERIFY(paneTellsOf(page, 2));
            return;
        }
        QTRY_VERIFY(!page.recordPage()->tabs()->isHidden() && page.shown().id == id);
        QTRY_VERIFY2(plain(allWords(page.recordPage()->head())).contains(nameOf(page, 2)),
                     qPrintable(allWords(page.recordPage()->head())));
        QTabBar &tabs = *page.recordPage()->tabs();
        m_mouse.clickTab(tabs, tabs.count() - 1);
        QTRY_VERIFY(seen<QWidget>(page.recordPage(), tabs.tabText(tabs.count() - 1)));
        QVERIFY(!seen<QWidget>(page.recordPage(), tabs.tabText(0)));

        m_mouse.clickOn<QToolButton>(page.recordPage(), u"Back to the list"_s);
        QTRY_VERIFY(page.table()->isVisible());
        QCOMPARE(page.table()->selectedIds(), QStringList{id});
        QTRY_VERIFY(paneTellsOf(page, 2));
    }

    void theNextStepOfAnOrderIsOneClickAndItsAnswer_data() { eachWidth(); }
    void theNextStepOfAnOrderIsOneClickAndItsAnswer()
    {
        QFETCH(const QSize, size);
        const QString order = place(1)[0];
        sitDown(size);
        RecordsPage &page = goTo(u"orders"_s);
        const int row = rowWith(page, u"order"_s, shortCodeOf(order));
        clickRow(page, row);
        QTRY_VERIFY(paneTellsOf(page, row));
        QCOMPARE(page.pane()->head()->primary()->text(), u"Confirm…"_s);
        m_mouse.click(*page.pane()->head()->primary());
        confirmQuestion(u"Confirm order"_s);
        QTRY_VERIFY(m_desk->messages().contains(u"Order %1 is confirmed."_s.arg(shortCodeOf(order))));
        QTRY_COMPARE(cellText(page, row, u"status"_s), u"Confirmed"_s);
        QTRY_COMPARE(page.pane()->head()->primary()->text(), u"Assign devices"_s);
        QCOMPARE(look(u"status"_s, order), u"confirmed"_s);
        m_mouse.click(*page.pane()->head()->primary());
        QTRY_COMPARE(window().windowTitle(), u"Fulfilment – Onhire"_s);
        QTRY_VERIFY2(reads(current(), shortCodeOf(order)), qPrintable(allWords(current())));
    }

    void aContractIsExtendedInItsForm_data() { eachWidth(); }
    void aContractIsExtendedInItsForm()
    {
        QFETCH(const QSize, size);
        sitDown(size);
        auto &page = static_cast<SubscriptionsPage &>(goTo(u"subscriptions"_s));
        const int row = rowWith(page, u"status"_s, u"Active"_s);
        const QString id = page.model().idAt(row);
        const int before = cellText(page, row, u"months"_s).section(u'/', 1).toInt();
        m_mouse.doubleClick(*page.table()->viewport(), placeOf(page, row));
        QTRY_VERIFY(page.isPageShown() && page.shown().id == id);
        begin(*page.recordPage()->head(), u"Extend…"_s);
        QTRY_VERIFY(page.guided() && page.guided()->isCurrent());
        m_mouse.clickOn(page.guided(), u"24 months"_s);
        QTRY_VERIFY(page.guided()->isCurrent());
        auto *note = seen<QPlainTextEdit>(page.guided(), u"Note for the history"_s);
        m_mouse.click(*note);
        QTest::keyClicks(note, u"By mouse"_s);
        m_mouse.clickOn(page.guided(), u"Extend by 24 months"_s);
        QTRY_VERIFY2(m_desk->messages().contains(u"is extended by 24 months."_s),
                     qPrintable(allWords(current())));
        QTRY_VERIFY(!page.guided());
        m_mouse.clickOn<QToolButton>(page.recordPage(), u"Back to the list"_s);
        QTRY_COMPARE(cellText(page, *page.model().rowOf(id), u"months"_s).section(u'/', 1).toInt(),
                     before + 24);
    }

    void aRecordIsEditedFromItsMenu_data() { eachWidth(); }
    void aRecordIsEditedFromItsMenu()
    {
        QFETCH(const QSize, size);
        sitDown(size);
        RecordsPage &devices = goTo(u"devices"_s);
        clickRow(devices, 2);
        QTRY_VERIFY(paneTellsOf(devices, 2));
        const QString device = devices.model().idAt(2);
        begin(*devices.pane()->head(), u"Edit…"_s);
        QTRY_VERIFY(seen<QLineEdit>(devices.pane(), u"Location"_s));
        const QString shelf = u"Shelf %1"_s.arg(size.width());
        enter(seen<QLineEdit>(devices.pane(), u"Location"_s), shelf);
        m_mouse.clickOn(devices.pane(), u"Save"_s);
        QTRY_VERIFY2(!devices.isEditing() && reads(devices.pane(), shelf),
                     qPrintable(allWords(devices.pane())));
        QCOMPARE(devices.shown().id, device);
        QVERIFY(reads(devices.pane(), device));

        RecordsPage &customers = goTo(u"customers"_s);
        const QString name = nameOf(customers, 1);
        m_mouse.doubleClick(*customers.table()->viewport(), placeOf(customers, 1));
        QTRY_VERIFY(customers.isPageShown() && customers.recordPage()->tabs()->isVisible());
        begin(*customers.recordPage()->head(), u"Edit…"_s);
        QTRY_VERIFY(customers.isFormShown() && seen<QLineEdit>(customers.formPage(), u"Phone"_s));
        const QString phone = u"+49 30 %1"_s.arg(size.width());
        enter(seen<QLineEdit>(customers.formPage(), u"Phone"_s), phone);
        m_mouse.clickOn(customers.formPage(), u"Save"_s);
        QTRY_VERIFY(customers.isPageShown());
        QTRY_VERIFY2(reads(customers.recordPage(), phone), qPrintable(allWords(customers.recordPage())));
        QVERIFY(plain(allWords(customers.recordPage()->head())).contains(name));
    }

    void aChipFiltersTheListAndItsCrossShowsItAll_data() { eachWidth(); }
    void aChipFiltersTheListAndItsCrossShowsItAll()
    {
        QFETCH(const QSize, size);
        sitDown(size);
        RecordsPage &page = goTo(u"orders"_s);
        QTRY_VERIFY(page.model().knowsTotal());
        const int all = page.model().rowCount();
        Chip &chip = *page.filterBar()->chip(u"status"_s);
        m_mouse.click(chip);
        m_mouse.choose(u"Cancelled"_s);
        m_mouse.clickBeside(window());
        QTRY_VERIFY(!Mouse::openMenu());
        QVERIFY2(chip.text().contains(u"Cancelled"_s), qPrintable(chip.text()));
        QTRY_VERIFY(page.model().rowCount() < all && !page.model().isLoading() && page.model().rowCount() > 0);
        const auto [first, last] = page.table()->visibleRows();
        for (int row = first; row <= last; ++row)
            QCOMPARE(cellText(page, row, u"status"_s), u"Cancelled"_s);
        m_mouse.click(chip, QPoint(chip.width() - 12, chip.height() / 2));
        QTRY_COMPARE(page.model().rowCount(), all);
        QCOMPARE(chip.text(), u"Status"_s);
    }

    void severalRowsAreConfirmedTogether_data() { eachWidth(); }
    void severalRowsAreConfirmedTogether()
    {
        QFETCH(const QSize, size);
        place(4);
        sitDown(size);
        RecordsPage &page = goTo(u"orders"_s);
        const int first = rowWith(page, u"status"_s, u"Pending"_s);
        for (int row = first; row < first + 4; ++row)
            QCOMPARE(cellText(page, row, u"status"_s), u"Pending"_s);
        clickRow(page, first);
        clickRow(page, first + 3, Qt::ShiftModifier);
        QTRY_VERIFY(page.bulkPane()->isVisible() && reads(page.bulkPane(), u"4 orders selected"_s));
        clickRow(page, first + 1, Qt::ControlModifier);
        QTRY_VERIFY(reads(page.bulkPane(), u"3 orders selected"_s));
        QTRY_VERIFY(page.bulkPane()->primary() && page.bulkPane()->primary()->isEnabled());
        QTRY_COMPARE(page.bulkPane()->primary()->text(), u"Confirm 3 orders"_s);
        const QStringList chosen = page.table()->selectedIds();
        const QString left = page.model().idAt(first + 1);
        QVERIFY(chosen.size() == 3 && !chosen.contains(left));
        m_mouse.click(*page.bulkPane()->primary());
        confirmQuestion(u"Confirm 3 orders"_s);
        QTRY_VERIFY(m_desk->messages().contains(u"3 orders are confirmed."_s));
        for (const QString &id : chosen)
            QTRY_COMPARE(cellText(page, *page.model().rowOf(id), u"status"_s), u"Confirmed"_s);
        QCOMPARE(look(u"status"_s, left), u"pending"_s);
        QCOMPARE(page.table()->selectedIds().size(), 3);
        m_mouse.clickOn(page.bulkPane(), u"Select none"_s);
        QTRY_COMPARE(page.table()->selectedIds().size(), 0);
    }

    void aTitleSortsAndItsEdgeMakesAColumnWider_data() { eachWidth(); }
    void aTitleSortsAndItsEdgeMakesAColumnWider()
    {
        QFETCH(const QSize, size);
        sitDown(size);
        RecordsPage &page = goTo(u"orders"_s);
        QHeaderView &header = *page.table()->horizontalHeader();
        const auto columns = page.model().columns();
        const int monthly = int(std::ranges::find(columns, u"monthly"_s, &Column::id) - columns.begin());
        const auto title = [&](int column) {
            return QPoint(header.sectionViewportPosition(column) + header.sectionSize(column) / 2,
                          header.height() / 2);
        };
        const auto amounts = [&] {
            QList<qint64> shown;
            const auto [first, last] = page.table()->visibleRows();
            for (int row = first; row <= last; ++row)
                shown += qRound64(QLocale(u"en_GB"_s).toDouble(cellText(page, row, u"monthly"_s)) * 100);
            return shown;
        };
        const auto isSorted = [&](bool upwards) {
            const QList<qint64> shown = amounts();
            return !page.model().isLoading() && shown.first() != shown.last()
                && (upwards ? std::ranges::is_sorted(shown) : std::ranges::is_sorted(shown, std::greater()));
        };
        m_mouse.click(*header.viewport(), title(monthly));
        QTRY_VERIFY(isSorted(true) || isSorted(false));
        const bool wasUp = isSorted(true);
        m_mouse.click(*header.viewport(), title(monthly));
        QTRY_VERIFY(isSorted(!wasUp));

        const int customer = int(std::ranges::find(columns, u"customer"_s, &Column::id) - columns.begin());
        const int before = header.sectionSize(customer), room = header.length();
        const QPoint edge(header.sectionViewportPosition(customer) + before - 1, header.height() / 2);
        m_mouse.drag(*header.viewport(), edge, edge + QPoint(40, 0));
        QTRY_COMPARE(header.sectionSize(customer), before + 40);
        QVERIFY2(header.length() >= room, "the others do not leave a gap");
        m_mouse.clickOn(window().navigation(), u"Customers"_s);
        m_mouse.clickOn(window().navigation(), u"Orders"_s);
        QCOMPARE(header.sectionSize(customer), before + 40);
    }

    void todayLeadsToWhatWaits_data() { eachWidth(); }
    void todayLeadsToWhatWaits()
    {
        QFETCH(const QSize, size);
        place(1);
        sitDown(size);
        m_mouse.clickOn(window().navigation(), u"Today"_s);
        auto &today = *qobject_cast<TodayPage *>(current());
        WorkCard &card = *today.work()->toConfirm();
        QTRY_VERIFY(card.isVisible() && !card.list()->lines().isEmpty());
        const QString code = plain(card.list()->lines()[0].lead);
        m_mouse.click(*card.list()->viewport(), QPoint(60, card.list()->rowHeight() / 2));
        QTRY_COMPARE(window().windowTitle(), u"Orders – Onhire"_s);
        QTRY_VERIFY2(reads(current(), code), qPrintable(allWords(current())));
        const auto &orders = *static_cast<RecordsPage *>(current());
        QTRY_COMPARE(shortCodeOf(orders.shown().id), code);

        m_mouse.clickOn(window().navigation(), u"Today"_s);
        QTRY_VERIFY(card.isVisible());
        const QString count = card.countText();
        m_mouse.clickOn(&card, u"Orders to confirm: Show all"_s);
        QTRY_COMPARE(window().windowTitle(), u"Orders – Onhire"_s);
        QTRY_COMPARE(QLocale(u"en_GB"_s).toString(orders.model().rowCount()), count);
        QTRY_COMPARE(cellText(orders, 0, u"status"_s), u"Pending"_s);
    }

    void theDeskTakesAnOrderFromItsQueueAndADeviceBack_data() { eachWidth(); }
    void theDeskTakesAnOrderFromItsQueueAndADeviceBack()
    {
        QFETCH(const QSize, size);
        sitDown(size);
        m_mouse.clickOn(window().navigation(), u"Fulfilment"_s);
        auto &desk = *qobject_cast<FulfilmentPage *>(current());
        const auto firstOf = [&](QWidget *card) {
            const auto lines = card->findChildren<DeskLineButton *>();
            return lines.isEmpty() ? nullptr : lines.first();
        };
        QTRY_VERIFY(desk.findChild<QueueCard *>()->isVisible() && firstOf(desk.findChild<QueueCard *>()));
        m_mouse.click(*firstOf(desk.findChild<QueueCard *>()));
        QTRY_VERIFY(desk.work().order().has_value());
        const QString order = desk.work().order()->id;
        QTRY_VERIFY(reads(&desk, shortCodeOf(order)));
        const int assigned = look(u"rented_devices"_s, order).toInt();
        const QString serial = m_company->look(
            u"select serial_number from assets where status = 'available' and sku = '%1' limit 1"_s.arg(
                desk.work().order()->openSkus().value(0)));
        QVERIFY(!serial.isEmpty());
        enter(desk.field(), serial);
        QTest::keyClick(desk.field(), Qt::Key_Return); // as the scanner does
        QTRY_COMPARE(look(u"rented_devices"_s, order).toInt(), assigned + 1);

        m_mouse.clickOn(&desk, u"Take back"_s);
        QTRY_VERIFY(reads(&desk, u"Scan a device to take it back"_s));
        const ReturnsDue returns = need(returnsDue(m_company->at(m_tenant), 1));
        QVERIFY(!returns.next.empty());
        const QString due = returns.next.front().serialNumber;
        enter(desk.field(), due);
        QTest::keyClick(desk.field(), Qt::Key_Return);
        QTRY_VERIFY2(reads(&desk, due), qPrintable(allWords(&desk)));
        m_mouse.clickOn<ConditionButton>(&desk, u"Good, key 2"_s);
        const auto condition = [&] {
            return m_company->look(u"select condition from assets where serial_number = '%1'"_s.arg(due));
        };
        QTRY_COMPARE(condition(), u"good"_s);
    }

    void anOrderIsPlaced_data() { eachWidth(); }
    void anOrderIsPlaced()
    {
        QFETCH(const QSize, size);
        sitDown(size);
        RecordsPage &page = goTo(u"orders"_s);
        m_mouse.clickOn(&page, u"New order"_s);
        QTRY_VERIFY(page.isFormShown());
        auto *sku = seen<RecordPicker>(page.formPage(), u"SKU"_s);
        QVERIFY(sku);
        enter(sku, u"proj"_s);
        const QListWidget &offered = *sku->list();
        QTRY_VERIFY(offered.isVisible() && offered.item(0)->text().contains(u"Laser projector 4K"_s));
        m_mouse.click(*offered.viewport(), offered.visualItemRect(offered.item(0)).center());
        QTRY_VERIFY(!offered.isVisible());
        QTRY_VERIFY2(reads(page.formPage(), u"Laser projector 4K"_s), qPrintable(allWords(page.formPage())));
        const QString email = m_company->look(
            u"select email from customers where status = 'active' and last_billing_address is not null "
            "order by customer_id offset %1 limit 1"_s.arg(size.width() % 11)); // another at each width
        enter(seen<QLineEdit>(page.formPage(), u"E-mail"_s), email);
        m_mouse.click(
            *seen<QLineEdit>(page.formPage(), u"Company"_s)); // the address is left, its customer found
        QTRY_VERIFY(!seen<QLineEdit>(page.formPage(), u"Last name"_s)->text().isEmpty());
        m_mouse.clickOn(page.formPage(), u"Place order"_s);
        QTRY_VERIFY2(m_desk->messages().contains(u"is placed."_s), qPrintable(allWords(&page)));
        QTRY_VERIFY(page.pane()->isVisible() && reads(page.pane(), u"Laser projector 4K"_s));
    }
};

ONHIRE_GUI_TEST(TestByMouse)
#include "tst_by_mouse.moc"
