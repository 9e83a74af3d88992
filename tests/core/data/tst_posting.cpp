// SPDX-License-Identifier: GPL-3.0-or-later
// Statements that are posted: they share the round trip of the next one that is waited for.
#include "core/data/db/transaction.h"
#include "core/services/changes/change.h"
#include "onhire/sql.h"
#include "tests/support/cut_proxy.h"
#include "tests/support/shop.h"
#include "tests/support/test_cluster.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

// Answers one row with the value.
const Statement echo{"test/echo", "select $1::text"};
const Statement noteOf{"test/note",
                       "insert into search_words (tenant_id, noun, record_id, word) values ($1, 'n', 'r', $2)"};
// Always the same customer: the constraint has a code of its own.
const Statement customer{"test/customer",
                         "insert into customers (tenant_id, customer_id, email, email_key, first_name, "
                         "last_name, customer_type, status, "
                         "created_by, created_at, updated_at) values ($1, $2, 'a', 'a', 'A', 'B', 'business', "
                         "'active', 'x', now(), now())"};

// A tenant with one customer.
struct Tenancy : Shop
{
    Tenancy() { (void)database.connection().run(scope(), customer, {tenant->id, u"cust_1"_s}); }

    Scope scope() const { return Scope::tenant(tenant->id); }
    QString notes(const QString &word)
    {
        return look(u"select count(*) from search_words where word = '%1'"_s.arg(word));
    }
};

template <typename T>
QByteArray codeOf(const Result<T> &result)
{
    return result ? "none"_ba : QByteArray(infoOf(result.error().code).name.data());
}

} // namespace

using Next = std::function<Result<void>(Connection &, const Scope &)>;

class TestPosting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsPostedSharesTheNextRoundTrip();
    void aRefusalOfWhatWasPostedIsToldByWhatComesNext_data();
    void aRefusalOfWhatWasPostedIsToldByWhatComesNext();
    void rowsOfWhatWasPostedAreWaitedForWhenTheyHaveNotCome();
    void whatIsPostedOutsideATransactionIsDoneAtOnce();
    void whatWasPostedInASavepointIsUndoneWithIt();
    void aRefusalBeforeTheCommitIsNoLostCommit();
    void aLostCommitIsKnownByAPostedEntry_data();
    void aLostCommitIsKnownByAPostedEntry();
    void aTransactionIsKnownBeforeItsCommitIsSent();
};

void TestPosting::whatIsPostedSharesTheNextRoundTrip()
{
    Tenancy a;
    CutProxy proxy(migratedDatabase());
    Database database(proxy.address().conninfo(appRole));
    QString posted;
    int notes = 0;
    const auto command = [&](Connection &connection) -> Result<void> {
        ONHIRE_ASSIGN(Posted echoed, connection.post(a.scope(), echo, {u"ä"_s}));
        ONHIRE_TRY(connection.post(a.scope(), noteOf, {a.tenant->id, QString::number(++notes)}));
        ONHIRE_TRY(connection.run(a.scope(), u"select 'first'"_s, {}));
        ONHIRE_TRY(connection.run(a.scope(), u"select 'second'"_s, {}));
        ONHIRE_ASSIGN(Rows rows, std::move(echoed).rows());
        posted = rows.next() ? rows.text(0) : QString();
        ONHIRE_TRY(connection.post(a.scope(), noteOf, {a.tenant->id, QString::number(++notes)}));
        return {};
    };
    QCOMPARE(codeOf(inTransaction(database, a.scope(), command)), "none"_ba); // prepares
    posted.clear();
    const int before = proxy.rounds();
    QCOMPARE(codeOf(inTransaction(database, a.scope(), command)), "none"_ba);
    QCOMPARE(proxy.rounds() - before, 3);
    QCOMPARE(posted, u"ä"_s);
    QCOMPARE(a.look(u"select count(*) from search_words where noun = 'n'"_s), u"4"_s);
}

