// SPDX-License-Identifier: GPL-3.0-or-later
// A server in a process of its own, on the database that the desktop has open: what is changed through its API
// is on the screen within a second, and nothing that somebody has chosen there moves.
#include "core/base/id.h"
#include "core/services/demo/demo.h"
#include "core/services/tenants/tenants.h"
#include "tests/desktop/desk_round.h"
#include "tests/support/http/test_server.h"
#include "tests/support/server_program.h"
#include "tests/watch/gui_test.h"
#include "ui/fulfilment/desk_parts.h"
#include "ui/fulfilment/fulfilment_page.h"
#include "ui/shared/pages/records_page.h"
#include "ui/shared/scanning/scan_field.h"
#include "ui/shell/navigation_bar.h"
#include "ui/shell/status_line.h"
#include "ui/today/today_page.h"
#include "ui/today/work_cards.h"

#include <QElapsedTimer>
#include <QTabBar>

using namespace onhire;
using namespace onhire::test;
using namespace Qt::StringLiterals;

class TestOtherProcess : public QObject
{
    Q_OBJECT

private:
    static constexpr int Second = 1000;
    static constexpr int Times = 3; // one straight after the other: the second has no rest to profit from

    const SystemClock m_clock; // as the server's
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<CompanyDatabase> m_company;
    TenantPointer m_tenant;
    QTemporaryDir m_folder;
    std::unique_ptr<ServerProgram> m_server;
    std::unique_ptr<ApiClient> m_api;
    std::unique_ptr<Desk> m_desk;
    int m_placed = 0;

    Context here() { return {m_company->database, m_tenant, {}, {}, m_clock}; }
    MainWindow &window() { return *m_desk->window(); }
    bool reads(const QString &words) { return plain(allWords(window().currentPage())).contains(words); }

