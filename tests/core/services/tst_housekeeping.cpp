// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/notification_listener.h"
#include "core/data/db/transaction.h"
#include "core/services/housekeeping/change_notice.h"
#include "core/services/housekeeping/housekeeper.h"
#include "core/services/tenants/directory.h"
#include "onhire/sql.h"
#include "tests/support/cut_proxy.h"
#include "tests/support/due_work.h"
#include "tests/support/rentals.h"
#include "tests/support/shifted_clock.h"
#include "tests/support/test_cluster.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;
using namespace std::chrono_literals;

class TestHousekeeping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatHasHadItsTimeIsForgottenInBatches();
    void anOrderIsFoundByWhatItAsksForOnlyAsLongAsThatMatters();
    void nobodyIsToldOfWhatIsNotCommitted();
    void anIdIsToldWhole();
    void whatADayBringsIsDoneAsItBegins();
    void whatAContractMissedIsChargedAsSoonAsItIsMade();
    void whoHasMoreDueCostsTheOthersNothing();
    void aSandboxWhoseDayIsDoneWritesNothing();
    void eachThatCannotBeChargedIsSaid();
    void aClockThatIsAheadChargesNothing();
    void whatCouldNotBeToldIsToldLater();
    void aServerThatStartsSaysThatAnythingMayHaveChanged();
    void whatFailsIsSaid(); // last: what it refuses stays refused
};

namespace {

QString keep(Shop &shop, int answers, const QString &age)
{
    return shop.look(u"with kept as (insert into idempotency_keys (tenant_id, key, request_digest, status, "
                     u"body, created_at) "
                     "select '%1', '%3 ' || n, '', 200, '', now() - interval '%3' from generate_series(1, %2) "
                     "n returning 1) "
                     "select count(*) from kept"_s.arg(shop.tenant->id)
                         .arg(answers)
                         .arg(age));
}

// What others are told of changes.
class Screens
{
public:
    explicit Screens(Shop &shop)
        : m_listener(shop.database.conninfo(), {ChangesChannel},
                     {.heard =
                          [this](const QString &, const QString &payload) {
                              const std::lock_guard lock(m_mutex);
                              m_heard += payload;
                          },
                      .hearingChanged = [this](bool hears) { m_hear = hears; }})
    {
    }

    bool hear() const { return m_hear; }
    bool haveHeard(const QString &payload)
    {
        const std::lock_guard lock(m_mutex);
        return m_heard.contains(payload);
    }

private:
    std::mutex m_mutex;
    QStringList m_heard;
    std::atomic<bool> m_hear = false;
    NotificationListener m_listener; // last: it writes what stands before it
};

// Six contracts of ten years.
void rentForLong(Rentals &shop)
{
    for (int i = 0; i < 6; ++i)
        need(shop.extend(shop.rent(), "{'extensionMonths':108}"));
}

// Whether all that fell due before the day is charged and issued.
bool isChargedUntil(Shop &shop, QDate day)
{
    return shop.look(u"select (not exists (select from subscriptions where next_billing_date < '%1') "
                     "and not exists (select from invoices_to_issue))::text"_s.arg(day.toString(Qt::ISODate)))
        == "true"_L1;
}

// The transactions in which the calendar's charges were made.
std::pair<qint64, qint64> firstAndLastCharge(Shop &shop)
{
    const auto charge = [&](const char *which) {
        return shop
            .look(u"select %1(xmin::text::bigint)::text from payments where period_start > '2026-11-21'"_s.arg(
                QString::fromLatin1(which)))
            .toLongLong();
    };
    return {charge("min"), charge("max")};
}

} // namespace

void TestHousekeeping::whatHasHadItsTimeIsForgottenInBatches()
{
    Shop shop;
    QCOMPARE(keep(shop, 5200, u"25 hours"_s), u"5200"_s);
    QCOMPARE(keep(shop, 3, u"23 hours"_s), u"3"_s);
    const auto first =
        shop.database.connection().run(shop.context().scope(), sql::idempotency::forget, {shop.tenant->id});
    QVERIFY(first);
    QCOMPARE(first->affected(), 5000);
    ChangeFeed feed;
    const SystemClock clock;
    const Housekeeper housekeeper(shop.database.conninfo(), clock, feed, nullptr);
    QTRY_COMPARE(shop.look(u"select count(*) from idempotency_keys"_s), u"3"_s);
}

