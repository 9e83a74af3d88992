// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/subscriptions/early_return_request.h"
#include "tests/support/due_work.h"
#include "tests/support/rentals.h"
#include "tests/ui/today_desk.h"
#include "tests/watch/gui_test.h"
#include "ui/shared/charts/chart_words.h"
#include "ui/shared/links/link_label.h"
#include "ui/theme/theme.h"
#include "ui/today/first_steps_card.h"
#include "ui/today/waiting_work.h"
#include "ui/today/work_line_delegate.h"
#include "ui/today/work_list.h"
#include "ui/today/work_words.h"

#include <QApplication>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTableWidget>

#include <algorithm>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestToday : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<TodayDesk> m_desk;
    QTemporaryDir m_folder;

    TodayPage &page() { return *m_desk->page; }
    WorkCard &toConfirm() { return *page().work()->toConfirm(); }
    bool isRead() { return page().figures()->figures().size() == 5; }
    FigureText figure(int index) { return page().figures()->figures().at(index)->text(); }
    ChartCard *chart(int index) { return page().charts()->cards().at(index); }

    void setDatabaseAway(bool away)
    {
        const QString database = m_desk->place.address().database;
        runSql(
            TestCluster::address(), adminRole,
            {u"alter database \"%1\" allow_connections %2"_s.arg(database, away ? u"false"_s : u"true"_s),
             u"select pg_terminate_backend(pid) from pg_stat_activity where datname = '%1'"_s.arg(database)});
    }

    void keepPicture(const QString &name)
    {
        QTest::qWait(60);
        const QString file = m_folder.filePath(name + u".png"_s);
        QVERIFY(page().grab().save(file));
        qInfo("picture: %s", qPrintable(file));
    }