void TestPosting::aRefusalOfWhatWasPostedIsToldByWhatComesNext_data()
{
    QTest::addColumn<Next>("next");
    const auto row = [](const char *name, Next next) { QTest::newRow(name) << std::move(next); };
    row("a statement", [](Connection &connection, const Scope &scope) -> Result<void> {
        ONHIRE_TRY(connection.run(scope, echo, {u"x"_s}));
        return {};
    });
    row("one that was never prepared", [](Connection &connection, const Scope &scope) -> Result<void> {
        ONHIRE_TRY(connection.run(scope, u"select 'never'"_s, {}));
        return {};
    });
    row("a script", [](Connection &connection, const Scope &) { return connection.script(u"select 1"_s); });
    row("a savepoint", [](Connection &connection, const Scope &scope) { return connection.begin(scope); });
    row("a longer patience",
        [](Connection &connection, const Scope &) { return connection.allowLongStatements(); });
    row("the commit", [](Connection &connection, const Scope &) { return connection.commit(); });
    row("its rows", [](Connection &connection, const Scope &scope) -> Result<void> {
        ONHIRE_ASSIGN(Posted echoed, connection.post(scope, echo, {u"x"_s}));
        ONHIRE_TRY(std::move(echoed).rows());
        return {};
    });
}

void TestPosting::aRefusalOfWhatWasPostedIsToldByWhatComesNext()
{
    QFETCH(const Next, next);
    Tenancy a;
    Connection &connection = a.database.connection();
    for (int round = 0; round < 2; ++round) { // what is needed has been prepared, or has not
        QVERIFY(connection.begin(a.scope()));
        QVERIFY(connection.run(a.scope(), noteOf, {a.tenant->id, u"before"_s}));
        QVERIFY(connection.post(a.scope(), customer, {a.tenant->id, u"cust_2"_s}));
        QVERIFY(connection.post(a.scope(), noteOf, {a.tenant->id, u"behind"_s}));
        const Result<void> refused = next(connection, a.scope());
        QCOMPARE(codeOf(refused), "CUSTOMER_EXISTS"_ba);
        QVERIFY2(refused.error().detail.startsWith(u"test/customer: 23505"_s),
                 qPrintable(refused.error().detail));
        if (connection.inTransaction())
            QVERIFY(!connection.commit());
        QVERIFY(!connection.inTransaction());
        QCOMPARE(a.look(u"select count(*) from search_words where noun = 'n'"_s), u"0"_s);
    }
    QVERIFY(connection.begin(a.scope()));
    QVERIFY(connection.post(a.scope(), noteOf, {a.tenant->id, u"again"_s}));
    QVERIFY(connection.commit());
    QCOMPARE(a.notes(u"again"_s), u"1"_s);
}

void TestPosting::rowsOfWhatWasPostedAreWaitedForWhenTheyHaveNotCome()
{
    Tenancy a;
    const auto done = inTransaction(a.database, a.scope(), [&](Connection &connection) -> Result<void> {
        ONHIRE_ASSIGN(Posted first, connection.post(a.scope(), echo, {u"1"_s}));
        ONHIRE_ASSIGN(Posted second, connection.post(a.scope(), echo, {u"2"_s})); // of the same statement
        ONHIRE_ASSIGN(Rows late, std::move(second).rows());
        ONHIRE_ASSIGN(Rows early, std::move(first).rows());
        const bool came = late.next() && late.text(0) == "2"_L1 && early.next() && early.text(0) == "1"_L1;
        return came ? Result<void>() : Failure(Error{ErrorCode::NotFound});
    });
    QCOMPARE(codeOf(done), "none"_ba);
}

void TestPosting::whatIsPostedOutsideATransactionIsDoneAtOnce()
{
    Tenancy a;
    QVERIFY(a.database.connection().post(a.scope(), noteOf, {a.tenant->id, u"w"_s}));
    Shop other = a.elsewhere();
    QCOMPARE(a.notes(u"w"_s), u"1"_s);
    QVERIFY(!a.database.connection().post(a.scope(), noteOf, {a.tenant->id, u"w"_s}));
}

void TestPosting::whatWasPostedInASavepointIsUndoneWithIt()
{
    Tenancy a;
    const auto inner = [&](const QString &word, int times, bool fails) {
        return inTransaction(a.database, a.scope(), [&](Connection &connection) -> Result<void> {
            for (int i = 0; i < times; ++i)
                ONHIRE_TRY(connection.post(a.scope(), noteOf, {a.tenant->id, word}));
            return fails ? Result<void>(Failure(Error{ErrorCode::NotFound})) : Result<void>();
        });
    };
    const auto done = inTransaction(a.database, a.scope(), [&](Connection &connection) -> Result<void> {
        ONHIRE_TRY(connection.post(a.scope(), noteOf, {a.tenant->id, u"outer"_s}));
        if (codeOf(inner(u"refused"_s, 2, false)) != "INTERNAL_ERROR" // by the primary key
            || codeOf(inner(u"undone"_s, 1, true)) != "NOT_FOUND"
            || codeOf(inner(u"both"_s, 2, true)) != "NOT_FOUND")
            return Failure(Error::internal(u"the inner parts should have failed"_s));
        ONHIRE_TRY(inner(u"kept"_s, 1, false));
        return connection.post(a.scope(), noteOf, {a.tenant->id, u"last"_s}).map([](const Posted &) {});
    });
    QCOMPARE(codeOf(done), "none"_ba);
    QCOMPARE(a.look(u"select string_agg(word, ' ' order by word) from search_words"_s), u"kept last outer"_s);
}

