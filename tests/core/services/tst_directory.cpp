// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/notification_listener.h"
#include "core/domain/tenants/api_key.h"
#include "core/services/tenants/control_notice.h"
#include "core/services/tenants/directory.h"
#include "core/services/tenants/tenants.h"
#include "tests/support/shop.h"
#include "tests/support/test_cluster.h"

#include <QTest>

#include <future>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

// A tenant with a key, and a directory that hears what it is told.
struct Keyed : Shop
{
    Keyed()
    {
        issued = createKey(context(), {.name = u"First"_s}).value();
        publicId = ApiKey::parse(issued.apiKey.toLatin1())->publicId;
    }

    // Says nothing to anybody.
    void rename(const QString &name)
    {
        look(u"update api_keys set name = '%1' where key_id = '%2' returning 1"_s.arg(name, issued.keyId));
    }
    QString nameIn(Directory &directory)
    {
        return directory.key(database.connection(), publicId).value()->name;
    }

    IssuedKey issued;
    QString publicId;
};

QString admin(const QString &sql)
{
    return runSql(migratedDatabase(), adminRole, {sql});
}

// A directory that hears what the database announces.
struct Informed
{
    Directory directory;
    std::atomic<int> changesOfHearing = 0;
    NotificationListener listener{
        migratedDatabase().conninfo(appRole), {QString(ControlChannel)}, counted(keepingUpToDate(directory))};

    NotificationListener::Callbacks counted(NotificationListener::Callbacks callbacks)
    {
        callbacks.hearingChanged = [this, changed = callbacks.hearingChanged](bool hears) {
            changed(hears);
            ++changesOfHearing;
        };
        return callbacks;
    }
};

} // namespace

class TestDirectory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsFoundIsRememberedUntilSomethingIsAnnounced();
    void nothingIsRememberedWhileNewsCannotBeHeard();
    void aLookUpThatWasOvertakenIsNotRemembered();
    void anUnknownKeyIsNotRemembered();
    void aRevokedKeyIsHeardOf();
    void aListenerThatWasCutOffForgetsAndListensAgain();
    void whoeverChangesSomethingIsDoneWhenAllHaveForgotten();
    void twoWhoChangeAtOnceAreBothHeard();
    void whoeverHangsIsNotTrustedForLong();
    void whoeverRemembersNothingIsNotWaitedFor();
    void anAnnouncementThatIsRolledBackIsNotWaitedFor();
    void usesAreCounted();
    void aRevokedKeyIsNeverServedAfterwards();
};

void TestDirectory::whatIsFoundIsRememberedUntilSomethingIsAnnounced()
{
    Keyed shop;
    Directory directory;
    directory.hearsSince(std::chrono::steady_clock::now());
    QCOMPARE(shop.nameIn(directory), u"First"_s);
    shop.rename(u"Second"_s);
    QCOMPARE(shop.nameIn(directory), u"First"_s);
    directory.forget();
    QCOMPARE(shop.nameIn(directory), u"Second"_s);
    const auto tenant = directory.tenant(shop.database.connection(), shop.tenant->id).value();
    QCOMPARE(directory.tenant(shop.database.connection(), shop.tenant->id).value(), tenant);
    directory.forget();
    QVERIFY(directory.tenant(shop.database.connection(), shop.tenant->id).value() != tenant);
}

void TestDirectory::nothingIsRememberedWhileNewsCannotBeHeard()
{
    Keyed shop;
    Directory directory;
    QCOMPARE(shop.nameIn(directory), u"First"_s);
    shop.rename(u"Second"_s);
    QCOMPARE(shop.nameIn(directory), u"Second"_s);
    directory.hearsSince(std::chrono::steady_clock::now());
    QCOMPARE(shop.nameIn(directory), u"Second"_s);
    shop.rename(u"Third"_s);
    QCOMPARE(shop.nameIn(directory), u"Second"_s);
    directory.hearsNothing();
    QCOMPARE(shop.nameIn(directory), u"Third"_s);
}

// The look-up hangs at a lock; meanwhile something is announced.
void TestDirectory::aLookUpThatWasOvertakenIsNotRemembered()
{
    Keyed shop;
    Directory directory;
    directory.hearsSince(std::chrono::steady_clock::now());
    Connection owner(migratedDatabase().conninfo(ownerRole));
    QVERIFY(owner.begin(Scope::control()));
    QVERIFY(owner.script(u"lock table api_keys in access exclusive mode"_s));
    auto lookUp = std::async(std::launch::async, [&] {
        Shop elsewhere = shop.elsewhere();
        return directory.key(elsewhere.database.connection(), shop.publicId).value()->name;
    });
    while (admin(u"select count(*) from pg_locks where not granted and relation = 'api_keys'::regclass"_s)
           == u"0"_s) { }
    directory.forget();
    owner.rollback();
    QCOMPARE(lookUp.get(), u"First"_s);
    shop.rename(u"Second"_s);
    QCOMPARE(shop.nameIn(directory), u"Second"_s);
}