void TestHousekeeping::anOrderIsFoundByWhatItAsksForOnlyAsLongAsThatMatters()
{
    Shop shop;
    const QDateTime now = SystemClock().now();
    const auto placed = [&](const QString &order, int minutesAgo) {
        shop.look(u"with placed as (insert into order_claims (tenant_id, natural_key, order_id, placed_at) "
                  "values ('%1', gen_random_uuid(), '%2', '%3') returning 1) select * from placed"_s.arg(
                      shop.tenant->id, order, toTimestamp(now.addSecs(-60 * minutesAgo))));
    };
    placed(u"old"_s, 61);
    placed(u"fresh"_s, 58);
    ChangeFeed feed;
    const FixedClock clock(now);
    const Housekeeper housekeeper(shop.database.conninfo(), clock, feed, nullptr);
    QTRY_COMPARE(shop.look(u"select string_agg(order_id, ' ') from order_claims"_s), u"fresh"_s);
}

void TestHousekeeping::nobodyIsToldOfWhatIsNotCommitted()
{
    Shop shop;
    ChangeFeed feed;
    Context context = shop.context();
    context.feed = &feed;
    const auto outer = inTransaction(shop.database, context.scope(), [&](Connection &) -> Result<void> {
        ONHIRE_TRY(
            inTransaction(shop.database, context.scope(), [](Connection &) -> Result<void> { return {}; }));
        context.announce(u"ord_1"_s);
        return feed.take().isEmpty() ? Result<void>() : Failure(Error::internal(u"told too early"_s));
    });
    QVERIFY(outer);
    QCOMPARE(feed.take()[shop.tenant->id], ChangeFeed::Records{u"ord_1"_s});
    (void)inTransaction(shop.database, context.scope(), [&](Connection &) -> Result<void> {
        context.announce(u"ord_2"_s);
        return Failure(Error{ErrorCode::NotFound});
    });
    QVERIFY(feed.take().isEmpty());
}

// A serial number may hold spaces, begin with a U+FEFF and be long in bytes.
void TestHousekeeping::anIdIsToldWhole()
{
    QSet<QString> told{u"ASSET 7"_s, u"\ufeffASSET 7"_s, u"100 %"_s, u"ord_1"_s};
    for (int i = 0; i < 40; ++i)
        told += QString(198, u'\u5668') + QString::number(i);
    QSet<QString> heard;
    for (const QString &payload : changeNotices(u"ten_1"_s, told)) {
        QVERIFY(payload.toUtf8().size() < 8000);
        const ChangeNotice notice = ChangeNotice::read(payload);
        QCOMPARE(notice.tenantId, u"ten_1"_s);
        heard.unite({notice.recordIds.begin(), notice.recordIds.end()});
    }
    QCOMPARE(heard, told);
    QVERIFY(changeNotices(u"ten_1"_s, {}).isEmpty());
}

