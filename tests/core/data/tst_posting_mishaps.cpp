// SPDX-License-Identifier: GPL-3.0-or-later
// What goes wrong while statements are posted: what was done is told as done, what was not as not done, and the
// session is as good as new afterwards.
#include "core/data/db/transaction.h"
#include "core/services/changes/change.h"
#include "onhire/sql.h"
#include "tests/support/cut_proxy.h"
#include "tests/support/shop.h"
#include "tests/support/test_cluster.h"

#include <QSet>
#include <QTest>

#include <future>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace onhire;

namespace {

const Statement noteOf{"test/note",
                       "insert into search_words (tenant_id, noun, record_id, word) values ($1, 'n', 'r', $2)"};
const Statement sleepFor{"test/sleep", "select pg_sleep($1::double precision)"};
const Statement turn{"test/turn", "select pg_advisory_xact_lock($1::bigint)"};

struct Tenancy : Shop
{
    Scope scope() const { return Scope::tenant(tenant->id); }
    QString notes() { return look(u"select string_agg(word, ' ' order by word) from search_words"_s); }
};

template <typename T>
QString detailOf(const Result<T> &result)
{
    return result ? u"none"_s : result.error().detail;
}

} // namespace

class TestPostingMishaps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCommitIsDoneOnceWhereverItIsCut_data();
    void aCommitIsDoneOnceWhereverItIsCut();
    void nothingIsWrittenOutsideATransactionThatDidNotBegin();
    void aCommitThatTakesTooLongIsToldTruly();
    void whatIsCancelledIsUndone();
    void aDeadlockOfPostedStatementsIsRunAgain();
};

void TestPostingMishaps::aCommitIsDoneOnceWhereverItIsCut_data()
{
    QTest::addColumn<CutProxy::Cut>("cut");
    QTest::addColumn<bool>("isAudited");
    QTest::newRow("the request, by entry") << CutProxy::Cut::Request << true;
    QTest::newRow("the reply, by entry") << CutProxy::Cut::Reply << true;
    QTest::newRow("the request, by id") << CutProxy::Cut::Request << false;
    QTest::newRow("the reply, by id") << CutProxy::Cut::Reply << false;
}

void TestPostingMishaps::aCommitIsDoneOnceWhereverItIsCut()
{
    QFETCH(const CutProxy::Cut, cut);
    QFETCH(const bool, isAudited);
    constexpr int Step = 7, Most = 1400; // more than is sent, and than is answered
    Tenancy a;
    CutProxy proxy(migratedDatabase());
    Database database(proxy.address().conninfo(appRole));
    Context context = a.context();
    QSet<int> seen;
    int bytes = 0;
    for (; bytes < Most && seen.size() < 2 && (cut == CutProxy::Cut::Request || bytes < 150); bytes += Step) {
        int attempts = 0;
        const auto command = [&](Connection &connection) -> Result<void> {
            ++attempts;
            ONHIRE_TRY(connection.run(a.scope(), u"select 1"_s, {}));
            if (isAudited)
                ONHIRE_TRY(connection.post(
                    a.scope(), sql::audit::record,
                    {a.tenant->id, changeJson(context, u"test"_s), QString::number(bytes), u"{}"_s, u"{}"_s}));
            ONHIRE_TRY(connection.post(a.scope(), noteOf, {a.tenant->id, QString::number(bytes)}));
            return {};
        };
        proxy.loseNextCommit(cut, bytes);
        QCOMPARE(detailOf(inTransaction(database, a.scope(), command)), u"none"_s);
        QVERIFY(proxy.hasCut());
        seen += attempts;
        QCOMPARE(a.look(u"select count(*) from search_words where word = '%1'"_s.arg(bytes)), u"1"_s);
    }
    // A request that has arrived as far as the COMMIT is carried out, unless the server notices first that
    // nobody listens any more: then nothing of it is, and it is done again.
    if (cut == CutProxy::Cut::Request)
        QCOMPARE(seen, QSet({1, 2}));
    else
        QVERIFY(seen.contains(1));
}

