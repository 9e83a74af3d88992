// SPDX-License-Identifier: GPL-3.0-or-later
// An upgrade that is agreed before a new device is there, wherever somebody meets it: at the old contract, at
// its order, at the scan desk and at what comes of it.
#include "core/base/id.h"
#include "core/services/today/today.h"
#include "tests/ui/fulfilment_desk.h"
#include "tests/watch/gui_test.h"
#include "ui/devices/devices_page.h"
#include "ui/orders/orders_page.h"
#include "ui/papers/return_slip.h"
#include "ui/shared/links/link_label.h"
#include "ui/subscriptions/record/contract_bar.h"
#include "ui/subscriptions/subscriptions_page.h"

#include <QPushButton>
#include <QSignalSpy>

using namespace onhire;
using namespace onhire::test;
using namespace Qt::StringLiterals;

namespace {

// A window with subscriptions, orders and devices over one company.
class ThreeScreens
{
public:
    ThreeScreens()
        : m_settings(m_folder.filePath(u"s.ini"_s)),
          m_databases(std::make_shared<ThreadDatabases>(shop.database.conninfo(), m_runner.reads())),
          m_live(shop.database.conninfo(), shop.tenant->id)
    {
        shop.go(2026, 11, 23);
        rental = shop.rent();
        serial = shop.of(rental, u"serial_number"_s);
        shop.go(2026, 11, 28);
        const Person person{{u"user"_s, u"u1"_s, u"M. Keller"_s}, *Permissions::ofRole(u"admin"_s)};
        m_session = std::make_shared<Session>(m_databases, shop.tenant, person, shop.clock, m_feed);
        const Workplace workplace{m_session, m_runner, m_settings, m_live, QLocale(u"en_GB"_s)};
        window = std::make_unique<MainWindow>(m_settings);
        window->resize(1440, 900);
        window->addPage({u"subscriptions"_s,
                         u"Subscriptions"_s,
                         Glyph::Subscriptions,
                         {},
                         [this, workplace](QWidget *parent) {
                             return new SubscriptionsPage(workplace, window->actions(), parent);
                         }});
        window->addPage({u"orders"_s, u"Orders"_s, Glyph::Orders, {}, [this, workplace](QWidget *parent) {
                             return new OrdersPage(workplace, window->actions(), parent);
                         }});
        window->addPage({u"devices"_s, u"Devices"_s, Glyph::Assets, {}, [this, workplace](QWidget *parent) {
                             return new DevicesPage(workplace, window->actions(), parent);
                         }});
        window->QWidget::show();
        window->activateWindow();
        window->show(u"subscriptions"_s);
    }

    void upgrade() { order = need(shop.upgrade(rental, "{'newSku':'TABLET','newContractLength':24}")).orderId; }
    QString assign()
    {
        return need(createSubscription(shop.context(),
                                       {.orderId = order,
                                        .serialNumber = shop.device("TABLET"),
                                        .startDate = shop.clock.now().date()}))
            .id;
    }
    void comeBack() { need(returnAsset(shop.context(), serial, {})); }

    RecordsPage *page() const { return static_cast<RecordsPage *>(window->currentPage()); }
    QWidget *place() const
    {
        return page()->isPageShown() ? static_cast<QWidget *>(page()->recordPage()) : page()->pane();
    }
    void look(const QString &id, bool onPage)
    {
        if (!QTest::qWaitFor([this] { return page()->model().hasLoaded(); }))
            qFatal("the list is not read");
        page()->refresh();
        onPage ? page()->openPage(id) : void(page()->open(id));
    }
    QStringList words() const
    {
        QStringList all;
        for (const QLabel *label : place()->findChildren<QLabel *>()) {
            if (label->isVisible())
                all += plain(label->text()).replace(QChar(QChar::Nbsp), u' ');
        }
        for (const Pill *pill : place()->findChildren<Pill *>()) {
            if (pill->isVisible())
                all += pill->accessibleName();
        }
        return all;
    }
    bool says(const QString &text) const { return words().contains(text); }
    QPushButton *primary() const
    {
        return page()->isPageShown() ? page()->recordPage()->head()->primary()
                                     : page()->pane()->head()->primary();
    }
    QList<LinkLabel *> links(const QString &text) const
    {
        QList<LinkLabel *> found;
        for (LinkLabel *link : place()->findChildren<LinkLabel *>()) {
            if (link->isVisible() && plain(link->text()) == text)
                found += link;
        }
        return found;
    }
    // Where the last link of these words leads.
    bool leadsTo(const QString &text, const QString &screen, const QString &id)
    {
        if (links(text).isEmpty())
            return false;
        links(text).constLast()->click();
        return window->currentPageId() == screen && QTest::qWaitFor([&] { return page()->shown().id == id; });
    }

