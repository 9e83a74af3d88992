// SPDX-License-Identifier: GPL-3.0-or-later
// What the screens say when they have nothing to show: that there is nothing yet, that nothing matches, that it
// could not be read, that somebody may not see it; and whether the line at the bottom says the same.
#include "core/services/demo/demo.h"
#include "tests/desktop/desk_round.h"
#include "tests/watch/gui_test.h"
#include "ui/fulfilment/side_cards.h"
#include "ui/shared/pages/editing_page.h"
#include "ui/shell/status_line.h"

using namespace onhire;
using namespace Qt::StringLiterals;

class TestStates : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<CompanyDatabase> m_company;
    std::unique_ptr<Desk> m_desk;

    void begin(int orders)
    {
        m_company = std::make_unique<CompanyDatabase>();
        const TenantPointer tenant = m_company->tenant(u"Nordlicht GmbH"_s);
        if (orders > 0)
            need(fillWithDemo(m_company->at(tenant), {.orders = orders}));
        m_desk = std::make_unique<Desk>(m_company->clock, *m_theme);
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY(m_desk->window());
        QTRY_COMPARE(live(), u"Live"_s);
    }
    TablePage *table() const { return qobject_cast<TablePage *>(m_desk->window()->currentPage()); }
    QString live() const
    {
        for (const QLabel *label : m_desk->window()->statusLine()->findChildren<QLabel *>()) {
            if (label->accessibleDescription() == u"Live changes")
                return label->text();
        }
        return {};
    }
    // Title, explanation and the one action of what stands in the place of the page or of its rows.
    static QStringList said(QWidget *page)
    {
        QStringList said;
        for (EmptyState *state : page->findChildren<EmptyState *>()) {
            if (!state->isVisible())
                continue;
            for (const QLabel *label : state->findChildren<QLabel *>()) {
                if (!label->text().isEmpty())
                    said += label->text();
            }
            for (const QPushButton *button : state->findChildren<QPushButton *>()) {
                if (button->isVisible())
                    said += u'[' + button->text() + u']';
            }
        }
        return said;
    }
    QStringList said() const { return said(m_desk->window()->currentPage()); }
    void press(const QString &words) const { click(m_desk->window()->currentPage(), words); }
    // Below the title of a card beside the scans; buttons in brackets.
    QStringList cardSays(const QString &title) const
    {
        const auto *card = seen<SideCard>(m_desk->window()->currentPage(), title);
        QStringList words;
        for (const QLabel *label : card ? card->findChildren<QLabel *>() : QList<QLabel *>()) {
            if (label->isVisible() && label->text() != title)
                words += plain(label->text());
        }
        for (const QPushButton *button : card ? card->findChildren<QPushButton *>() : QList<QPushButton *>()) {
            if (button->isVisible())
                words += u'[' + button->text() + u']';
        }
        return words;
    }