// Where the company is: in the Line Islands a day begins when it is still yesterday in Greenwich.
void TestHousekeeping::whatADayBringsIsDoneAsItBegins()
{
    Rentals shop({.name = u"Shop"_s, .timeZone = u"Pacific/Kiritimati"_s});
    shop.rent();
    const auto payments = [&] { return shop.look(u"select count(*) from payments"_s); };
    const QDate due =
        QDate::fromString(shop.look(u"select next_billing_date::text from subscriptions"_s), Qt::ISODate);
    const QDateTime midnight = startOfDayIn(shop.tenant->zone, due);
    ShiftedClock clock;
    clock.advance(std::chrono::milliseconds(clock.now().msecsTo(midnight) - 2500));
    ChangeFeed feed;
    const Housekeeper housekeeper(shop.database.conninfo(), clock, feed, nullptr);
    QCOMPARE(payments(), u"1"_s);
    QTRY_COMPARE_WITH_TIMEOUT(payments(), u"2"_s, 20'000);
    QVERIFY(clock.now() >= midnight);
}

// It began three months ago, and the round that comes by every few minutes has just been there.
void TestHousekeeping::whatAContractMissedIsChargedAsSoonAsItIsMade()
{
    Rentals shop;
    QCOMPARE(keep(shop, 1, u"25 hours"_s), u"1"_s);
    ChangeFeed feed;
    const FixedClock clock(shop.clock.now());
    const Housekeeper housekeeper(shop.database.conninfo(), clock, feed, nullptr);
    QTRY_COMPARE(shop.look(u"select count(*) from idempotency_keys"_s), u"0"_s);
    Context context = shop.context();
    context.feed = &feed;
    const auto order = need(OrderRequest::read(json(orderOf("PHONE")), *shop.tenant));
    const QString orderId = need(placeOrder(context, order, NaturalKey::Skip)).id;
    const auto request =
        need(SubscriptionRequest::read(json("{'orderId':'" + orderId.toLatin1() + "','serialNumber':'"
                                            + shop.device().toLatin1() + "','startDate':'2026-08-21'}"),
                                       *shop.tenant, shop.clock.now().date()));
    need(createSubscription(context, request));
    const QString charged = u"select string_agg(concat(period_start, case when exists (select from invoices i "
                            "where i.payment_id = p.payment_id) then ' invoiced' end), ', ' order by "
                            "period_start) from payments p"_s;
    QTRY_COMPARE_WITH_TIMEOUT(shop.look(charged),
                              u"2026-08-21 invoiced, 2026-09-21 invoiced, 2026-10-21 invoiced, "
                              "2026-11-21 invoiced"_s,
                              30'000); // the next round comes after five minutes
    QCOMPARE(shop.look(u"select next_billing_date::text from subscriptions"_s), u"2026-12-21"_s);
}

// Nine years are due, many times as much as is done at once: two take turns with it, and nobody else is looked
// after more often because of them.
void TestHousekeeping::whoHasMoreDueCostsTheOthersNothing()
{
    Rentals first, second;
    rentForLong(first);
    rentForLong(second);
    const Shop idle, alsoIdle;
    runSql(migratedDatabase(), adminRole,
           {u"create sequence visits minvalue 0"_s, u"select nextval('visits')"_s,
            u"grant all on visits to public"_s,
            u"create function count_visit() returns trigger language plpgsql as "
            u"$$ begin perform nextval('visits'); return null; end $$"_s,
            u"create trigger count_visit before delete on idempotency_keys "
            "for each statement execute function count_visit()"_s});
    const QDate today(2035, 11, 30);
    ShiftedClock clock;
    clock.advance(
        std::chrono::milliseconds(clock.now().msecsTo(QDateTime(today, QTime(12, 30), QTimeZone::utc()))));
    ChangeFeed feed;
    {
        const Housekeeper housekeeper(first.database.conninfo(), clock, feed, nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(isChargedUntil(first, today) && isChargedUntil(second, today), 60'000);
    }
    const QString visits = runSql(migratedDatabase(), adminRole, {u"select last_value from visits"_s});
    QCOMPARE(visits, runSql(migratedDatabase(), adminRole, {u"select count(*) from tenants"_s}));
    QCOMPARE(first.look(u"select count(*) from payments"_s), u"654"_s);
    const auto [begun, done] = firstAndLastCharge(first);
    const auto [otherBegun, otherDone] = firstAndLastCharge(second);
    QVERIFY(begun < otherDone && otherBegun < done);
    runSql(migratedDatabase(), adminRole, {u"drop function count_visit cascade"_s, u"drop sequence visits"_s});
}

// However often somebody looks after it.
void TestHousekeeping::aSandboxWhoseDayIsDoneWritesNothing()
{
    Rentals shop({.name = u"Shop"_s, .sandbox = true});
    shop.rent();
    const auto noted = [&] {
        return shop.look(u"select concat(worked_until, ' ', xmin, ' ', xmax) from sandbox_days"_s);
    };
    need(doWorkDue(shop.context()));
    const QString once = noted();
    QVERIFY(once.startsWith(u"2026-11-21 "_s));
    need(doWorkDue(shop.context()));
    QCOMPARE(noted(), once);
    shop.go(2026, 11, 22);
    need(doWorkDue(shop.context()));
    QVERIFY(noted().startsWith(u"2026-11-22 "_s));
}

void TestHousekeeping::eachThatCannotBeChargedIsSaid()
{
    Rentals shop;
    const QStringList broken{shop.rent(), shop.rent()};
    shop.rent();
    for (const QString &id : broken) {
        shop.look(u"update subscriptions set prices = '[]' where rental_id = '%1' returning 1"_s.arg(id));
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"^%1 work due %2 "_s.arg(shop.tenant->id, id)));
    }
    const auto payments = [&] { return shop.look(u"select count(*) from payments"_s); };
    const QString due = shop.look(u"select min(next_billing_date)::text from subscriptions"_s);
    QCOMPARE(payments(), u"3"_s);
    ShiftedClock clock;
    clock.advance(std::chrono::milliseconds(
        clock.now().msecsTo(startOfDayIn(shop.tenant->zone, QDate::fromString(due, Qt::ISODate)).addSecs(60))));
    ChangeFeed feed;
    const Housekeeper housekeeper(shop.database.conninfo(), clock, feed, nullptr);
    QTRY_COMPARE_WITH_TIMEOUT(payments(), u"4"_s, 20'000);
}

void TestHousekeeping::whatFailsIsSaid()
{
    Shop shop;
    runSql(
        migratedDatabase(), adminRole,
        {u"create sequence refused"_s, // what it counts is not rolled back
         u"grant all on refused to public"_s,
         u"create function refuse() returns trigger language plpgsql as "
         u"$$ begin perform nextval('refused'); raise 'not today'; end $$"_s,
         u"create trigger refuse before delete on idempotency_keys for each statement execute function refuse()"_s});
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"^%1 answers .*not today"_s.arg(shop.tenant->id)));
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"^idempotency/forget: P0001"_s));
    ChangeFeed feed;
    const SystemClock clock;
    const Housekeeper housekeeper(shop.database.conninfo(), clock, feed, nullptr); // looks after all at once
    // Those of the tests before are looked after as well, and ours may be the last.
    const QString isRefusedToAll =
        u"select is_called and last_value >= (select count(*) from tenants) from refused"_s;
    QTRY_COMPARE(runSql(migratedDatabase(), adminRole, {isRefusedToAll}), u"true"_s);
}

