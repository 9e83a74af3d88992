// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cluster/temporary_place.h"
#include "core/services/demo/demo.h"
#include "core/services/orders/orders.h"
#include "tests/desktop/desk_round.h"
#include "tests/watch/gui_test.h"
#include "ui/customers/customers_page.h"
#include "ui/orders/orders_page.h"
#include "ui/shared/forms/conflict_card.h"
#include "ui/shell/about_dialog.h"
#include "ui/shell/go_to_panel.h"
#include "ui/shell/navigation_bar.h"
#include "ui/shell/password_dialog.h"
#include "ui/shell/status_line.h"
#include "ui/shell/user_button.h"
#include "ui/today/day_charts.h"
#include "ui/today/today_page.h"

#include <QAbstractItemView>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QToolButton>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestDesktop : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<CompanyDatabase> m_company;
    std::unique_ptr<Desk> m_desk;

    void goTo(const QString &typed)
    {
        GoToPanel *panel = m_desk->window()->goToPanel();
        panel->start();
        QTest::keyClicks(panel->field(), typed);
        QTest::keyClick(panel->field(), Qt::Key_Return, Qt::ControlModifier); // beside the list
    }
    UserButton *user() const { return m_desk->window()->topBar()->user(); }
    void chooseFromUserMenu(const QString &text)
    {
        for (QAction *action : user()->menu()->actions()) {
            if (action->text() == text)
                action->trigger();
        }
    }
    void addUser(const TenantPointer &tenant, const QString &login, const QString &role)
    {
        need(createUser(m_company->database, m_company->clock,
                        {tenant->organisationId, login, u"Sam Brandt"_s, u"a long enough password"_s, role}));
    }
    void signIn(const QString &login, const QString &password)
    {
        retype(seen<QLineEdit>(m_desk->page(), u"Name"_s), login);
        retype(seen<QLineEdit>(m_desk->page(), u"Password"_s), password);
        QTest::keyClick(seen<QLineEdit>(m_desk->page(), u"Password"_s), Qt::Key_Return);
    }
    void withSample(const TenantPointer &tenant, int orders)
    {
        need(fillWithDemo(m_company->at(tenant), {.orders = orders}));
    }

    static OrdersPage *orders(Desk &desk) { return qobject_cast<OrdersPage *>(desk.window()->currentPage()); }

    QString draftsTold() const
    {
        const auto buttons = m_desk->window()->statusLine()->findChildren<QToolButton *>();
        return buttons.isEmpty() || !buttons[0]->isVisible() ? QString() : buttons[0]->text();
    }

    // What a screen is called at the side, for screen readers.
    QString screenNamed(const QString &name) const
    {
        for (const QAbstractButton *item : m_desk->window()->navigation()->findChildren<QAbstractButton *>()) {
            if (item->accessibleName() == name || item->accessibleName().startsWith(name + u','))
                return item->accessibleName();
        }
        return {};
    }

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp); }
    void init()
    {
        m_company = std::make_unique<CompanyDatabase>();
        m_desk = std::make_unique<Desk>(m_company->clock, *m_theme);
    }
    void cleanup()
    {
        m_desk.reset();
        m_company.reset();
    }

    void aNewcomerTriesItWithSampleDataAndIsThereAgainNextTime()
    {
        const TemporaryPlace home;
        qputenv("ONHIRE_DATA_DIR", home.filePath(u"data"_s).toLocal8Bit());
        m_desk->start();
        QVERIFY(allWords(m_desk->page()).contains(u"Where should your data be stored?"_s));
        click(m_desk->page(), u"Try it"_s);
        QTRY_VERIFY(allWords(m_desk->page()).contains(u"Opening the database…"_s));
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->window(), 120'000);
        QVERIFY(!m_desk->page()->isVisible());
        QCOMPARE(m_desk->window()->windowTitle(), u"Today – Onhire"_s);
        QTRY_COMPARE(m_desk->table()->model().rowCount(), 500);
        QVERIFY(seen<Pill>(m_desk->window(), u"Nordlicht GmbH"_s));
        QTRY_VERIFY(allWords(m_desk->window()->statusLine()).contains(u"Live"_s));

        m_desk->start();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->window(), 60'000);
        QTRY_COMPARE(m_desk->table()->model().rowCount(), 500);
        m_desk.reset();
        qunsetenv("ONHIRE_DATA_DIR");
    }

    void aNewCompanyIsCalledAsItsOwnerSaysAndEnterBegins()
    {
        const TemporaryPlace home;
        qputenv("ONHIRE_DATA_DIR", home.filePath(u"data"_s).toLocal8Bit());
        m_desk->start();
        retype(seen<QLineEdit>(m_desk->page(), u"Your company’s name"_s), u"Southwind Rentals"_s);
        auto *begin = seen<QPushButton>(m_desk->page(), u"Get started"_s);
        begin->setFocus();
        QTest::keyClick(begin, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->window(), 120'000);
        QVERIFY(seen<Pill>(m_desk->window(), u"Southwind Rentals"_s));
        m_desk.reset();
        qunsetenv("ONHIRE_DATA_DIR");
    }

    void aNewCompanyBeginsWithAnEmptyScreenAndTheOneThingToDo()
    {
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY(m_desk->window());
        QVERIFY(seen<Pill>(m_desk->window(), u"My company"_s));
        QTRY_VERIFY(m_desk->table()->emptyState()->isVisible());
        QVERIFY(allWords(m_desk->table()->emptyState()).contains(u"No orders yet"_s));
        click(m_desk->table()->emptyState(), u"New order"_s);
        QTRY_VERIFY(orders(*m_desk)->isFormShown());
        QTRY_VERIFY(seen<QPushButton>(orders(*m_desk)->formPage(), u"Place order"_s));
    }

    // Not with bare axes.
    void theChartsOfANewCompanySayWhatWillStandThere()
    {
        m_company->tenant(u"Nordlicht GmbH"_s);
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY(m_desk->window());
        const auto *today = qobject_cast<TodayPage *>(m_desk->window()->currentPage());
        QVERIFY(today);
        const QList<ChartCard *> cards = today->charts()->cards();
        QCOMPARE(cards.size(), 4);
        for (const ChartCard *card : cards) {
            QTRY_VERIFY(card->nothing().contains(u" here once "_s));
            QVERIFY(!card->toggle()->isVisible());
        }
    }

    void anAddressWithoutADatabaseIsSaidAndAnotherOneMayBeChosen()
    {
        m_desk->start();
        retype(seen<QLineEdit>(m_desk->page(), u"Database address"_s),
               u"postgresql://nobody@127.0.0.1:1/onhire"_s);
        click(m_desk->page(), u"Connect"_s);
        QTRY_VERIFY(seen<QPushButton>(m_desk->page(), u"Try again"_s));
        QVERIFY2(allWords(m_desk->page()).contains(u"The database cannot be reached."_s),
                 qPrintable(allWords(m_desk->page())));
        click(m_desk->page(), u"Choose another database"_s);
        retype(seen<QLineEdit>(m_desk->page(), u"Database address"_s), m_company->uri());
        click(m_desk->page(), u"Connect"_s);
        QTRY_VERIFY(m_desk->window());
    }

    void whoDoesNotKnowThePasswordStaysOutside()
    {
        addUser(m_company->tenant(u"Nordlicht GmbH"_s), u"sam"_s, u"admin"_s);
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY(seen<QPushButton>(m_desk->page(), u"Sign in"_s));
        signIn(u"sam"_s, u"a wrong password"_s);
        QTRY_VERIFY(allWords(m_desk->page()).contains(u"Wrong name or password."_s));
        QVERIFY(!m_desk->window());
        auto *password = seen<QLineEdit>(m_desk->page(), u"Password"_s);
        QCOMPARE(password->selectedText().size(), password->text().size());

        signIn(u"sam"_s, u"a long enough password"_s);
        QTRY_VERIFY(m_desk->window());
        QCOMPARE(user()->text(), u"Sam Brandt"_s);
    }

    void aPersonChoosesAnotherPasswordAndSignsInWithIt()
    {
        const TenantPointer tenant = m_company->tenant(u"Nordlicht GmbH"_s);
        withSample(tenant, 10);
        addUser(tenant, u"sam"_s, u"admin"_s);
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY(seen<QPushButton>(m_desk->page(), u"Sign in"_s));
        signIn(u"sam"_s, u"a long enough password"_s);
        QTRY_VERIFY(m_desk->window());

        chooseFromUserMenu(u"Change password…"_s);
        const auto dialog = [this] { return m_desk->window()->findChild<PasswordDialog *>(); };
        QTRY_VERIFY(dialog() && dialog()->isVisible());
        const auto type = [&](const QString &current, const QString &password) {
            retype(seen<QLineEdit>(dialog(), u"Current password"_s), current);
            retype(seen<QLineEdit>(dialog(), u"New password"_s), password);
            retype(seen<QLineEdit>(dialog(), u"New password, again"_s), password);
            click(dialog(), u"Change password"_s);
        };
        type(u"a guess"_s, u"another long password"_s);
        QTRY_VERIFY(allWords(dialog()).contains(u"This is not your current password."_s));
        type(u"a long enough password"_s, u"short"_s);
        QTRY_VERIFY2(allWords(dialog()).contains(u"at least 8 characters"_s), qPrintable(allWords(dialog())));
        type(u"a long enough password"_s, u"another long password"_s);
        QTRY_VERIFY(m_desk->messages().contains(u"Your password has been changed."_s));

        chooseFromUserMenu(u"Sign out"_s);
        QTRY_VERIFY(!m_desk->window());
        QVERIFY(seen<QPushButton>(m_desk->page(), u"Sign in"_s));
        QVERIFY(seen<QLineEdit>(m_desk->page(), u"Password"_s)->text().isEmpty());
        signIn(u"sam"_s, u"another long password"_s);
        QTRY_VERIFY(m_desk->window());
        QVERIFY(!m_desk->page()->isVisible());
    }

    // Nothing jumps, and the keys go to the work that waits.
    void theWindowStaysInItsPlaceWhileSomeoneSignsInAndOut()
    {
        const TenantPointer tenant = m_company->tenant(u"Nordlicht GmbH"_s);
        withSample(tenant, 10);
        addUser(tenant, u"sam"_s, u"admin"_s);
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY(seen<QPushButton>(m_desk->page(), u"Sign in"_s));
        m_desk->page()->setGeometry(40, 60, 1130, 710);
        signIn(u"sam"_s, u"a long enough password"_s);
        QTRY_VERIFY(m_desk->window());
        QCOMPARE(m_desk->window()->geometry(), QRect(40, 60, 1130, 710));
        QTRY_VERIFY(!m_desk->window()->currentPage()->findChildren<QAbstractItemView *>().isEmpty());
        QTRY_VERIFY(m_desk->window()->currentPage()->isAncestorOf(m_desk->window()->focusWidget()));

        m_desk->window()->setGeometry(70, 30, 1210, 690);
        chooseFromUserMenu(u"Sign out"_s);
        QTRY_VERIFY(!m_desk->window());
        QCOMPARE(m_desk->page()->geometry(), QRect(70, 30, 1210, 690));
        QVERIFY(seen<QLineEdit>(m_desk->page(), u"Name"_s)->hasFocus());
    }

    void someoneOfAnotherOrganisationMaySignInNext()
    {
        addUser(m_company->tenant(u"Nordlicht GmbH"_s), u"sam"_s, u"admin"_s);
        addUser(m_company->tenant(u"Südwind AG"_s), u"uma"_s, u"admin"_s);
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY(seen<QPushButton>(m_desk->page(), u"Sign in"_s));
        signIn(u"sam"_s, u"a long enough password"_s);
        QTRY_VERIFY(m_desk->window());
        QVERIFY(seen<Pill>(m_desk->window(), u"Nordlicht GmbH"_s));
        chooseFromUserMenu(u"Sign out"_s);
        QTRY_VERIFY(!m_desk->window());
        signIn(u"uma"_s, u"a long enough password"_s);
        QTRY_VERIFY(m_desk->window());
        QVERIFY(seen<Pill>(m_desk->window(), u"Südwind AG"_s));
    }

    void nobodyIsSignedOutOfADatabaseWithoutUsers()
    {
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY(m_desk->window());
        QStringList offered;
        for (const QAction *action : user()->menu()->actions())
            offered += action->text();
        QVERIFY(offered.contains(u"About Onhire"_s));
        QVERIFY(!offered.contains(u"Sign out"_s));
        QVERIFY(!offered.contains(u"Change password…"_s));
    }

    void aPlaceThatOpensAtOnceShowsNoOtherWindowFirst()
    {
        m_company->tenant(u"Nordlicht GmbH"_s);
        m_desk->startAt(m_company->uri());
        QVERIFY(!m_desk->page()->isVisible());
        QTRY_VERIFY(m_desk->window());
        QVERIFY(m_desk->window()->isVisible());
        QVERIFY(!m_desk->page()->isVisible());
    }

    void aboutSaysWithWhatAndWhereOneWorks()
    {
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY(m_desk->window());
        chooseFromUserMenu(u"About Onhire"_s);
        auto *about = m_desk->window()->findChild<AboutDialog *>();
        QVERIFY(about);
        QTRY_VERIFY2(allWords(about).contains(u"Remote database"_s), qPrintable(allWords(about)));
        QVERIFY(allWords(about).contains(u"GNU General Public License, version 3 or later"_s));
        QVERIFY(seen<QLabel>(about, u"PostgreSQL"_s));
    }

    void whoMayOnlyReadIsOfferedNothingElse()
    {
        const TenantPointer tenant = m_company->tenant(u"Nordlicht GmbH"_s);
        withSample(tenant, 30);
        addUser(tenant, u"rita"_s, u"read_only"_s);
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY(seen<QPushButton>(m_desk->page(), u"Sign in"_s));
        signIn(u"rita"_s, u"a long enough password"_s);
        QTRY_VERIFY(m_desk->window());
        QTRY_COMPARE(m_desk->table()->model().rowCount(), 30);
        m_desk->table()->open(m_desk->table()->model().idAt(0));
        QTRY_VERIFY(!m_desk->table()->pane()->findChildren<DetailSection *>().isEmpty());
        for (const QString &verb : {u"New order"_s, u"Confirm"_s, u"Edit…"_s, u"Cancel order…"_s})
            QVERIFY2(!seen<QPushButton>(m_desk->window(), verb), qPrintable(verb));
        QTest::keyClick(m_desk->window(), Qt::Key_E, Qt::ControlModifier);
        QVERIFY(!seen<QPushButton>(m_desk->window(), u"Save"_s));
    }

    void settingsThatARoleMayNotChangeSaySo()
    {
        const TenantPointer tenant = m_company->tenant(u"Nordlicht GmbH"_s);
        addUser(tenant, u"wim"_s, u"warehouse"_s);
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY(seen<QPushButton>(m_desk->page(), u"Sign in"_s));
        signIn(u"wim"_s, u"a long enough password"_s);
        QTRY_VERIFY(m_desk->window());
        m_desk->window()->show(u"settings"_s);
        QWidget *page = m_desk->window()->currentPage();
        const QString words = allWords(page);
        QVERIFY2(words.contains(u"Your role does not allow you to change these rules. Ask an administrator."),
                 qPrintable(words));
        QVERIFY(words.contains(u"Your role does not allow you to start or stop the server."));
        QVERIFY(!words.contains(u"Changes apply from now on."));
        for (const QString &name : {u"Start the server"_s, u"Save rules"_s}) {
            const auto *button = seen<QPushButton>(page, name);
            QVERIFY2(button && !button->isEnabled(), qPrintable(name));
        }
    }

    void theCompanyIsChangedFromItsNameAndRemembered()
    {
        const TenantPointer here = m_company->tenant(u"Nordlicht GmbH"_s);
        withSample(here, 30);
        m_company->tenant(u"Südwind AG"_s);
        m_desk->settings.setValue(u"place/tenant"_s, here->id);
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY(m_desk->window());
        auto *menu = seen<QPushButton>(m_desk->window(), u"Company: Nordlicht GmbH"_s);
        QVERIFY(menu);
        QTRY_COMPARE(m_desk->table()->model().rowCount(), 30);
        for (QAction *company : menu->menu()->actions()) {
            if (company->text() == u"Südwind AG")
                company->trigger();
        }
        QTRY_VERIFY(seen<QPushButton>(m_desk->window(), u"Company: Südwind AG"_s));
        QTRY_VERIFY(m_desk->table()->emptyState()->isVisible());

        m_desk->startAt(m_company->uri());
        QTRY_VERIFY(m_desk->window());
        QVERIFY(seen<QPushButton>(m_desk->window(), u"Company: Südwind AG"_s));
    }

    void controlKFindsWhatThereIs()
    {
        withSample(m_company->tenant(u"Nordlicht GmbH"_s), 60);
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY(m_desk->window());
        QTRY_COMPARE(m_desk->table()->model().rowCount(), 60);
        const QString id = m_desk->table()->model().idAt(7);
        const QString code = m_desk->table()->model().index(7, 0).data().toString();
        const QString email =
            m_company->look(u"select customer_email from orders where order_id = '%1'"_s.arg(id));

        goTo(code);
        QTRY_COMPARE(m_desk->table()->table()->currentId(), id);
        QTRY_VERIFY(allWords(m_desk->table()->pane()).contains(code));
        goTo(u"settings"_s);
        QTRY_COMPARE(m_desk->window()->windowTitle(), u"Settings – Onhire"_s);
        goTo(u"PROJ4K"_s);
        QTRY_COMPARE(m_desk->window()->windowTitle(), u"Catalogue – Onhire"_s);
        QTRY_VERIFY(allWords(m_desk->table()->pane()).contains(u"PROJ4K"_s));

        goTo(email); // whose it is comes before their orders
        QTRY_COMPARE(m_desk->window()->windowTitle(), u"Customers – Onhire"_s);
        QTRY_VERIFY(!m_desk->table()->table()->currentId().isEmpty());
        QCOMPARE(m_company->look(u"select email from customers where customer_id = '%1'"_s.arg(
                     m_desk->table()->table()->currentId())),
                 email);
    }

    void aDatabaseThatGoesAwayIsSaidAndItsReturnSeen()
    {
        const TenantPointer tenant = m_company->tenant(u"Nordlicht GmbH"_s);
        withSample(tenant, 60);
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY(m_desk->window());
        QTRY_COMPARE(m_desk->table()->model().rowCount(), 60);
        const auto status = [this] { return allWords(m_desk->window()->statusLine()); };
        QTRY_VERIFY(status().contains(u"Live"_s));

        m_company->admin(
            {u"alter database %1 with allow_connections false"_s,
             u"select count(pg_terminate_backend(pid, 5000)) from pg_stat_activity where datname = '%1'"_s});
        QTRY_VERIFY(status().contains(u"Live updates unavailable"_s));
        QTest::keyClick(m_desk->window(), Qt::Key_F5);
        QTRY_VERIFY2(m_desk->messages().contains(u"The database cannot be reached."_s),
                     qPrintable(m_desk->messages()));
        QCOMPARE(m_desk->table()->model().rowCount(), 60); // what was read stays

        m_company->admin({u"alter database %1 with allow_connections true"_s});
        m_company->look(u"update orders set status = 'cancelled' where status = 'pending'"_s);
        const auto pending = [this] {
            int found = 0;
            const PagedTableModel &model = m_desk->table()->model();
            for (int row = 0; row < model.rowCount(); ++row)
                found += model.index(row, 1).data().toString() == u"Pending";
            return found;
        };
        QTRY_VERIFY_WITH_TIMEOUT(status().contains(u"Live"_s), 10'000);
        QTRY_COMPARE(pending(), 0); // nobody told of it, and nobody pressed a key
        QTRY_VERIFY2(!m_desk->messages().contains(u"The database cannot be reached."_s),
                     qPrintable(m_desk->messages()));
    }

    void whatIsNotSavedIsThereAgainTheNextTime()
    {
        withSample(m_company->tenant(u"Nordlicht GmbH"_s), 30);
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY(m_desk->window());
        QTRY_COMPARE(m_desk->table()->model().rowCount(), 30);
        const QString id = m_desk->table()->model().idAt(3);
        m_desk->table()->open(id);
        QTRY_COMPARE(orders(*m_desk)->shown().id, id);
        orders(*m_desk)->act(u"orders.edit"_s);
        QTRY_VERIFY(seen<QPlainTextEdit>(m_desk->window(), u"Notes"_s));
        seen<QPlainTextEdit>(m_desk->window(), u"Notes"_s)->setPlainText(u"Ring twice"_s);
        m_desk->window()->show(u"customers"_s);
        QVERIFY(m_desk->window()->close());

        m_desk->startAt(m_company->uri());
        QTRY_VERIFY(m_desk->window() && m_desk->window()->isVisible());
        QTRY_VERIFY(draftsTold().startsWith(u"1 draft"_s));
        QTest::mouseClick(m_desk->window()->statusLine()->findChild<QToolButton *>(), Qt::LeftButton);
        auto *list = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(list);
        QCOMPARE(list->actions().size(), 1);
        QVERIFY2(list->actions()[0]->text().startsWith(u"Edit "_s), qPrintable(list->actions()[0]->text()));
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_VERIFY(seen<QPlainTextEdit>(m_desk->window(), u"Notes"_s));
        QCOMPARE(seen<QPlainTextEdit>(m_desk->window(), u"Notes"_s)->toPlainText(), u"Ring twice"_s);
    }

    void whatOneHasBegunTheOtherAtTheSameMachineDoesNotSee()
    {
        const TenantPointer tenant = m_company->tenant(u"Nordlicht GmbH"_s);
        withSample(tenant, 30);
        addUser(tenant, u"sam"_s, u"admin"_s);
        addUser(tenant, u"uma"_s, u"admin"_s);
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY(seen<QPushButton>(m_desk->page(), u"Sign in"_s));
        const auto enter = [&](const QString &login) {
            signIn(login, u"a long enough password"_s);
            QTRY_VERIFY(m_desk->window());
            QTRY_COMPARE(m_desk->table()->model().rowCount(), 30);
        };
        const auto leave = [&] {
            chooseFromUserMenu(u"Sign out"_s);
            QTRY_VERIFY(!m_desk->window());
        };
        const auto notes = [&](const QString &id) {
            m_desk->window()->follow({.screen = u"orders"_s, .id = id, .act = u"orders.edit"_s});
            return QTest::qWaitFor([&] { return seen<QPlainTextEdit>(m_desk->window(), u"Notes"_s); })
                ? seen<QPlainTextEdit>(m_desk->window(), u"Notes"_s)
                : nullptr;
        };
        enter(u"sam"_s);
        QVERIFY(!screenNamed(u"Orders"_s).contains(u"draft"_s));
        const QString id = m_desk->table()->model().idAt(3);
        QVERIFY(notes(id));
        const QString before = notes(id)->toPlainText();
        notes(id)->setPlainText(u"Ring twice"_s);
        QTRY_VERIFY(screenNamed(u"Orders"_s).contains(u", 1 draft"_s));
        QVERIFY(!screenNamed(u"Customers"_s).contains(u"draft"_s));
        leave();

        enter(u"uma"_s);
        QCOMPARE(draftsTold(), QString());
        QVERIFY(!screenNamed(u"Orders"_s).contains(u"draft"_s));
        QVERIFY(notes(id));
        QCOMPARE(notes(id)->toPlainText(), before);
        leave();

        enter(u"sam"_s);
        QVERIFY(draftsTold().startsWith(u"1 draft"_s));
        QVERIFY(screenNamed(u"Orders"_s).contains(u", 1 draft"_s));
        QVERIFY(notes(id));
        QCOMPARE(notes(id)->toPlainText(), u"Ring twice"_s);
    }

    void twoWindowsThatCorrectTheSameOrderShowBothValues()
    {
        withSample(m_company->tenant(u"Nordlicht GmbH"_s), 30);
        Desk other(m_company->clock, *m_theme);
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY(m_desk->window());
        other.startAt(m_company->uri());
        QTRY_VERIFY(other.window());
        QTRY_COMPARE(m_desk->table()->model().rowCount(), 30);
        const QString id = m_desk->table()->model().idAt(3);
        for (Desk *desk : {m_desk.get(), &other}) {
            QTRY_COMPARE(desk->table()->model().rowCount(), 30);
            desk->table()->open(id);
            QTRY_COMPARE(orders(*desk)->shown().id, id);
            orders(*desk)->act(u"orders.edit"_s);
            QTRY_VERIFY(seen<QPlainTextEdit>(desk->window(), u"Notes"_s));
        }
        seen<QPlainTextEdit>(other.window(), u"Notes"_s)->setPlainText(u"Theirs"_s);
        click(other.window(), u"Save"_s);
        QTRY_VERIFY(other.messages().contains(u"is saved"_s));

        seen<QPlainTextEdit>(m_desk->window(), u"Notes"_s)->setPlainText(u"Mine"_s);
        click(m_desk->window(), u"Save"_s);
        QTRY_VERIFY(m_desk->window()->findChild<ConflictCard *>());
        QVERIFY(allWords(orders(*m_desk)->formPage())
                    .contains(u"Someone else changed this while you were editing it."_s));
        // its layout shows it a moment after it was made
        QTRY_VERIFY(allWords(m_desk->window()->findChild<ConflictCard *>()).contains(u"Theirs"_s));
        click(m_desk->window(), u"Use theirs: Notes"_s);
        QCOMPARE(seen<QPlainTextEdit>(m_desk->window(), u"Notes"_s)->toPlainText(), u"Theirs"_s);
    }
};

ONHIRE_GUI_TEST(TestDesktop)
#include "tst_desktop.moc"