    // The other is asked, and the screen shows what came of it: within a second from before it was asked, so
    // its own work and its answer are in that second, too.
    void follows(const QString &what, const std::function<Reply()> &change,
                 const std::function<bool()> &isShown)
    {
        QVERIFY2(!isShown(), qPrintable(what));
        QElapsedTimer since;
        since.start();
        const Reply reply = change();
        const qint64 answered = since.elapsed();
        QVERIFY2(reply.status >= 200 && reply.status < 300, reply.body.constData());
        QVERIFY2(QTest::qWaitFor(isShown, 10'000), qPrintable(what + u": never shown"_s));
        const qint64 shown = since.elapsed();
        qInfo("%s: answered after %lld ms, shown after %lld ms", qUtf8Printable(what), answered, shown);
        QVERIFY2(shown <= Second, qPrintable(u"%1: shown after %2 ms"_s.arg(what).arg(shown)));
    }

    Reply place()
    {
        const OrderSketch order{.items = "{'sku':'PROJ4K-A','quantity':1,'contractLength':12}",
                                .email = "process" + QByteArray::number(++m_placed) + "@example.com"};
        return m_api->post("/v1/orders", order.body());
    }
    QString placed()
    {
        const QString id = QString::fromUtf8(place().text("order.orderId"));
        if (id.isEmpty())
            qFatal("no order was placed");
        return id;
    }
    Reply confirm(const QString &order) { return m_api->post("/v1/orders/" + order.toUtf8() + "/confirm"); }

    RecordsPage &open(const QString &screen)
    {
        window().show(screen);
        auto *page = qobject_cast<RecordsPage *>(window().currentPage());
        if (!page
            || !QTest::qWaitFor([&] { return page->model().rowCount() > 5 && page->model().knowsTotal(); }))
            qFatal("no rows in %s", qUtf8Printable(screen));
        return *page;
    }
    static QString cell(const RecordsPage &page, const QString &id, const QString &column)
    {
        const auto row = page.model().rowOf(id);
        return row ? cellText(page, *row, column) : QString();
    }
    // Somebody has chosen a row and looks at its record beside it.
    QString choose(RecordsPage &page, int row)
    {
        const QString id = page.model().idAt(row);
        page.open(id);
        page.table()->setFocus();
        if (!QTest::qWaitFor([&] { return page.shown().id == id && !page.pane()->isStale(); }))
            qFatal("row %d, %s: %s is shown", row, qUtf8Printable(id), qUtf8Printable(page.shown().id));
        return id;
    }
    static void stays(RecordsPage &page, const QString &chosen)
    {
        QCOMPARE(page.table()->selectedIds(), QStringList{chosen});
        QCOMPARE(page.table()->currentId(), chosen);
        QCOMPARE(page.shown().id, chosen);
        QVERIFY(page.table()->hasFocus());
    }

    int waiting(const QString &screen)
    {
        const auto entries = window().navigation()->findChildren<NavigationItem *>();
        const auto entry = std::ranges::find(entries, screen, &NavigationItem::text);
        return (*entry)->accessibleName().section(u", "_s, 1).toInt();
    }

    // Another record than the chosen one gets other words again and again.
    void isPatched(const QString &screen, const QByteArray &path, const QString &member, const QString &words)
    {
        RecordsPage &page = open(screen);
        const QString other = page.model().idAt(1), chosen = choose(page, 3);
        for (int time = 0; time < Times; ++time) {
            const QString value = words.arg(time);
            const QByteArray body = "{'" + member.toUtf8() + "':'" + value.toUtf8() + "'}";
            follows(
                page.title(), [&] { return m_api->patch(path + other.toUtf8(), quoted(body)); },
                [&] { return cell(page, other, member) == value; });
            stays(page, chosen);
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>(*qApp);
        m_company = std::make_unique<CompanyDatabase>();
        m_tenant = m_company->tenant(u"Nordlicht GmbH"_s);
        need(fillWithDemo(here(), {.orders = 100}));
        const IssuedKey key = need(createKey(here(), {.name = u"Test"_s}));
        m_server = std::make_unique<ServerProgram>(
            QStringList{u"--database"_s, m_company->address().conninfo(adminRole), u"--key-file"_s,
                        m_folder.filePath(u"secrets.key"_s), u"--files-dir"_s, m_folder.filePath(u"files"_s)});
        const auto contract = std::make_shared<ApiContract>(
            RawClient(m_server->port()).ask(test::get("/v1/openapi.json")).body());
        m_api = std::make_unique<ApiClient>(contract, m_server->port(), key.apiKey.toLatin1(),
                                            m_tenant->id.toLatin1());
    }
    void init()
    {
        m_desk = std::make_unique<Desk>(m_clock, *m_theme);
        m_desk->startAt(m_company->uri());
        QTRY_VERIFY(m_desk->window());
        window().resize(1440, 900);
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        QTRY_VERIFY(allWords(window().statusLine()).contains(u"Live"_s));
    }
    void cleanup() { m_desk.reset(); }
    void cleanupTestCase()
    {
        m_api.reset();
        m_server.reset();
    }

    void todayCountsWhatWaits()
    {
        window().show(u"today"_s);
        auto *today = qobject_cast<TodayPage *>(window().currentPage());
        WorkCard &card = *today->work()->toConfirm();
        place();
        place();
        QTRY_VERIFY(card.isVisible() && card.list()->lines().size() >= 2);
        const auto isCounted = [&] {
            const QString pending =
                m_company->look(u"select count(*)::text from orders where status = 'pending'"_s);
            return card.countText() == pending && waiting(u"Orders"_s) == pending.toInt();
        };
        QTRY_VERIFY(isCounted());
        card.list()->setFocus();
        card.list()->setCurrentIndex(card.list()->model()->index(1, 0));
        const Link chosen = card.list()->lines()[1].link;
        for (int time = 0; time < Times; ++time) {
            const int before = card.countText().toInt();
            follows(
                u"Today"_s, [this] { return place(); }, [&] { return card.countText().toInt() == before + 1; });
            QVERIFY(card.list()->currentIndex().isValid());
            QCOMPARE(card.list()->lines()[card.list()->currentIndex().row()].link, chosen);
        }
        for (int time = 0; time < Times; ++time) {
            QTRY_VERIFY(isCounted());
            const int before = waiting(u"Orders"_s);
            follows(
                u"a badge"_s, [this] { return place(); }, [&] { return waiting(u"Orders"_s) == before + 1; });
        }
    }

    void theDeskCountsItsQueue()
    {
        const QString atDesk = placed();
        QCOMPARE(confirm(atDesk).status, 200);
        window().show(u"fulfilment"_s);
        auto &desk = *qobject_cast<FulfilmentPage *>(window().currentPage());
        desk.open(atDesk);
        QTRY_VERIFY(desk.work().order().has_value() && reads(shortCodeOf(atDesk)));
        const auto queue = [&] {
            return m_company->look(
                u"select count(*)::text from orders where status in ('confirmed', 'partial')"_s);
        };
        QTRY_VERIFY(reads(u"Queue: %1 orders"_s.arg(queue())));
        QTRY_VERIFY(desk.field()->hasFocus());
        for (int time = 0; time < Times; ++time) {
            const QString order = placed();
            const QString after = u"Queue: %1 orders"_s.arg(queue().toInt() + 1);
            follows(
                u"Fulfilment"_s, [&] { return confirm(order); }, [&] { return reads(after); });
            QCOMPARE(desk.work().order()->id, atDesk);
            QVERIFY(desk.field()->hasFocus());
        }
    }

    void ordersChangeAndCome()
    {
        const QString other = placed();
        RecordsPage &page = open(u"orders"_s);
        QTRY_VERIFY(page.model().rowOf(other).has_value());
        const QString chosen = choose(page, 3);
        follows(
            u"Orders, a status"_s, [&] { return confirm(other); },
            [&] { return cell(page, other, u"status"_s) == u"Confirmed"; });
        stays(page, chosen);
        for (int time = 0; time < Times; ++time) {
            const int before = page.model().rowCount();
            follows(
                u"Orders, a new one"_s, [this] { return place(); },
                [&] { return page.model().rowCount() == before + 1 && !page.model().idAt(0).isEmpty(); });
            stays(page, chosen);
        }
    }

    void subscriptionsChange()
    {
        RecordsPage &page = open(u"subscriptions"_s);
        int running = 0;
        while (running < page.model().rowCount()
               && cell(page, page.model().idAt(running), u"status"_s) != u"Active")
            ++running;
        QVERIFY(running < page.model().rowCount());
        const QString other = page.model().idAt(running), chosen = choose(page, running + 1);
        for (int time = 0; time < Times; ++time) {
            const int months = cell(page, other, u"months"_s).section(u'/', 1).toInt();
            follows(
                u"Subscriptions"_s,
                [&] {
                    return m_api->post("/v1/subscriptions/" + other.toUtf8() + "/extend",
                                       quoted("{'extensionMonths':1}"));
                },
                [&] { return cell(page, other, u"months"_s).section(u'/', 1).toInt() == months + 1; });
            stays(page, chosen);
        }
    }

    void devicesChange() { isPatched(u"devices"_s, "/v1/assets/", u"location"_s, u"Shelf %1"_s); }
    void customersChange() { isPatched(u"customers"_s, "/v1/customers/", u"company"_s, u"Nordwind %1 GmbH"_s); }

    void anOpenPageTellsWhatBecameOfItsRecord()
    {
        const QString order = placed();
        RecordsPage &page = open(u"orders"_s);
        QTRY_VERIFY(page.model().rowOf(order).has_value());
        page.openPage(order);
        QTRY_VERIFY(page.isPageShown() && page.shown().id == order && page.recordPage()->tabs()->count() > 1);
        page.recordPage()->tabs()->setCurrentIndex(1);
        const auto says = [&](const QString &status) {
            const auto pills = page.recordPage()->head()->findChildren<Pill *>();
            return std::ranges::any_of(
                pills, [&](const Pill *pill) { return pill->isVisible() && pill->accessibleName() == status; });
        };
        QTRY_VERIFY(says(u"Pending"_s));
        follows(
            u"a page, a status"_s, [&] { return confirm(order); }, [&] { return says(u"Confirmed"_s); });
        QCOMPARE(page.recordPage()->tabs()->currentIndex(), 1);
        follows(
            u"a page, the next one"_s,
            [&] {
                return m_api->post("/v1/orders/" + order.toUtf8() + "/cancel", quoted("{'reason':'Late'}"));
            },
            [&] { return says(u"Cancelled"_s); });
        QCOMPARE(page.recordPage()->tabs()->currentIndex(), 1);
        QCOMPARE(page.shown().id, order);
        page.goBack();
        QCOMPARE(page.table()->currentId(), order);
    }
};

ONHIRE_GUI_TEST(TestOtherProcess)
#include "tst_other_process.moc"