// Its session ends, and yet it is certain that nothing was committed.
void TestPosting::aRefusalBeforeTheCommitIsNoLostCommit()
{
    Tenancy a;
    QVERIFY(a.database.connection().script(u"set default_transaction_read_only = on"_s));
    int attempts = 0;
    const auto done = inTransaction(a.database, a.scope(), [&](Connection &connection) -> Result<void> {
        ++attempts;
        ONHIRE_TRY(connection.run(a.scope(), echo, {u"x"_s}));
        ONHIRE_TRY(connection.post(a.scope(), noteOf, {a.tenant->id, u"w"_s}));
        return {};
    });
    QCOMPARE(codeOf(done), "none"_ba);
    QCOMPARE(attempts, 2);
    QCOMPARE(a.notes(u"w"_s), u"1"_s);
}

void TestPosting::aLostCommitIsKnownByAPostedEntry_data()
{
    QTest::addColumn<CutProxy::Cut>("cut");
    QTest::addColumn<int>("attempts");
    QTest::newRow("COMMIT arrived") << CutProxy::Cut::Reply << 1;
    QTest::newRow("COMMIT did not arrive") << CutProxy::Cut::Request << 2;
    QTest::newRow("COMMIT did not arrive and the server still waits for it") << CutProxy::Cut::HalfOpen << 2;
}

void TestPosting::aLostCommitIsKnownByAPostedEntry()
{
    QFETCH(const CutProxy::Cut, cut);
    Tenancy a;
    CutProxy proxy(migratedDatabase());
    Database database(proxy.address().conninfo(appRole));
    Context context = a.context();
    for (int round = 0; round < 3; ++round) {
        proxy.loseNextCommit(cut);
        int attempts = 0;
        const auto done = inTransaction(database, a.scope(), [&](Connection &connection) -> Result<void> {
            ++attempts;
            ONHIRE_TRY(connection.run(a.scope(), noteOf, {a.tenant->id, u"%1-%2"_s.arg(round).arg(attempts)}));
            ONHIRE_TRY(connection.post(
                a.scope(), sql::audit::record,
                {a.tenant->id, changeJson(context, u"test"_s), u"r%1"_s.arg(round), u"{}"_s, u"{}"_s}));
            return {};
        });
        QCOMPARE(codeOf(done), "none"_ba);
        QVERIFY(proxy.hasCut());
        QTEST(attempts, "attempts");
        QCOMPARE(a.look(u"select count(*) from audit_entries where record_id = 'r%1'"_s.arg(round)), u"1"_s);
        QCOMPARE(a.look(u"select count(*) from search_words where word like '%1-%'"_s.arg(round)), u"1"_s);
    }
}

// Nothing is waited for but the commit.
void TestPosting::aTransactionIsKnownBeforeItsCommitIsSent()
{
    Tenancy a;
    CutProxy proxy(migratedDatabase());
    Database database(proxy.address().conninfo(appRole));
    for (const auto cut : {CutProxy::Cut::None, CutProxy::Cut::Reply, CutProxy::Cut::HalfOpen}) {
        proxy.loseNextCommit(cut);
        const QString word = u"w%1"_s.arg(int(cut));
        const auto done = inTransaction(database, a.scope(), [&](Connection &connection) -> Result<void> {
            ONHIRE_TRY(connection.post(a.scope(), noteOf, {a.tenant->id, word}));
            return {};
        });
        QCOMPARE(codeOf(done), "none"_ba);
        QVERIFY(proxy.hasCut());
        QCOMPARE(a.notes(word), u"1"_s);
    }
}

QTEST_GUILESS_MAIN(TestPosting)
#include "tst_posting.moc"
