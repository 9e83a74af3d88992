// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reads and nobody waits for any more is not read on in PostgreSQL. What is to be changed is
// changed, whoever waits for it.
#include "tests/support/ui_place.h"
#include "tests/ui/orders_desk.h"
#include "tests/watch/gui_test.h"
#include "ui/shared/filters/filter_bar.h"

#include <QElapsedTimer>
#include <QLineEdit>

using namespace onhire;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr qint64 AMomentMs = 1500; // on a busy machine; the statements would take four seconds

// How many sessions of people and programs PostgreSQL is at work for, wherever they wait.
int busyIn(const ClusterAddress &database)
{
    return runSql(database, adminRole,
                  {u"select count(*) from pg_stat_activity where state = 'active' and pid <> pg_backend_pid() "
                   "and datname = current_database() and backend_type = 'client backend'"_s})
        .toInt();
}

Result<void> sleep(const Context &context, int seconds)
{
    ONHIRE_TRY(context.database.connection().run(Scope::tenant(context.tenant->id),
                                                 u"select pg_sleep($1::int)"_s, {seconds}));
    return {};
}

// Nobody can read the orders as long as this is there.
class LockedOrders
{
public:
    LockedOrders() : m_connection(migratedDatabase().conninfo(adminRole))
    {
        if (!m_connection.script(u"begin; lock table orders in access exclusive mode"_s))
            qFatal("the orders cannot be locked");
    }
    ~LockedOrders() { (void)m_connection.script(u"rollback"_s); }
    Q_DISABLE_COPY_MOVE(LockedOrders)

private:
    Connection m_connection;
};

} // namespace

class TestSupersededReads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReadEndsInTheDatabaseWhenANewerOneIsAskedFor()
    {
        UiPlace place;
        const Workplace workplace = place.workplace();
        const auto read = [session = workplace.session] { return sleep(session->context(), 4); };
        Latest latest;
        bool isAnswered = false;
        const auto asking = [&]() -> QCoro::Task<> {
            const auto answer = co_await workplace.runner.run(latest.next(), read);
            isAnswered = answer.has_value();
        };
        const auto asked = asking();
        QTRY_COMPARE(busyIn(place.address()), 1);

        QElapsedTimer since;
        since.start();
        latest.next();
        QTRY_COMPARE(busyIn(place.address()), 0);
        QVERIFY2(since.elapsed() < AMomentMs, qPrintable(QString::number(since.elapsed())));
        QTRY_VERIFY(asked.isReady());
        QVERIFY(!isAnswered); // and no fault either
    }

    void aReadEndsInTheDatabaseWithTheScreenThatAskedForIt()
    {
        UiPlace place;
        const Workplace workplace = place.workplace();
        const auto read = [session = workplace.session] { return sleep(session->context(), 4); };
        auto screen = std::make_unique<Latest>();
        workplace.runner.runApart(screen->next(), read);
        QTRY_COMPARE(busyIn(place.address()), 1);
        QElapsedTimer since;
        since.start();
        screen.reset();
        QTRY_COMPARE(busyIn(place.address()), 0);
        QVERIFY2(since.elapsed() < AMomentMs, qPrintable(QString::number(since.elapsed())));
    }

    // On the threads and sessions of the reads.
    void aCommandIsDoneWhateverIsSupersededBesideIt()
    {
        UiPlace place;
        const Workplace workplace = place.workplace();
        const auto read = [session = workplace.session] { return sleep(session->context(), 4); };
        const auto command = [session = workplace.session] { return sleep(session->context(), 1); };
        Latest latest;
        for (int i = 0; i < 3; ++i)
            workplace.runner.run(latest.current(), read);
        QTRY_COMPARE(busyIn(place.address()), 3);
        auto done = workplace.runner.run(command);
        latest.cancel();
        QTRY_COMPARE(busyIn(place.address()), 1);
        latest.cancel();
        QVERIFY(QCoro::waitFor(done));
    }

    // Whoever looks through the screens of a large company: a processor is left for these, and what is counted
    // next is the list that is looked at.
    void listsAreCountedOneAtATimeTheLatestFirst()
    {
        UiPlace place;
        const Workplace workplace = place.workplace();
        Latest screen;
        QStringList counted;
        const auto ask = [&](const QString &list, int seconds) -> QCoro::Task<> {
            const auto count = [session = workplace.session, seconds] {
                return sleep(session->context(), seconds);
            };
            if (co_await workplace.runner.runOneByOne(screen.current(), count))
                counted += list;
        };
        const auto first = ask(u"orders"_s, 1);
        QTRY_COMPARE(busyIn(place.address()), 1);
        const auto second = ask(u"devices"_s, 0), third = ask(u"customers"_s, 0);
        QTest::qWait(200);
        QCOMPARE(busyIn(place.address()), 1);
        QTRY_COMPARE(counted, (QStringList{u"orders"_s, u"customers"_s, u"devices"_s}));
    }

    void whoTypesASearchLeavesNoReadsBehind()
    {
        OrdersDesk desk(20);
        QTRY_VERIFY(desk.page->model().hasLoaded() && !desk.page->model().isLoading());
        QTRY_COMPARE(busyIn(migratedDatabase()), 0);
        const LockedOrders locked;
        QLineEdit *search = desk.page->filterBar()->searchField();
        for (const QChar letter : u"keller"_s) {
            QTest::keyClick(search, letter.toLatin1());
            QTest::qWait(250);
        }
        QElapsedTimer since;
        since.start();
        QTRY_VERIFY(busyIn(migratedDatabase()) <= 1); // with the whole word
        QVERIFY2(since.elapsed() < 500, qPrintable(QString::number(since.elapsed())));
    }
};

ONHIRE_GUI_TEST(TestSupersededReads)
#include "tst_superseded_reads.moc"