    Rentals shop;
    QString rental, serial, order;

private:
    QTemporaryDir m_folder;
    SettingsFile m_settings;
    ChangeFeed m_feed;
    AsyncRunner m_runner;
    std::shared_ptr<ThreadDatabases> m_databases;
    LiveChanges m_live;
    SessionPointer m_session;

public:
    std::unique_ptr<MainWindow> window;
};

} // namespace

class TestAgreedUpgrades : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ThreeScreens> m_screens;

    void begin()
    {
        m_screens = std::make_unique<ThreeScreens>();
        QVERIFY(QTest::qWaitForWindowActive(m_screens->window.get()));
    }
    // Where one subscription stands, the other links it.
    static QString words(const ThreeScreens &screens) { return screens.words().join(u'|'); }

private Q_SLOTS:
    void cleanup() { m_screens.reset(); }

    void theOldContractSaysWhatItBecomes_data()
    {
        QTest::addColumn<bool>("onPage");
        QTest::newRow("in the pane") << false;
        QTest::newRow("on its page") << true;
    }
    void theOldContractSaysWhatItBecomes()
    {
        QFETCH(const bool, onPage);
        begin();
        ThreeScreens &screens = *m_screens;
        screens.look(screens.rental, onPage);
        QTRY_VERIFY(screens.says(u"Decision required"_s));
        QVERIFY(!screens.says(u"Upgrade"_s));
        screens.upgrade();
        screens.look(screens.rental, onPage);
        QTRY_VERIFY2(screens.says(u"Upgrade"_s), qPrintable(words(screens)));
        for (const QString &word : {u"TABLET"_s, u"24 months"_s, u"79.90 EUR"_s, u"23 Dec 2026"_s,
                                    u"To be assigned"_s, u"Upgrade agreed"_s})
            QVERIFY2(screens.says(word), qPrintable(word + u" is not in "_s + words(screens)));
        QVERIFY(!screens.says(u"Decision required"_s));
        QVERIFY(screens.leadsTo(shortCodeOf(screens.order), u"orders"_s, screens.order));
    }

    void anAgreedUpgradeAsksForNoDecision()
    {
        begin();
        ThreeScreens &screens = *m_screens;
        const auto presses = [&] {
            const auto &columns = screens.page()->model().columns();
            for (int at = 0; at < columns.size(); ++at) {
                if (columns[at].id == u"ends")
                    return screens.page()
                        ->model()
                        .index(*screens.page()->model().rowOf(screens.rental), at)
                        .data(PagedTableModel::PressesRole)
                        .toBool();
            }
            return false;
        };
        screens.shop.go(2027, 10, 20); // 34 days before its end
        screens.look(screens.rental, true);
        QTRY_VERIFY2(words(screens).contains(u"ends in 34 days"_s), qPrintable(words(screens)));
        QTRY_VERIFY(screens.primary() && screens.primary()->text().contains(u"Extend"_s));
        QTRY_VERIFY(presses());
        const auto toDecide = [&] {
            const Context context = screens.shop.context();
            return std::pair(need(waitingWork(context)).contractsEnding,
                             int(need(workLists(context, {})).contracts.size()));
        };
        QCOMPARE(toDecide(), std::pair(1, 1));
        screens.upgrade();
        QCOMPARE(toDecide(), std::pair(0, 0));
        screens.look(screens.rental, true);
        QTRY_VERIFY2(words(screens).contains(u"upgrade agreed, device back by"_s), qPrintable(words(screens)));
        QVERIFY(!words(screens).contains(u"ends in"_s));
        QVERIFY(screens.primary()->text().contains(u"Take back"_s));
        QTRY_VERIFY(!presses());
    }

    void afterTheUpgradeOldAndNewLeadToEachOther_data() { theOldContractSaysWhatItBecomes_data(); }
    void afterTheUpgradeOldAndNewLeadToEachOther()
    {
        QFETCH(const bool, onPage);
        begin();
        ThreeScreens &screens = *m_screens;
        screens.upgrade();
        screens.comeBack();
        screens.look(screens.rental, onPage);
        QTRY_VERIFY2(screens.says(u"Upgraded"_s) && screens.says(u"To be assigned"_s),
                     qPrintable(words(screens)));
        const QString after = screens.assign();
        screens.look(screens.rental, onPage);
        QTRY_VERIFY2(!screens.links(shortCodeOf(after)).isEmpty(), qPrintable(words(screens)));
        QVERIFY(!screens.says(u"To be assigned"_s));
        QVERIFY(screens.leadsTo(shortCodeOf(after), u"subscriptions"_s, after));
        QTRY_VERIFY2(screens.says(u"Before the upgrade"_s), qPrintable(words(screens)));
        QVERIFY(screens.says(u"PHONE"_s) && !screens.links(screens.serial).isEmpty());
        QVERIFY(screens.leadsTo(shortCodeOf(screens.rental), u"subscriptions"_s, screens.rental));
    }

    void anUpgradeThatIsCalledOffIsNotToldAnyMore()
    {
        begin();
        ThreeScreens &screens = *m_screens;
        screens.upgrade();
        screens.look(screens.rental, false);
        QTRY_VERIFY(screens.says(u"Upgrade agreed"_s));
        need(cancelOrder(screens.shop.context(), screens.order, {}));
        screens.look(screens.rental, false);
        QTRY_VERIFY(screens.says(u"Decision required"_s));
        QVERIFY(!screens.says(u"Upgrade agreed"_s) && screens.links(shortCodeOf(screens.order)).isEmpty());
    }

    void theOrderSaysWhichContractItUpgrades_data() { theOldContractSaysWhatItBecomes_data(); }
    void theOrderSaysWhichContractItUpgrades()
    {
        QFETCH(const bool, onPage);
        begin();
        ThreeScreens &screens = *m_screens;
        screens.upgrade();
        screens.window->show(u"orders"_s);
        screens.look(screens.order, onPage);
        QTRY_VERIFY2(screens.says(u"Upgrade of"_s), qPrintable(words(screens)));
        QVERIFY(screens.says(u"PHONE"_s) && !screens.links(screens.serial).isEmpty());
        QVERIFY2(screens.says(u"23 Dec 2026"_s), qPrintable(words(screens)));
        screens.comeBack();
        screens.look(screens.order, onPage);
        QTRY_VERIFY(screens.says(u"Upgraded"_s) && !screens.says(u"23 Dec 2026"_s));
        QVERIFY(screens.leadsTo(shortCodeOf(screens.rental), u"subscriptions"_s, screens.rental));
        const QString plain = screens.shop.of(screens.rental, u"order_id"_s);
        screens.window->show(u"orders"_s);
        screens.look(plain, onPage);
        QTRY_VERIFY(screens.page()->shown().id == plain && !screens.says(u"Upgrade of"_s));
    }

    void theBarOfAContractThatEndedBeforeEndsWithIt()
    {
        begin();
        ThreeScreens &screens = *m_screens;
        need(buyOut(screens.shop.context(), screens.rental, {}));
        screens.look(screens.rental, true);
        QTRY_VERIFY(screens.place()->findChild<ContractBar *>());
        QCOMPARE(screens.place()->findChild<ContractBar *>()->accessibleName(), u"0 of 1 months paid"_s);
    }

    void deviceAndReturnSlipSayByWhenItComesBackAndWhenItsContractEnded()
    {
        begin();
        ThreeScreens &screens = *m_screens;
        const TextFormat format(screens.shop.clock, QLocale(u"en_GB"_s), screens.shop.tenant->zone);
        const auto slip = [&] {
            const Letterhead letterhead{u"Shop"_s, screens.shop.clock.now().date(), format};
            return returnSlip(need(returnFacts(screens.shop.context(), screens.rental)), u"Harbour 1"_s,
                              letterhead)
                .html;
        };
        QVERIFY(slip().contains(u"23 Nov 2027"_s) && !slip().contains(u"Return by"_s));
        screens.upgrade();
        QVERIFY(slip().contains(u"Return by"_s) && slip().contains(u"23 Dec 2026"_s));
        screens.window->show(u"devices"_s);
        screens.look(screens.serial, false);
        QTRY_VERIFY2(screens.says(u"Back by"_s) && screens.says(format.day(QDate(2026, 12, 23))),
                     qPrintable(words(screens)));
        QVERIFY(screens.says(u"Contract ends"_s));
        screens.comeBack();
        screens.look(screens.serial, false);
        QTRY_VERIFY2(screens.says(u"Contract ended"_s) && screens.says(format.day(QDate(2026, 11, 28))),
                     qPrintable(words(screens)));
        QVERIFY(!screens.says(u"Back by"_s));
        QVERIFY(slip().contains(u"28 Nov 2026"_s) && !slip().contains(u"23 Nov 2027"_s));
    }

    void theDeskSaysWhatComesBackForAnUpgradeAndWhatAReturnWasFor()
    {
        FulfilmentDesk desk;
        QVERIFY(QTest::qWaitForWindowActive(desk.window.get()));
        const QString rental = desk.shop.rent(), phone = desk.shop.of(rental, u"serial_number"_s);
        const QString order =
            need(desk.shop.upgrade(rental, "{'newSku':'TABLET','newContractLength':24}")).orderId;
        const QString tablet = desk.shop.device("TABLET");
        const auto line = [&]() -> DeskLineButton * {
            for (DeskLineButton *each : desk.page->findChildren<DeskLineButton *>()) {
                if (each->isVisible() && each->accessibleName().contains(phone))
                    return each;
            }
            return nullptr;
        };
        const auto said = [&] { return line() ? line()->accessibleName() : QString(); };
        desk.scan(order);
        QTRY_VERIFY2(desk.reads(u"Upgrade: to be returned"_s), qPrintable(desk.words()));
        QTRY_COMPARE(said(), phone + u", PHONE, not back yet"_s);
        QVERIFY(!desk.reads(u"has not come back yet"_s));
        desk.scan(tablet);
        QTRY_VERIFY2(desk.reads(u"PHONE, serial number %1, has not come back yet."_s.arg(phone)),
                     qPrintable(desk.words()));
        QCOMPARE(desk.results(tablet), QStringList(u"Assigned"_s));

        desk.press(Qt::Key_F6);
        desk.scan(phone);
        QTRY_COMPARE(desk.results(phone), QStringList(u"Condition open"_s));
        QTRY_VERIFY2(desk.reads(u"For upgrade order %1"_s.arg(shortCodeOf(order))), qPrintable(desk.words()));
        desk.press(Qt::Key_F6);
        desk.scan(order); // it is complete, but shown
        QTRY_COMPARE(said(), phone + u", PHONE, is back"_s);
        QSignalSpy followed(desk.page, &Page::followed);
        line()->click();
        QCOMPARE(followed.size(), 1);
        QCOMPARE(followed[0][0].value<Link>().id, rental);
    }
};

ONHIRE_GUI_TEST(TestAgreedUpgrades)
#include "tst_agreed_upgrades.moc"