void TestPostingMishaps::nothingIsWrittenOutsideATransactionThatDidNotBegin()
{
    Tenancy a;
    Connection &connection = a.database.connection();
    QVERIFY(connection.run(a.scope(), u"select 1"_s, {})); // sets the session to the tenant
    QVERIFY(connection.begin(a.scope()) && connection.commit());
    QVERIFY(connection.script(u"deallocate all"_s)); // so that BEGIN is refused
    const QVariantList note{a.tenant->id, u"w"_s};
    QVERIFY(connection.begin(a.scope()));
    QVERIFY(!connection.run(a.scope(), u"select 1"_s, {}));
    QVERIFY(!connection.run(a.scope(), QString::fromLatin1(noteOf.text), note)); // that nobody prepared
    QVERIFY(!connection.post(a.scope(), noteOf, note));
    QVERIFY(!connection.script(u"select 1"_s));
    QVERIFY(!connection.begin(a.scope()));
    QVERIFY(!connection.commit());
    QVERIFY(!connection.inTransaction());
    QCOMPARE(a.notes(), QString());
}

// Its session is given up, and what becomes of it is looked up.
void TestPostingMishaps::aCommitThatTakesTooLongIsToldTruly()
{
    Tenancy a;
    a.database.connection().setPatience({.limit = 500ms});
    int attempts = 0;
    const auto done = inTransaction(a.database, a.scope(), [&](Connection &connection) -> Result<void> {
        ++attempts;
        ONHIRE_TRY(connection.run(a.scope(), u"select 1"_s, {}));
        ONHIRE_TRY(connection.post(a.scope(), noteOf, {a.tenant->id, u"w%1"_s.arg(attempts)}));
        for (int i = 0; i < 2 && attempts == 1; ++i)
            ONHIRE_TRY(connection.post(a.scope(), sleepFor, {0.4}));
        return {};
    });
    QCOMPARE(a.notes(), done ? u"w%1"_s.arg(attempts) : QString());
}

void TestPostingMishaps::whatIsCancelledIsUndone()
{
    Tenancy a;
    Shop other = a.elsewhere();
    Connection &connection = a.database.connection();
    QVERIFY(connection.begin(a.scope()));
    auto backend = connection.run(a.scope(), u"select pg_backend_pid()"_s, {});
    QVERIFY(backend && backend->next());
    QVERIFY(connection.post(a.scope(), noteOf, {a.tenant->id, u"w"_s}));
    QVERIFY(connection.post(a.scope(), sleepFor, {4}));
    auto cancelling = std::async(std::launch::async, [&other, pid = backend->text(0)] {
        QThread::msleep(300);
        return other.look(u"select pg_cancel_backend(%1)"_s.arg(pid));
    });
    const auto committed = connection.commit();
    QCOMPARE(cancelling.get(), u"t"_s);
    QVERIFY2(detailOf(committed).startsWith(u"test/sleep: 57014"_s), qPrintable(detailOf(committed)));
    QVERIFY(!connection.inTransaction());
    QCOMPARE(a.notes(), QString());
}

void TestPostingMishaps::aDeadlockOfPostedStatementsIsRunAgain()
{
    Tenancy a;
    Shop other = a.elsewhere();
    std::atomic<int> attempts = 0;
    const auto work = [&](Database &database, int first, int second, const QString &word) {
        return inTransaction(database, a.scope(), [&, word](Connection &connection) -> Result<void> {
            ++attempts;
            ONHIRE_TRY(connection.post(a.scope(), turn, {first}));
            ONHIRE_TRY(connection.post(a.scope(), sleepFor, {0.3}));
            ONHIRE_TRY(connection.post(a.scope(), turn, {second}));
            ONHIRE_TRY(connection.post(a.scope(), noteOf, {a.tenant->id, word}));
            return {};
        });
    };
    auto one = std::async(std::launch::async, [&] { return work(a.database, 1, 2, u"one"_s); });
    const auto two = work(other.database, 2, 1, u"two"_s);
    QCOMPARE(detailOf(one.get()), u"none"_s);
    QCOMPARE(detailOf(two), u"none"_s);
    QVERIFY(attempts > 2);
    QCOMPARE(a.notes(), u"one two"_s);
}

QTEST_GUILESS_MAIN(TestPostingMishaps)
#include "tst_posting_mishaps.moc"