// More than a year: all its months would be charged and invoiced for good.
void TestHousekeeping::aClockThatIsAheadChargesNothing()
{
    Rentals shop;
    shop.rent();
    const auto payments = [&] { return shop.look(u"select count(*) from payments"_s).toInt(); };
    const int before = payments();
    QCOMPARE(keep(shop, 1, u"25 hours"_s), u"1"_s); // it is forgotten just before the charges are made
    ShiftedClock clock;
    clock.advance(400 * 24h);
    ChangeFeed feed;
    QTest::ignoreMessage(QtWarningMsg,
                         QRegularExpression(u"^The clock of this machine is 57\\d\\d\\d\\d minutes ahead"_s));
    {
        const Housekeeper housekeeper(shop.database.conninfo(), clock, feed, nullptr,
                                      Housekeeper::ClockIs::ThatOfThisMachine);
        QTRY_COMPARE(shop.look(u"select count(*) from idempotency_keys"_s), u"0"_s);
    } // what it has begun for the company is done by now
    QCOMPARE(payments(), before);
    const Housekeeper housekeeper(shop.database.conninfo(), clock, feed, nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(payments() >= before + 11, 30'000);
}

void TestHousekeeping::whatCouldNotBeToldIsToldLater()
{
    Shop shop;
    CutProxy line(migratedDatabase());
    ChangeFeed feed;
    const SystemClock clock;
    const Housekeeper housekeeper(line.address().conninfo(appRole), clock, feed, nullptr);
    Screens screens(shop);
    QTRY_VERIFY(screens.hear());
    line.cutOff();
    feed.note(shop.tenant->id, u"ord_cut_off"_s);
    QTest::qWait(1000); // in which it was to be told
    line.letThrough();
    QTRY_VERIFY_WITH_TIMEOUT(screens.haveHeard(shop.tenant->id + u" ord_cut_off"_s), 20'000);
}

// What it had not told yet when it was killed, nobody knows.
void TestHousekeeping::aServerThatStartsSaysThatAnythingMayHaveChanged()
{
    Shop shop;
    Screens screens(shop);
    QTRY_VERIFY(screens.hear());
    ChangeFeed feed;
    const SystemClock clock;
    Directory directory;
    const Housekeeper housekeeper(shop.database.conninfo(), clock, feed, &directory);
    QTRY_VERIFY(screens.haveHeard(shop.tenant->id));
    const ChangeNotice notice = ChangeNotice::read(shop.tenant->id);
    QCOMPARE(notice.tenantId, shop.tenant->id);
    QVERIFY(notice.recordIds.isEmpty());
}

QTEST_GUILESS_MAIN(TestHousekeeping)
#include "tst_housekeeping.moc"