void TestDirectory::anUnknownKeyIsNotRemembered()
{
    Keyed shop;
    Directory directory;
    directory.hearsSince(std::chrono::steady_clock::now());
    const QString id = u"abcdefgh"_s;
    QVERIFY(!directory.key(shop.database.connection(), id).value());
    shop.look(
        u"update api_keys set public_id = '%1' where key_id = '%2' returning 1"_s.arg(id, shop.issued.keyId));
    QVERIFY(directory.key(shop.database.connection(), id).value());
}

void TestDirectory::aRevokedKeyIsHeardOf()
{
    Keyed shop;
    Informed informed;
    QTRY_VERIFY(informed.changesOfHearing == 1);
    QVERIFY(!informed.directory.key(shop.database.connection(), shop.publicId).value()->revoked);
    QVERIFY(revokeKey(shop.database, shop.clock, shop.issued.keyId));
    QTRY_VERIFY(informed.directory.key(shop.database.connection(), shop.publicId).value()->revoked);
    QVERIFY(setSetting(shop.context(), u"tax.rate"_s, json("7")));
    QTRY_COMPARE(informed.directory.tenant(shop.database.connection(), shop.tenant->id)
                     .value()
                     ->settings.integer("tax.rate"_L1),
                 7);
}

void TestDirectory::aListenerThatWasCutOffForgetsAndListensAgain()
{
    Keyed shop;
    Informed informed;
    QTRY_VERIFY(informed.changesOfHearing == 1);
    QCOMPARE(shop.nameIn(informed.directory), u"First"_s);
    shop.rename(u"Second"_s);
    admin(
        u"select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'onhire' and pid in (select pid from pg_locks where locktype = 'advisory' and classid = 20261)"_s);
    QTRY_VERIFY(informed.changesOfHearing >= 2);
    QCOMPARE(shop.nameIn(informed.directory), u"Second"_s);
    QTRY_VERIFY(informed.changesOfHearing >= 3);
    QVERIFY(revokeKey(shop.database, shop.clock, shop.issued.keyId));
    QTRY_VERIFY(informed.directory.key(shop.database.connection(), shop.publicId).value()->revoked);
}

// Two processes that remember the key; the first look after the change sees it, in both of them.
void TestDirectory::whoeverChangesSomethingIsDoneWhenAllHaveForgotten()
{
    Keyed shop;
    Informed here, there;
    QTRY_VERIFY(here.changesOfHearing == 1 && there.changesOfHearing == 1);
    Connection &connection = shop.database.connection();
    for (int round = 0; round < 50; ++round) {
        const QString publicId =
            ApiKey::parse(createKey(shop.context(), {.name = u"Next"_s})->apiKey.toLatin1())->publicId;
        const QString keyId = here.directory.key(connection, publicId).value()->keyId;
        for (Informed *process : {&here, &there}) {
            QVERIFY(!process->directory.key(connection, publicId).value()->revoked);
            (void)process->directory.tenant(connection, shop.tenant->id);
        }
        QVERIFY(revokeKey(shop.database, shop.clock, keyId));
        QVERIFY(here.directory.key(connection, publicId).value()->revoked);
        QVERIFY(there.directory.key(connection, publicId).value()->revoked);
        const Tier tier = round % 2 == 0 ? Tier::Starter : Tier::Growth;
        QVERIFY(setTier(shop.context(), tier));
        QCOMPARE(int(here.directory.tenant(connection, shop.tenant->id).value()->tier), int(tier));
        QCOMPARE(int(there.directory.tenant(connection, shop.tenant->id).value()->tier), int(tier));
    }
}

void TestDirectory::twoWhoChangeAtOnceAreBothHeard()
{
    Keyed shop;
    Informed informed;
    QTRY_VERIFY(informed.changesOfHearing == 1);
    QElapsedTimer timer;
    timer.start();
    std::vector<std::future<int>> revokers;
    for (int i = 0; i < 4; ++i) {
        revokers.push_back(std::async(std::launch::async, [&] {
            Shop elsewhere = shop.elsewhere();
            int stale = 0;
            for (int round = 0; round < 10; ++round) {
                const IssuedKey key = createKey(elsewhere.context(), {.name = u"Next"_s}).value();
                const QString publicId = ApiKey::parse(key.apiKey.toLatin1())->publicId;
                Connection &connection = elsewhere.database.connection();
                stale += informed.directory.key(connection, publicId).value()->revoked;
                stale += !revokeKey(elsewhere.database, elsewhere.clock, key.keyId);
                stale += !informed.directory.key(connection, publicId).value()->revoked;
            }
            return stale;
        }));
    }
    for (auto &revoker : revokers)
        QCOMPARE(revoker.get(), 0);
    QVERIFY2(timer.elapsed() < 40 * Directory::Trust.count() / 4, "someone waited in vain");
}