private Q_SLOTS:
    void initTestCase()
    {
        qRegisterMetaType<Link>();
        m_folder.setAutoRemove(qEnvironmentVariableIsEmpty("ONHIRE_KEEP_PICTURES"));
        QFont font = QApplication::font();
        font.setPixelSize(13);
        QApplication::setFont(font);
        m_theme = std::make_unique<Theme>(*qApp);
    }

    void init()
    {
        m_desk = std::make_unique<TodayDesk>();
        QTRY_VERIFY(isRead());
    }
    void cleanup()
    {
        m_desk.reset();
        m_theme->setMode(Theme::Mode::Light);
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }

    void nothingButTheGroundIsShownBeforeAnythingIsRead()
    {
        TodayPage fresh(m_desk->place.workplace(), everyScreen());
        fresh.resize(1240, 900);
        fresh.show();
        QVERIFY(!fresh.findChild<QScrollArea *>()->isVisible());
        fresh.activate();
        QTRY_VERIFY(fresh.findChild<QScrollArea *>()->isVisible());
    }

    void figuresSayWhatTheDatabaseHolds()
    {
        const Context context = m_desk->place.context();
        const TextFormat format = m_desk->place.workplace().format();
        const MoneyFigures money = UiPlace::value(moneyFigures(context));
        QCOMPARE(figure(0).caption, u"Recurring revenue, November"_s);
        QCOMPARE(figure(0).value, format.money(money.recurring(), 2));
        QCOMPARE(figure(0).unit, u"EUR"_s);
        const DeviceFigures devices = UiPlace::value(deviceFigures(context));
        QCOMPARE(figure(1).value, format.number(devices.out));
        QCOMPARE(figure(1).unit, u"of %1"_s.arg(format.number(devices.all)));
        QCOMPARE(figure(3).value, format.money(money.overdue.total, 2));
        QCOMPARE(figure(3).tone, money.overdue.payments > 0 ? Tone::Bad : Tone::Idle);
        QCOMPARE(page().figures()->figures()[0]->accessibleName().section(u',', 0, 0), u"Recurring revenue"_s);
    }

    void anotherTimeZoneOfTheCompanyShowsAtOnce()
    {
        const Workplace workplace = m_desk->place.workplace();
        const auto shows = [this](const QString &day) {
            const auto labels = page().findChildren<QLabel *>();
            return std::ranges::any_of(labels, [&](const QLabel *each) { return each->text().contains(day); });
        };
        QTRY_VERIFY(shows(u"21 November 2026"_s));
        auto moved = std::make_shared<Tenant>(*workplace.session->tenant());
        moved->zone = QTimeZone("Etc/GMT+12"); // twelve hours behind
        workplace.session->renew(moved);
        Q_EMIT m_desk->place.live().companyRenewed();
        QTRY_VERIFY(shows(u"20 November 2026"_s));
    }

    void arrowKeysAndEnterOpenAnOrder()
    {
        const QSignalSpy followed(&page(), &Page::followed);
        WorkList *list = toConfirm().list();
        QVERIFY(list->lines().size() >= 2);
        QVERIFY(QTest::qWaitForWindowActive(&page()));
        QTRY_VERIFY(list->hasFocus());
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(followed.count(), 1);
        const QString second = m_desk->look(
            u"select order_id from orders where status = 'pending' order by created_at, order_id limit 1 offset 1"_s);
        QCOMPARE(followed[0][0].value<Link>(), linkTo(second));
    }

    void aCompanyThatBeginsIsToldWhatComesFirst()
    {
        QVERIFY(!page().firstSteps()->isVisible()); // this one has begun
        m_desk = std::make_unique<TodayDesk>(TodayDesk::Empty, QStringList{u"*"_s},
                                             everyScreen() + QStringList{u"catalogue"_s, u"devices"_s});
        const FirstStepsCard *card = page().firstSteps();
        const auto links = [card] {
            QStringList words;
            for (const LinkLabel *each : card->findChildren<LinkLabel *>()) {
                if (each->isVisible())
                    words += each->text();
            }
            return words;
        };
        const auto open = [&](int step) {
            QSignalSpy followed(&page(), &Page::followed);
            QList<LinkLabel *> all = card->findChildren<LinkLabel *>();
            all.removeIf([](const LinkLabel *each) { return !each->isVisible(); });
            QTest::keyClick(all.at(step), Qt::Key_Return);
            return followed.value(0).value(0).value<Link>();
        };
        QTRY_COMPARE(links(), (QStringList{u"Add products"_s, u"Add devices"_s, u"Enter the first order"_s}));
        QTRY_COMPARE(page().focusWidget(), card->findChild<LinkLabel *>());
        QCOMPARE(open(0), (Link{.screen = u"catalogue"_s, .act = u"catalogue.new"_s}));
        QCOMPARE(open(1), (Link{.screen = u"devices"_s, .act = u"devices.new"_s}));
        QCOMPARE(open(2), (Link{.screen = u"orders"_s, .act = u"orders.new"_s}));

        const Context here = m_desk->place.context();
        UiPlace::value(upsertProduct(
            here,
            UiPlace::value(ProductRequest::read(json(test::product("PHONE", "{'12':49.90}")), *here.tenant))));
        page().refresh();
        QTRY_COMPARE(links(), (QStringList{u"Add devices"_s, u"Enter the first order"_s}));
        QVERIFY(std::ranges::any_of(card->findChildren<QLabel *>(), [](const QLabel *each) {
            return each->isVisible() && each->text() == u"Add products – done";
        }));
        UiPlace::value(
            createAsset(here,
                        UiPlace::value(AssetRequest::read(json("{'serialNumber':'SN-1','sku':'PHONE'}"),
                                                          *here.tenant, here.now().date()))));
        UiPlace::value(placeOrder(
            here, UiPlace::value(OrderRequest::read(json(orderOf("PHONE")), *here.tenant)), NaturalKey::Skip));
        page().refresh();
        QTRY_VERIFY(!card->isVisible());
    }

    void whoMayAddNothingIsNotToldTo()
    {
        m_desk =
            std::make_unique<TodayDesk>(TodayDesk::Empty, QStringList{u"orders:read"_s, u"products:read"_s});
        QTRY_VERIFY(page().findChild<QScrollArea *>()->isVisible());
        QVERIFY(!page().firstSteps()->isVisible());
    }

    void aCompanyWithoutWorkIsReadWithTheKeyboard()
    {
        m_desk = std::make_unique<TodayDesk>(TodayDesk::Empty);
        QTRY_VERIFY(isRead());
        QVERIFY(QTest::qWaitForWindowActive(&page()));
        const QScrollBar *bar = page().findChild<QScrollArea *>()->verticalScrollBar();
        QTRY_VERIFY(QApplication::focusWidget());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageDown);
        QTRY_VERIFY(bar->value() > 0);
    }

    void aClickOpensWhatItHits()
    {
        const QSignalSpy followed(&page(), &Page::followed);
        WorkList *list = page().work()->toFulfil()->list();
        QVERIFY(!list->lines().isEmpty());
        const QRect first = list->visualRect(list->model()->index(0, 0));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, first.center());
        QCOMPARE(followed.count(), 1);
        QCOMPARE(followed[0][0].value<Link>(), list->lines()[0].link);
    }

    void whatIsOverdueLeadsToThePaymentsOfItsCustomer()
    {
        const QSignalSpy followed(&page(), &Page::followed);
        WorkList *list = page().work()->paymentsOverdue()->list();
        QVERIFY(!list->lines().isEmpty());
        const QRect first = list->visualRect(list->model()->index(0, 0));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, first.center());
        Link wanted = linkTo(
            m_desk->look(u"select customer_id from payments where status in ('pending', 'failed') and open > 0 "
                         "and due_date < '2026-11-21' order by due_date, payment_id limit 1"_s));
        wanted.act = u"customers.payments"_s;
        QCOMPARE(followed.count(), 1);
        QCOMPARE(followed[0][0].value<Link>(), wanted);
    }

    void aLineThatLeadsNowhereDoesNotLookPressable()
    {
        WorkList list(u"Work"_s, 2);
        const WorkLine open{.who = u"Ada"_s, .link = linkToList(u"orders"_s)}, closed{.who = u"Ada"_s};
        list.setLines({open, closed});
        list.resize(300, 2 * list.rowHeight());
        const auto isLit = [&](int row) {
            QImage image(300, list.rowHeight(), QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            QStyleOptionViewItem option;
            option.rect = image.rect();
            option.palette = list.palette();
            option.state = QStyle::State_Enabled | QStyle::State_MouseOver;
            list.itemDelegate()->paint(&painter, option, list.model()->index(row, 0));
            return image.pixelColor(2, 2).alpha() > 0;
        };
        QVERIFY(isLit(0));
        QVERIFY(!isLit(1));
    }

    void showAllLeadsToTheListWithItsFilter()
    {
        const QSignalSpy followed(&page(), &Page::followed);
        toConfirm().allButton()->click();
        QCOMPARE(followed[0][0].value<Link>(), linkToList(u"orders"_s, {{u"status"_s, {u"pending"_s}}}));
        page().work()->contractsEnding()->allButton()->click();
        const Link contracts = followed[1][0].value<Link>();
        QCOMPARE(contracts.screen, u"subscriptions"_s);
        QCOMPARE(contracts.filters[u"ends"_s], QStringList{u"2026-11-21/2027-01-20"_s});
        QCOMPARE(contracts.filters[u"decision"_s], QStringList{u"open"_s});
    }

    void earlyReturnsHaveACardWhileSomebodyWaitsForAnAnswer()
    {
        const WorkCard *card = page().work()->earlyReturns();
        QVERIFY(!card->isVisible());
        const QString id = m_desk->look(
            u"select rental_id from subscriptions where status = 'active' and ending_type is null limit 1"_s);
        UiPlace::value(requestEarlyReturn(m_desk->place.context(), id, u"It is here."_s));
        page().refresh();
        QTRY_VERIFY(card->isVisible());
        QCOMPARE(card->countText(), u"1"_s);
        QCOMPARE(card->list()->lines()[0].link, linkTo(id));
        QVERIFY(!card->geometry().intersects(page().work()->contractsEnding()->geometry()));
        QVERIFY(!page().work()->webhooksFailing()->isVisible()); // there is nothing in it
        UiPlace::value(declineEarlyReturn(m_desk->place.context(), id, u"Not now."_s));
        page().refresh();
        QTRY_VERIFY(!card->isVisible() && page().work()->webhooksFailing()->isVisible());
    }

    // A charge that falls due is made by a run; what a run cannot do is shown with its reason until it can.
    void whatIsToBeChargedIsShownUntilItIs()
    {
        const WorkCard *card = page().work()->chargesToMake();
        UiPlace::value(test::doWorkDue(m_desk->place.context()));
        page().refresh();
        QTRY_VERIFY(!card->isVisible());
        const auto set = [this](const QString &id, const QString &what) {
            m_desk->look(u"update subscriptions set %1 where rental_id = '%2' returning 1"_s.arg(what, id));
        };
        const QString id = m_desk->look(
            u"select rental_id from subscriptions where status = 'active' and billing_group_id is null "
            "and next_billing_date is not null order by rental_id limit 1"_s);
        const QString next =
            m_desk->look(u"select next_billing_date::text from subscriptions where rental_id = '%1'"_s.arg(id));
        const QString prices =
            m_desk->look(u"select prices::text from subscriptions where rental_id = '%1'"_s.arg(id));
        set(id, u"prices = '[]', billed_until = '2026-11-01', next_billing_date = '2026-11-01'"_s);
        page().refresh();
        QTRY_VERIFY(card->isVisible());
        QCOMPARE(card->countText(), u"1"_s);
        QVERIFY(card->list()->lines()[0].who.startsWith(u"1 "_s));
        QVERIFY(!workDue(m_desk->place.context()).troubles.empty());
        page().refresh();
        QTRY_COMPARE(card->list()->lines()[0].link, linkTo(id));
        QCOMPARE(card->list()->lines()[0].who, u"Something went wrong in Onhire."_s);
        QCOMPARE(card->list()->lines()[0].tone, Tone::Bad);
        keepPicture(u"not-charged"_s);
        set(id, u"prices = '%1', next_billing_date = '%2', billed_until = '%2'"_s.arg(prices, next));
        UiPlace::value(test::doWorkDue(m_desk->place.context()));
        page().refresh();
        QTRY_VERIFY(!card->isVisible());
    }

    void nothingLeadsToAScreenThatIsNotThere()
    {
        m_desk = std::make_unique<TodayDesk>(60, QStringList{u"*"_s}, QStringList{u"orders"_s});
        QTRY_VERIFY(isRead());
        QVERIFY(toConfirm().allButton()->isVisible());
        QVERIFY(!page().work()->returnsDue()->allButton()->isVisible());
        const QSignalSpy followed(&page(), &Page::followed);
        WorkList *list = page().work()->contractsEnding()->list();
        list->setCurrentIndex(list->model()->index(0, 0));
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(followed.count(), 0);
    }

    void anEmptyListSaysSo()
    {
        m_desk->look(u"update orders set status = 'cancelled', cancelled_at = now() where status = 'pending' "
                     "returning 1"_s);
        page().refresh();
        QTRY_COMPARE(toConfirm().list()->lines().size(), 0);
        QVERIFY(!toConfirm().list()->isVisible());
        QTRY_COMPARE(toConfirm().countText(), u"0"_s);
        bool said = false;
        for (const QLabel *label : toConfirm().findChildren<QLabel *>())
            said |= label->isVisible() && label->text() == u"No orders are waiting to be confirmed.";
        QVERIFY(said);
    }

    void theCurrentLineStaysWhenOthersComeBeforeIt()
    {
        WorkList *list = toConfirm().list();
        list->setFocus();
        list->setCurrentIndex(list->model()->index(1, 0));
        const Link current = list->lines()[1].link;
        m_desk->look(u"update orders set status = 'cancelled', cancelled_at = now() where order_id = '%1' "
                     "returning 1"_s.arg(list->lines()[0].link.id));
        page().refresh();
        QTRY_COMPARE(list->currentIndex().row(), 0);
        QCOMPARE(list->lines()[0].link, current);
    }

    void everyChartIsAlsoATable()
    {
        QCOMPARE(page().charts()->cards().size(), 4);
        ChartCard *revenue = chart(0);
        QVERIFY(!revenue->showsTable());
        revenue->toggle()->setFocus();
        QTest::keyClick(revenue->toggle(), Qt::Key_Space);
        QVERIFY(revenue->showsTable());
        QCOMPARE(revenue->table()->rowCount(), RevenueMonths);
        QCOMPARE(revenue->table()->item(RevenueMonths - 1, 0)->text(), u"November 2026"_s);
        QCOMPARE(revenue->table()->item(RevenueMonths - 1, 1)->text(), figure(0).value);
        QCOMPARE(revenue->table()->accessibleName(), u"Recurring revenue by month"_s);
        revenue->toggle()->click();
        QVERIFY(!revenue->showsTable());

        qint64 out = 0;
        chart(1)->showTable(true);
        const QTableWidget *devices = chart(1)->table();
        for (int row = 0; row < devices->rowCount(); ++row)
            out += QLocale(u"en_GB"_s).toLongLong(devices->item(row, 1)->text());
        QCOMPARE(m_desk->place.workplace().format().number(out), figure(1).value);
    }

    void cardsReflowWithTheWindow_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("work");
        QTest::addColumn<int>("charts");
        QTest::newRow("1024 px beside icons") << 960 << 2 << 2;
        QTest::newRow("1440 px") << 1240 << 3 << 2;
        QTest::newRow("2560 px") << 2360 << 3 << 2;
        QTest::newRow("half a screen") << 560 << 1 << 1;
    }
    void cardsReflowWithTheWindow()
    {
        QFETCH(const int, width);
        QFETCH(const int, work);
        QFETCH(const int, charts);
        page().resize(width, 900);
        const auto grids = page().findChildren<CardGrid *>();
        QCOMPARE(grids.size(), 2);
        QTRY_COMPARE(grids[0]->columns(), work);
        QTRY_COMPARE(grids[1]->columns(), charts);
        const QScrollArea *scroll = page().findChild<QScrollArea *>();
        QTRY_VERIFY(scroll->widget()->width() <= scroll->viewport()->width());
        keepPicture(u"width-%1"_s.arg(width));
    }

    void whoeverMayNotReadPaymentsSeesNoMoney()
    {
        m_desk = std::make_unique<TodayDesk>(60, Permissions::ofRole(u"warehouse")->names());
        QTRY_COMPARE(page().figures()->figures().size(), 2);
        QCOMPARE(figure(0).caption, u"Devices out"_s);
        QVERIFY(!page().work()->paymentsOverdue());
        QVERIFY(!page().work()->webhooksFailing());
        QCOMPARE(page().charts()->cards().size(), 2);
        keepPicture(u"warehouse"_s);
    }

    void whatSomebodyMayNotReadLeavesNoHole()
    {
        m_desk = std::make_unique<TodayDesk>(60, QStringList{u"payments:read"_s, u"subscriptions:read"_s});
        QTRY_COMPARE(page().figures()->figures().size(), 3); // none of devices, nor of what they cost
        QCOMPARE(page().charts()->cards().size(), 1);
        QTRY_COMPARE(chart(0)->width(), chart(0)->parentWidget()->width());
        m_desk = std::make_unique<TodayDesk>(60, QStringList{u"orders:read"_s});
        QTRY_COMPARE(page().charts()->cards().size(), 1);
        QTRY_VERIFY(!toConfirm().list()->lines().isEmpty());
        QVERIFY(!page().figures()->isVisible());
        const QWidget *work = page().findChild<CardGrid *>();
        QTRY_VERIFY2(work->y() < 80, QByteArray::number(work->y()).constData());
    }

    void nothingMovesWhileFiguresAreRead_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("1440 px") << 1240;
        QTest::newRow("1024 px beside icons") << 960;
        QTest::newRow("half a screen") << 560;
    }
    void nothingMovesWhileFiguresAreRead()
    {
        QFETCH(const int, width);
        TodayPage fresh(m_desk->place.workplace(), everyScreen());
        fresh.resize(width, 900);
        fresh.show();
        const auto grids = fresh.findChildren<CardGrid *>();
        QList<QPoint> first;
        const auto places = [&] {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            return QList<QPoint>{grids[0]->pos(), grids[1]->pos()};
        };
        connect(&fresh, &Page::countsChanged, &fresh, [&] {
            if (first.isEmpty() && fresh.figures()->figures().isEmpty() && grids[0]->isVisible())
                first = places();
        });
        fresh.activate();
        QTRY_COMPARE(fresh.figures()->figures().size(), 5);
        QCOMPARE(first.size(), 2);
        QCOMPARE(places(), first);
    }

    void itLooksRight_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QLocale>("language");
        QTest::newRow("light") << false << QLocale(u"en_GB"_s);
        QTest::newRow("dark") << true << QLocale(u"en_GB"_s);
        QTest::newRow("arabic") << false << QLocale(u"ar_EG"_s);
    }
    void itLooksRight()
    {
        QFETCH(const bool, dark);
        QFETCH(const QLocale, language);
        m_theme->setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
        QApplication::setLayoutDirection(language.textDirection());
        m_desk->place.setLanguage(language);
        m_desk->page = std::make_unique<TodayPage>(m_desk->place.workplace(), everyScreen());
        page().resize(1240, 1160);
        page().show();
        page().activate();
        QTRY_VERIFY(isRead());
        keepPicture(u"today-"_s + QLatin1StringView(QTest::currentDataTag()));
        const QImage seen = page().grab().toImage();
        const ChartView *devices = page().findChildren<ChartView *>().at(1);
        QVERIFY(devices->isVisible());
        int accent = 0;
        for (int y = 0; y < seen.height(); y += 2) {
            for (int x = 0; x < seen.width(); x += 2)
                accent += seen.pixelColor(x, y) == colorOf(Role::AccentTint, dark) ? 1 : 0;
        }
        QVERIFY(accent > 200); // the charts are drawn, in the theme's colours
    }

    void aDatabaseThatIsAwayLeavesTheFiguresAsTheyAre()
    {
        const QString before = figure(0).value;
        QVERIFY(!page().staleLine()->isVisible());
        setDatabaseAway(true);
        page().refresh();
        QTRY_VERIFY_WITH_TIMEOUT(page().staleLine()->isVisible(), 20000);
        QVERIFY(page().staleLine()->text().startsWith(u"Could not refresh"));
        QCOMPARE(figure(0).value, before);
        QVERIFY(toConfirm().list()->isVisible());
        setDatabaseAway(false);
        QTRY_VERIFY_WITH_TIMEOUT(!page().staleLine()->isVisible(), 20000);
    }

    void whatIsReadLateTakesTheFocusFromNoOtherScreen()
    {
        QStackedWidget window;
        auto *page = new TodayPage(m_desk->place.workplace(), everyScreen(), &window);
        auto *other = new QLineEdit(&window);
        window.addWidget(page);
        window.addWidget(other);
        window.resize(1240, 900);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        if (QWidget *focused = QApplication::focusWidget())
            focused->clearFocus();
        page->activate();
        window.setCurrentWidget(other);
        other->setFocus();
        QTRY_VERIFY(!page->work()->toConfirm()->list()->lines().isEmpty());
        QVERIFY(other->hasFocus());
    }

    void badgesCountWhatWaits()
    {
        WaitingWork waiting(m_desk->place.workplace());
        const QSignalSpy counted(&waiting, &WaitingWork::counted);
        QTRY_COMPARE(counted.count(), 1);
        const auto badges = counted[0][0].value<QMap<QString, QString>>();
        QCOMPARE(badges[u"orders"_s], m_desk->look(u"select count(*) from orders where status = 'pending'"_s));
        QCOMPARE(badges[u"fulfilment"_s],
                 m_desk->look(u"select count(*) from orders where status in ('confirmed', 'partial')"_s));
        QCOMPARE(badges[u"settings"_s], QString());
        const int before = waiting.timesRead();
        QElapsedTimer since;
        since.start();
        for (int change = 0; change < 20; ++change) {
            Q_EMIT m_desk->place.live().changed({});
            QTest::qWait(20);
        }
        QTRY_VERIFY(counted.count() >= 2);
        const qint64 most = 1 + since.elapsed() / ReadPace::Pause.count();
        QVERIFY2(waiting.timesRead() - before <= most, qPrintable(QString::number(waiting.timesRead())));
        QVERIFY(counted.count() - 1 <= most);
    }

    void badgesAreForWhoeverMayDoTheWork()
    {
        WaitingWork waiting(m_desk->place.workplaceWith(Permissions::ofRole(u"warehouse")->names()));
        const QSignalSpy counted(&waiting, &WaitingWork::counted);
        QTRY_COMPARE(counted.count(), 1);
        const auto badges = counted[0][0].value<QMap<QString, QString>>();
        for (const QString &others : {u"payments"_s, u"orders"_s, u"subscriptions"_s})
            QCOMPARE(badges[others], QString());
        QVERIFY(!badges[u"fulfilment"_s].isEmpty());
    }

    void aNameIsWholeWhereItsOwnLineHasRoom()
    {
        WorkList list(u"Contracts"_s, 5);
        const WorkLine brief{
            .lead = u"12 Jan"_s, .who = u"Studio Noord Amsterdam"_s, .what = u"iPad"_s, .when = u"50 days"_s};
        WorkLine full = brief;
        full.who = u"Jo"_s;
        full.what = u"ThinkPad T14 G4, the one with more memory"_s;
        list.setLines({brief, full});
        const auto *delegate = static_cast<const WorkLineDelegate *>(list.itemDelegate());
        const QFontMetrics metrics = list.fontMetrics();
        const auto width = [&](const QString &text) { return metrics.horizontalAdvance(text); };
        const int room = width(brief.lead) + width(brief.when) + width(brief.who) + width(brief.what);
        QCOMPARE(delegate->columnsOf(brief, room).who, width(brief.who));
        QCOMPARE(delegate->columnsOf(full, room).who, width(full.who));
        QCOMPARE(delegate->columnsOf(full, room).when, delegate->columnsOf(brief, room).when);
    }

    void spansAndCountsAreToldShortly()
    {
        const QDateTime now(QDate(2026, 11, 21), QTime(10, 0), QTimeZone::utc());
        const QLocale english(u"en_GB"_s);
        QCOMPARE(sinceWords(now.addSecs(-51 * 60), now), u"51 min"_s);
        QCOMPARE(sinceWords(now.addSecs(-4 * 3600), now), u"4 h"_s);
        QCOMPARE(sinceWords(now.addDays(-6), now), u"6 days"_s);
        QCOMPARE(countWords(999, english), u"999"_s);
        QCOMPARE(countWords(MostWorkCounted, english), u"999+"_s);
        QCOMPARE(shortNumber(200000, english), u"200K"_s);
        QCOMPARE(shortNumber(214380.4, english, 1), u"214.4K"_s);
        const QLocale german(u"de_DE"_s);
        QCOMPARE(shortNumber(5000, german), u"5.000"_s);
        QCOMPARE(shortNumber(19335.6, german, 1), u"19.336"_s);
        QCOMPARE(shortNumber(20000, german), u"20.000"_s);
        QCOMPARE(scaleUpTo(214380), (QList<double>{0, 50000, 100000, 150000, 200000, 250000}));
        QCOMPARE(scaleUpTo(0), (QList<double>{0, 1}));
    }
};

ONHIRE_GUI_TEST(TestToday)
#include "tst_today.moc"