private Q_SLOTS:
    void whatCannotBeOpenedAtTheStartIsSaidInTheWindow()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(u"no key"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("something") > 0);
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
        file.close();
        m_company = std::make_unique<CompanyDatabase>();
        m_company->tenant(u"Nordlicht GmbH"_s);
        m_desk = std::make_unique<Desk>(m_company->clock, *m_theme);
        DesktopOptions options;
        options.request.place.database = m_company->uri();
        options.request.place.keyFile = options.request.place.filesDir = file.fileName();
        options.placeGiven = true;
        m_desk->start(options);
        QTRY_VERIFY(m_desk->window());
        QTRY_VERIFY2(m_desk->messages().contains(u"Access tokens and webhook secrets cannot be saved."_s),
                     qPrintable(m_desk->messages()));
        QVERIFY(allWords(m_desk->window()).contains(u"no key is not an Onhire key file."_s));
        QVERIFY2(m_desk->messages().contains(u"Files cannot be opened or saved"_s),
                 qPrintable(m_desk->messages()));

        m_desk->window()->show(u"settings"_s);
        click(m_desk->window(), u"Start the server"_s);
        QVERIFY2(allWords(m_desk->window()).contains(u"cannot be used."_s),
                 qPrintable(allWords(m_desk->window())));
    }

    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp); }
    void cleanup()
    {
        m_desk.reset();
        m_company.reset();
    }
    void cleanupTestCase() { m_theme.reset(); }

    void whereThereIsNothingYetItIsSaidWhatToDo()
    {
        begin(0);
        const QList<std::pair<QString, QStringList>> screens{
            {u"orders"_s, {u"No orders yet"_s, u"[New order]"_s}},
            {u"subscriptions"_s, {u"No subscriptions yet"_s, u"[Assign devices]"_s}},
            {u"devices"_s, {u"No devices yet"_s, u"[Add devices]"_s}},
            {u"customers"_s, {u"No customers yet"_s, u"[New order]"_s}},
            {u"catalogue"_s, {u"No products yet"_s, u"[New product]"_s}},
        };
        for (const auto &[screen, words] : screens) {
            m_desk->window()->show(screen);
            QTRY_VERIFY2(said().size() == 3, qPrintable(screen));
            QCOMPARE((QStringList{said()[0], said()[2]}), words);
            QCOMPARE(live(), u"Live"_s);
        }
        m_desk->window()->show(u"customers"_s);
        press(u"New order"_s);
        QTRY_COMPARE(m_desk->window()->currentPageId(), u"orders"_s);
        QTRY_VERIFY(static_cast<EditingPage *>(table())->isFormShown());
        m_desk->window()->show(u"subscriptions"_s);
        press(u"Assign devices"_s);
        QTRY_COMPARE(m_desk->window()->currentPageId(), u"fulfilment"_s);
    }

    void whereNothingMatchesTheFilterCanBeCleared()
    {
        begin(20);
        for (const QString &screen :
             {u"orders"_s, u"subscriptions"_s, u"devices"_s, u"customers"_s, u"catalogue"_s}) {
            m_desk->window()->show(screen);
            QTRY_VERIFY2(table()->model().rowCount() > 0, qPrintable(screen));
            table()->filterBar()->setState({u"zzzzz"_s, {}});
            QTRY_VERIFY2(said().size() == 3, qPrintable(screen));
            QCOMPARE((QStringList{said()[0], said()[2]}),
                     (QStringList{u"Nothing matches"_s, u"[Clear search]"_s}));
            press(u"Clear search"_s);
            QTRY_VERIFY2(table()->model().rowCount() > 0 && said().isEmpty(), qPrintable(screen));
        }
    }

    void whatCouldNotBeReadIsSaidOnTheScreenAndBelow_data()
    {
        QTest::addColumn<QString>("screen");
        QTest::addColumn<QString>("reads");
        QTest::newRow("orders") << u"orders"_s << u"orders"_s;
        QTest::newRow("subscriptions") << u"subscriptions"_s << u"subscriptions"_s;
        QTest::newRow("devices") << u"devices"_s << u"assets"_s;
        QTest::newRow("customers") << u"customers"_s << u"customers"_s;
        QTest::newRow("catalogue") << u"catalogue"_s << u"products"_s;
    }
    // The connection stands, so that what others change is heard: that alone is not live.
    void whatCouldNotBeReadIsSaidOnTheScreenAndBelow()
    {
        QFETCH(QString, screen);
        QFETCH(QString, reads);
        begin(20);
        m_company->look(u"alter table %1 rename to %1_away"_s.arg(reads));
        m_desk->window()->show(screen);
        QTRY_COMPARE(said().value(0), u"Could not load the data"_s);
        QCOMPARE(said().constLast(), u"[Try again]"_s);
        QTRY_COMPARE(live(), u"Not up to date"_s);
        m_company->look(u"alter table %1_away rename to %1"_s.arg(reads));
        press(u"Try again"_s);
        QTRY_VERIFY(table()->model().rowCount() > 0 && said().isEmpty());
        QTRY_COMPARE(live(), u"Live"_s);
    }

    void todayAndTheDeskSayWhatTheyCouldNotRead()
    {
        begin(20);
        m_desk->window()->show(u"fulfilment"_s);
        QTRY_COMPARE(live(), u"Live"_s);
        m_company->look(u"alter table orders rename to orders_away"_s);
        for (const QString &screen : {u"today"_s, u"fulfilment"_s}) {
            m_desk->window()->show(screen);
            m_desk->window()->currentPage()->refresh();
            QTRY_COMPARE(live(), u"Not up to date"_s);
        }
        m_company->look(u"alter table orders_away rename to orders"_s);
        for (const QString &screen : {u"today"_s, u"fulfilment"_s}) {
            m_desk->window()->show(screen);
            m_desk->window()->currentPage()->refresh();
            QTRY_COMPARE(live(), u"Live"_s);
        }
    }

    void cardsThatCouldNotBeReadSaySoAndTryAgain_data()
    {
        QTest::addColumn<QString>("act");
        QTest::addColumn<QString>("card");
        QTest::newRow("assign") << QString() << u"Next in the queue"_s;
        QTest::newRow("take back") << u"fulfilment.returns"_s << u"Returns due"_s;
    }
    void cardsThatCouldNotBeReadSaySoAndTryAgain()
    {
        QFETCH(QString, act);
        QFETCH(QString, card);
        begin(20);
        m_company->look(u"alter table orders rename to orders_away"_s);
        m_desk->window()->follow({.screen = u"fulfilment"_s, .act = act});
        QTRY_COMPARE(cardSays(card).value(0), u"Could not load the data"_s);
        QCOMPARE(cardSays(card).size(), 3);
        QCOMPARE(cardSays(card).constLast(), u"[Try again]"_s);
        const QString all = allWords(m_desk->window()->currentPage());
        QVERIFY2(!all.contains(u"Queue: 0"_s) && !all.contains(u"No returns due"_s), qPrintable(all));

        m_company->look(u"alter table orders_away rename to orders"_s);
        press(u"Try again"_s);
        QTRY_VERIFY2(!cardSays(card).contains(u"[Try again]"_s), qPrintable(cardSays(card).join(u'\n')));
        const QStringList before = cardSays(card);

        m_company->look(u"alter table orders rename to orders_away"_s);
        m_desk->window()->currentPage()->refresh();
        QTRY_VERIFY(cardSays(card).contains(u"Could not refresh"_s)); // and what was read stays
        QCOMPARE(cardSays(card).size(), before.size() + 3);
        m_company->look(u"alter table orders_away rename to orders"_s);
        press(u"Try again"_s);
        QTRY_COMPARE(cardSays(card), before);
    }

    void whoMayNotSeeAScreenIsToldSoAndSeesNothing()
    {
        begin(20);
        const auto window = m_desk->desktop->windowFor({{}, Permissions({u"payments:read"_s})}, {});
        window->window().QWidget::show();
        for (const QString &screen :
             {u"fulfilment"_s, u"orders"_s, u"subscriptions"_s, u"devices"_s, u"customers"_s, u"catalogue"_s}) {
            window->window().show(screen);
            Page *page = window->window().currentPage();
            QCOMPARE(said(page).value(0), u"You are not allowed to see this"_s);
            QVERIFY(said(page).value(1).contains(u"administrator"_s));
            QVERIFY(page->findChildren<DataTable *>().isEmpty());
        }
        QVERIFY(std::ranges::none_of(window->window().actions().entries(),
                                     [](const auto &entry) { return entry.spec.id.startsWith(u"orders."); }));
    }
};

ONHIRE_GUI_TEST(TestStates)
#include "tst_states.moc"
