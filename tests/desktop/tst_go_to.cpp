// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/services/demo/demo.h"
#include "tests/desktop/desk_round.h"
#include "tests/desktop/hands.h"
#include "tests/watch/gui_test.h"
#include "ui/shared/filters/filter_bar.h"
#include "ui/shared/pages/records_page.h"
#include "ui/shell/go_to_list.h"
#include "ui/shell/go_to_panel.h"
#include "ui/shell/page_stack.h"

using namespace onhire;
using namespace Qt::StringLiterals;

// Ctrl+K over a company with a few dozen orders, from the keyboard alone.
class TestGoTo : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<CompanyDatabase> m_company;
    TenantPointer m_tenant;
    std::unique_ptr<Desk> m_desk;

    GoToPanel *panel() { return m_desk->window()->goToPanel(); }
    GoToList *list() { return panel()->list(); }
    QStringList titles() { return list()->titles(); }
    QStringList headings()
    {
        QStringList found;
        for (int row = 0; row < list()->count(); ++row) {
            if (!list()->hitAt(row))
                found += list()->item(row)->text();
        }
        return found;
    }
    void type(const QString &typed)
    {
        if (!panel()->isVisible())
            QTest::keyClick(m_desk->window(), Qt::Key_K, Qt::ControlModifier);
        panel()->field()->selectAll();
        QTest::keyClicks(panel()->field(), typed);
        QTRY_COMPARE_WITH_TIMEOUT(list()->typed(), typed.startsWith(u'>') ? typed.mid(1).trimmed() : typed,
                                  10'000);
    }
    void enter(Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(panel()->field(), Qt::Key_Return, modifiers);
    }
    void choose(const QString &title, const QString &screen = {})
    {
        const auto isMeant = [&](const GoToHit &hit) {
            return hit.title == title && (screen.isEmpty() || hit.link.screen == screen);
        };
        while (list()->current() && !isMeant(*list()->current())) {
            const int before = list()->currentRow();
            QTest::keyClick(panel()->field(), Qt::Key_Down);
            QVERIFY2(list()->currentRow() != before, qPrintable(titles().join(u'\n')));
        }
        enter();
    }
    QString screen() { return m_desk->window()->currentPageId(); }
    RecordsPage *records() { return qobject_cast<RecordsPage *>(m_desk->window()->currentPage()); }
    QString look(const QString &sql) { return m_company->look(sql); }

    void begin()
    {
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->window(), 20'000);
        QVERIFY(QTest::qWaitForWindowActive(m_desk->window()));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>(*qApp);
        m_company = std::make_unique<CompanyDatabase>();
        m_tenant = m_company->tenant(u"Nordlicht GmbH"_s);
        need(fillWithDemo(m_company->at(m_tenant), {.orders = 60}));
    }
    void init() { m_desk = std::make_unique<Desk>(m_company->clock, *m_theme); }
    void cleanup() { m_desk.reset(); }

    void anOrderIsFoundByItsCodeInAnyCaseAndOpensAsAPage_data()
    {
        QTest::addColumn<int>("spelling");
        QTest::newRow("code") << 0;
        QTest::newRow("code in lower case, without its hyphen") << 1;
        QTest::newRow("beginning of a code") << 4;
        QTest::newRow("beginning of a code, without its hyphen") << 5;
        QTest::newRow("id") << 2;
        QTest::newRow("id in capitals") << 3;
    }
    void anOrderIsFoundByItsCodeInAnyCaseAndOpensAsAPage()
    {
        QFETCH(int, spelling);
        begin();
        const QString id = look(u"select order_id from orders order by random() limit 1"_s);
        const QString code = shortCodeOf(id);
        const QStringList spellings{code,          code.toLower().remove(u'-'),         id, id.toUpper(),
                                    code.first(4), code.toLower().remove(u'-').first(6)};
        type(spellings[spelling]);
        QTRY_VERIFY(!titles().isEmpty());
        QVERIFY2(titles().constFirst().startsWith(code), qPrintable(titles().join(u'\n')));
        QCOMPARE(headings().constFirst(), u"Orders"_s);
        enter();
        QCOMPARE(screen(), u"orders"_s);
        QVERIFY(!panel()->isVisible());
        QTRY_VERIFY(records());
        QTRY_COMPARE(records()->shown().id, id);
        QVERIFY(records()->isPageShown());
    }

    void controlAndEnterShowTheRecordBesideTheList()
    {
        begin();
        const QString id = look(u"select order_id from orders limit 1"_s);
        type(shortCodeOf(id));
        enter(Qt::ControlModifier);
        QTRY_VERIFY(records());
        QTRY_COMPARE(records()->shown().id, id);
        QVERIFY(!records()->isPageShown());
        QVERIFY(records()->isPaneShown());
    }

    void aCustomerComesBeforeTheOrdersOfTheSameAddress()
    {
        begin();
        const QString email = look(u"select customer_email from orders limit 1"_s);
        type(email);
        QTRY_VERIFY(headings().contains(u"Orders"_s));
        QCOMPARE(headings().constFirst(), u"Customers"_s);
        enter();
        QCOMPARE(screen(), u"customers"_s);
        QTRY_VERIFY(records());
        QTRY_COMPARE(records()->shown().value[u"email"].toString(), email);
    }

    void aCustomerByEmailTakesTwoKeysBesideTheText()
    {
        begin();
        const QString email = look(u"select email from customers limit 1"_s);
        Hands hands(*m_desk->window());
        hands.press(Qt::Key_K, Qt::ControlModifier);
        hands.type(email);
        hands.press(Qt::Key_Return);
        QTRY_VERIFY(records());
        QTRY_COMPARE(records()->shown().value[u"email"].toString(), email);
        QCOMPARE(screen(), u"customers"_s);
        QCOMPARE(hands.letters(), int(email.size()));
        QCOMPARE(hands.keys(), 2);
    }

    void whatIsTypedGoesNowhereElseThoughThePageWantsTheFocus()
    {
        begin();
        Hands hands(*m_desk->window());
        hands.press(Qt::Key_K, Qt::ControlModifier);
        hands.type(u"pro"_s);
        m_desk->window()->currentPage()->setFocus(); // as when it has read its records
        QWidget *has = QApplication::focusWidget();
        QCOMPARE(has, panel()->field());
        hands.type(u"j4k"_s);
        QCOMPARE(panel()->field()->text(), u"proj4k"_s);
    }

    void whatIsDoneWithACustomerIsOfferedWithTheCustomer()
    {
        begin();
        const QString email = look(u"select email from customers limit 1"_s);
        type(email);
        QTRY_VERIFY(!titles().isEmpty());
        const QString command = u"New order for %1"_s.arg(titles().constFirst());
        QVERIFY2(titles().contains(command), qPrintable(titles().join(u'\n')));
        choose(command);
        QCOMPARE(screen(), u"orders"_s);
        QTRY_VERIFY(seen<QPushButton>(m_desk->window(), u"Place order"_s));
        bool isFilled = false;
        for (const QLineEdit *line : m_desk->window()->findChildren<QLineEdit *>())
            isFilled = isFilled || line->text() == email;
        QVERIFY(isFilled);
    }

    void twoOfOneCompanyAreToldApartWhereAnOrderIsOffered()
    {
        begin();
        const QString email = look(u"select email from customers limit 1"_s);
        type(email);
        QTRY_VERIFY(!titles().isEmpty());
        QStringList said;
        for (int row = 0; row < list()->count(); ++row) {
            if (list()->hitAt(row) && list()->hitAt(row)->title.startsWith(u"New order for "))
                said += list()->hitAt(row)->subtitle;
        }
        QCOMPARE(said.size(), 1);
        QVERIFY2(said[0].contains(email), qPrintable(said[0]));
    }

    void aDeviceIsFoundByItsSerialNumber()
    {
        begin();
        const QString serial = look(u"select serial_number from assets limit 1"_s);
        type(serial.toLower());
        QTRY_VERIFY(headings().contains(u"Devices"_s));
        QVERIFY(titles().filter(serial).size() > 0);
    }

    void aProductIsFoundByItsSku()
    {
        begin();
        type(u"proj4k"_s);
        QTRY_VERIFY(headings().contains(u"Products"_s));
        QCOMPARE(headings().constFirst(), u"Products"_s);
        enter();
        QCOMPARE(screen(), u"catalogue"_s);
    }

    void atMostFiveOfAKindAreListedAndMoreLeadsToAllOfThem()
    {
        begin();
        const QString product =
            look(u"select product_name from assets group by 1 order by count(*) desc limit 1"_s);
        type(product);
        QTRY_VERIFY2(headings().contains(u"Devices"_s), qPrintable(headings().join(u'\n')));
        int devices = 0;
        for (int row = 0; row < list()->count(); ++row) {
            const GoToHit *hit = list()->hitAt(row);
            devices += hit && hit->link.screen == u"devices" && !hit->link.id.isEmpty();
        }
        QCOMPARE(devices, 5);
        QVERIFY(headings().contains(u"Orders"_s)); // of that product
        choose(u"More…"_s, u"devices"_s);
        QCOMPARE(screen(), u"devices"_s);
        QTRY_VERIFY(records());
        QTRY_COMPARE(records()->filterBar()->state().search, product);
        QTRY_VERIFY(records()->model().rowCount() > 5);
    }

    void aCommandNamesTheRecordThatItIsDoneWith()
    {
        begin();
        const QString id = look(u"select order_id from orders where status = 'pending' limit 1"_s);
        m_desk->window()->follow({.screen = u"orders"_s, .id = id});
        QTRY_VERIFY(records());
        QTRY_COMPARE(records()->shown().id, id);
        const QString confirm = u"Confirm… – %1"_s.arg(records()->shown().title);
        type(u"> confirm"_s);
        QTRY_VERIFY2(titles().contains(confirm), qPrintable(titles().join(u'\n')));
        QCOMPARE(headings(), QStringList{u"Commands"_s});
        choose(confirm);
        QTRY_VERIFY(seen<QPushButton>(m_desk->window(), u"Confirm order"_s));
        click(m_desk->window(), u"Confirm order"_s);
        QTRY_COMPARE(look(u"select status from orders where order_id = '%1'"_s.arg(id)), u"confirmed"_s);
        type(u"> confirm"_s); // it no longer fits
        QTRY_VERIFY2(!titles().contains(confirm), qPrintable(titles().join(u'\n')));
    }

    // The list has its first row in front as soon as it has the focus.
    void whereNobodyHasChosenARecordNoCommandOfOneIsOffered()
    {
        begin();
        m_desk->window()->follow({.screen = u"orders"_s});
        QTRY_VERIFY(records() && records()->model().rowCount() > 0);
        records()->filterBar()->focusSearch();
        records()->table()->setFocus();
        records()->refresh();
        QTRY_COMPARE(records()->table()->currentId(), records()->model().idAt(0));
        QCOMPARE(records()->table()->selectedCount(), 0);
        const auto offered = [this](const QString &name) {
            return !titles().filter(QRegularExpression(u'^' + name)).isEmpty();
        };
        type(u">"_s);
        QTRY_VERIFY2(offered(u"New order"_s), qPrintable(titles().join(u'\n')));
        QVERIFY(offered(u"Export what is shown"_s));
        QVERIFY2(!offered(u"Edit"_s), qPrintable(titles().join(u'\n')));
        QVERIFY(!offered(u"Copy ID"_s));
        QTest::keyClick(panel()->field(), Qt::Key_Escape);
        QTRY_VERIFY(!panel()->isVisible());
        QTest::keyClick(records()->table(), Qt::Key_Down); // now somebody has chosen one
        QTRY_COMPARE(records()->table()->selectedCount(), 1);
        type(u">"_s);
        QTRY_VERIFY2(offered(u"Copy ID"_s), qPrintable(titles().join(u'\n')));
    }

    // Whoever is at Today need not know on which screen something is done.
    void whatIsDoneOnAnotherScreenIsOfferedAndDoneThere_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("screenOfIt");
        QTest::addColumn<QString>("button");
        QTest::newRow("order") << u"New order"_s << u"orders"_s << u"Place order"_s;
        QTest::newRow("devices") << u"Add devices"_s << u"devices"_s << u"Back"_s;
        QTest::newRow("product") << u"New product"_s << u"catalogue"_s << u"Save"_s;
    }
    void whatIsDoneOnAnotherScreenIsOfferedAndDoneThere()
    {
        QFETCH(QString, command);
        QFETCH(QString, screenOfIt);
        QFETCH(QString, button);
        begin();
        QCOMPARE(screen(), u"today"_s);
        type(u"> "_s + command.toLower());
        QTRY_VERIFY2(titles().contains(command), qPrintable(titles().join(u'\n')));
        for (int row = 0; row < list()->count(); ++row) {
            if (list()->hitAt(row) && list()->hitAt(row)->title == command)
                QCOMPARE(list()->hitAt(row)->key, QKeySequence(QKeySequence::New));
        }
        choose(command);
        QCOMPARE(screen(), screenOfIt);
        QTRY_VERIFY(seen<QPushButton>(m_desk->window(), button));
    }

    void oneNameOfSeveralScreensSaysWhichScreen()
    {
        begin();
        type(u"> export what is shown"_s);
        QTRY_VERIFY(titles().size() > 3);
        QStringList screens;
        for (int row = 0; row < list()->count(); ++row) {
            if (list()->hitAt(row))
                screens += list()->hitAt(row)->subtitle;
        }
        QVERIFY2(screens.contains(u"Orders"_s) && screens.contains(u"Devices"_s),
                 qPrintable(screens.join(u'\n')));
    }

    void eachScreenHasTheKeyThatItKeeps()
    {
        begin();
        QMap<QString, QString> keys;
        for (const GoToHit &hit : m_desk->window()->screens())
            keys.insert(hit.title, hit.key.toString(QKeySequence::PortableText));
        QCOMPARE(keys,
                 (QMap<QString, QString>{{u"Today"_s, u"Ctrl+1"_s},
                                         {u"Fulfilment"_s, u"Ctrl+2"_s},
                                         {u"Orders"_s, u"Ctrl+3"_s},
                                         {u"Subscriptions"_s, u"Ctrl+4"_s},
                                         {u"Devices"_s, u"Ctrl+5"_s},
                                         {u"Customers"_s, u"Ctrl+6"_s},
                                         {u"Catalogue"_s, u"Ctrl+0"_s},
                                         {u"Settings"_s, u"Ctrl+,"_s}}));
        QTest::keyClick(m_desk->window(), Qt::Key_7, Qt::ControlModifier);
        QCOMPARE(screen(), u"today"_s);
        QTest::keyClick(m_desk->window(), Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(screen(), u"catalogue"_s);
    }

    void whoHasTypedNothingIsOfferedWhatWasOpenedAndTheScreens()
    {
        begin();
        const QString id = look(u"select order_id from orders limit 1"_s);
        m_desk->window()->follow({.screen = u"orders"_s, .id = id});
        QTRY_VERIFY(records());
        QTRY_COMPARE(records()->shown().id, id);
        QTest::keyClick(m_desk->window(), Qt::Key_K, Qt::ControlModifier);
        QTRY_COMPARE(headings(), (QStringList{u"Recently opened"_s, u"Screens"_s}));
        const auto told = [this] {
            const GoToHit *hit = list()->hitAt(1);
            return hit ? plain(hit->title + u" | "_s + hit->subtitle) : QString();
        };
        QTRY_VERIFY2(told().startsWith(shortCodeOf(id) + u" · "_s), qPrintable(told())); // and the customer
        QVERIFY2(told().contains(u"| Order · "_s), qPrintable(told()));
        QVERIFY(titles().contains(u"Settings"_s));
    }

    // Somebody else has given the product another name, and deleted the device.
    void whatWasOpenedIsToldAsItIsNowAndForgottenOnceItIsGone()
    {
        begin();
        const QString device = look(
            u"select serial_number from assets a where status = 'available' and not exists (select from subscriptions s where s.serial_number = a.serial_number) limit 1"_s);
        const QString product = look(u"select product_id from products limit 1"_s);
        for (const Link &link :
             {Link{.screen = u"devices"_s, .id = device}, Link{.screen = u"catalogue"_s, .id = product}}) {
            m_desk->window()->follow(link);
            QTRY_VERIFY(records());
            QTRY_COMPARE(records()->shown().id, link.id);
        }
        QCOMPARE(m_desk->window()->recent().size(), 2);
        const auto told = [this] {
            QStringList words;
            for (const GoToHit &hit : m_desk->window()->recent())
                words += hit.title + u" | "_s + hit.subtitle;
            return plain(words.join(u'\n'));
        };
        QTest::keyClick(m_desk->window(), Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY2(told().contains(u"| Device · "_s), qPrintable(told()));
        QTest::keyClick(panel()->field(), Qt::Key_Escape);
        look(u"update products set name = 'Moonlamp' where product_id = '%1' returning 1"_s.arg(product));
        look(u"delete from assets where serial_number = '%1' returning 1"_s.arg(device));
        QTest::keyClick(m_desk->window(), Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY2(titles().value(0).startsWith(u"Moonlamp"_s), qPrintable(told()));
        QTRY_VERIFY2(!told().contains(device), qPrintable(told()));
    }

    void whoHasGoneToARowKeepsItWhileTheRowsAreReadAgain()
    {
        begin();
        const QString device = look(u"select serial_number from assets order by 1 limit 1"_s);
        const QString product = look(u"select product_id from products limit 1"_s);
        for (const Link &link :
             {Link{.screen = u"devices"_s, .id = device}, Link{.screen = u"catalogue"_s, .id = product}}) {
            m_desk->window()->follow(link);
            QTRY_VERIFY(records());
            QTRY_COMPARE(records()->shown().id, link.id);
        }
        QTest::keyClick(m_desk->window(), Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(list()->current());
        QTest::keyClick(panel()->field(), Qt::Key_Down);
        QCOMPARE(list()->current()->link.id, device);
        QTRY_VERIFY(list()->current() && list()->current()->subtitle.startsWith(u"Device"_s)); // read again
        QCOMPARE(list()->current()->link.id, device);
        m_desk->window()->follow({.screen = u"devices"_s, .id = device});
        for (const GoToHit &hit : m_desk->window()->recent())
            QVERIFY2(!hit.subtitle.isEmpty(), qPrintable(hit.title));
    }

    void aScreenIsFoundByItsName()
    {
        begin();
        type(u"settings"_s);
        QTRY_COMPARE(titles().value(0), u"Settings"_s);
        enter();
        QCOMPARE(screen(), u"settings"_s);
    }

    // Enter has little left to do then.
    void theScreenInFrontIsMadeBeforeOthers()
    {
        begin();
        QStringList made;
        connect(m_desk->window()->findChild<PageStack *>(), &PageStack::made, this,
                [&made](const Page *page) { made += page->title(); });
        type(u"settings"_s);
        QTRY_VERIFY(!made.isEmpty());
        QCOMPARE(made.constFirst(), u"Settings"_s);
    }

    // Last: from here on the database knows people.
    void nobodyFindsWhatTheyMayNotSee()
    {
        need(createUser(
            m_company->database, m_company->clock,
            {m_tenant->organisationId, u"rita"_s, u"Rita"_s, u"a long enough password"_s, u"read_only"_s}));
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY(seen<QPushButton>(m_desk->page(), u"Sign in"_s));
        retype(seen<QLineEdit>(m_desk->page(), u"Name"_s), u"rita"_s);
        retype(seen<QLineEdit>(m_desk->page(), u"Password"_s), u"a long enough password"_s);
        QTest::keyClick(seen<QLineEdit>(m_desk->page(), u"Password"_s), Qt::Key_Return);
        QTRY_VERIFY(m_desk->window());
        const QString email = look(u"select email from customers limit 1"_s);
        type(email);
        QTRY_VERIFY(!titles().isEmpty());
        QCOMPARE(titles().filter(u"New order"_s).size(), 0);
    }
};

ONHIRE_GUI_TEST(TestGoTo)
#include "tst_go_to.moc"