// A listener whose process stands still: its session is there, and hears nothing.
void TestDirectory::whoeverHangsIsNotTrustedForLong()
{
    Keyed shop;
    Directory directory;
    directory.hearsSince(std::chrono::steady_clock::now());
    QVERIFY(!directory.key(shop.database.connection(), shop.publicId).value()->revoked);
    Connection hanging(migratedDatabase().conninfo(appRole));
    QVERIFY(
        hanging.script(u"select pg_advisory_lock_shared(20261, "
                       "(pg_snapshot_xmax(pg_current_snapshot())::text::bigint & 2147483647)::integer - 1)"_s));
    QElapsedTimer timer;
    timer.start();
    QVERIFY(revokeKey(shop.database, shop.clock, shop.issued.keyId));
    QVERIFY(timer.elapsed() >= Directory::Trust.count());
    QVERIFY(timer.elapsed() < 3 * Directory::Trust.count());
    QVERIFY(directory.key(shop.database.connection(), shop.publicId).value()->revoked);
}

// A desktop that listens for changed records, not for keys.
void TestDirectory::whoeverRemembersNothingIsNotWaitedFor()
{
    Keyed shop;
    std::atomic<bool> hears = false;
    const NotificationListener listener(migratedDatabase().conninfo(appRole), {u"onhire_changes"_s},
                                        {.heard = [](const QString &, const QString &) {},
                                         .hearingChanged = [&hears](bool now) { hears = now; }});
    QTRY_VERIFY(hears);
    QElapsedTimer timer;
    timer.start();
    QVERIFY(revokeKey(shop.database, shop.clock, shop.issued.keyId));
    QVERIFY(timer.elapsed() < Directory::Trust.count());
}

void TestDirectory::anAnnouncementThatIsRolledBackIsNotWaitedFor()
{
    Keyed shop;
    Connection &connection = shop.database.connection();
    int done = 0;
    QVERIFY(connection.begin(shop.context().scope()));
    connection.afterCommit([&done] { done += 1; });
    QVERIFY(connection.begin(shop.context().scope()));
    connection.afterCommit([&done] { done += 10; });
    connection.rollback();
    QVERIFY(connection.begin(shop.context().scope()));
    connection.afterCommit([&done] { done += 100; });
    QVERIFY(connection.commit());
    QCOMPARE(done, 0);
    QVERIFY(connection.commit());
    QCOMPARE(done, 101);
    QVERIFY(connection.begin(shop.context().scope()));
    connection.afterCommit([&done] { done += 1000; });
    connection.rollback();
    connection.afterCommit([&done] { done += 10000; });
    QCOMPARE(done, 10101);
}

void TestDirectory::usesAreCounted()
{
    Directory directory;
    const QDateTime now = QDateTime::fromString(u"2026-11-21T09:30:00Z"_s, Qt::ISODate);
    directory.noteUse(u"key_1"_s, now);
    directory.noteUse(u"key_1"_s, now.addSecs(1));
    directory.noteUse(u"key_2"_s, now);
    const auto uses = directory.takeUses();
    QCOMPARE(uses.size(), 2);
    QCOMPARE(uses[u"key_1"_s].count, 2);
    QCOMPARE(uses[u"key_1"_s].last, now.addSecs(1));
    QVERIFY(directory.takeUses().isEmpty());
}

// Readers at full speed while the key is revoked: once the news is in, nobody is served the old state any more.
void TestDirectory::aRevokedKeyIsNeverServedAfterwards()
{
    for (int round = 0; round < 20; ++round) {
        Keyed shop;
        Directory directory;
        directory.hearsSince(std::chrono::steady_clock::now());
        std::atomic<bool> told = false, done = false;
        std::atomic<int> stale = 0;
        std::vector<std::jthread> readers;
        for (int i = 0; i < 3; ++i) {
            readers.emplace_back([&] {
                Shop elsewhere = shop.elsewhere();
                while (!done) {
                    const bool isLate = told;
                    const auto key = directory.key(elsewhere.database.connection(), shop.publicId);
                    directory.noteUse(shop.issued.keyId, elsewhere.clock.now());
                    stale += isLate && key && !(*key)->revoked;
                }
            });
        }
        QVERIFY(revokeKey(shop.database, shop.clock, shop.issued.keyId));
        directory.forget();
        told = true;
        for (int i = 0; i < 50; ++i)
            QVERIFY(directory.key(shop.database.connection(), shop.publicId).value()->revoked);
        done = true;
        readers.clear();
        QCOMPARE(stale.load(), 0);
    }
}

QTEST_GUILESS_MAIN(TestDirectory)
#include "tst_directory.moc"
