// SPDX-License-Identifier: GPL-3.0-or-later
// A receiver that fails three times in ten, and a server that is killed again and again while it tells it of
// events: each event arrives, or is listed as given up, and every attempt bears the same id.
#include "tests/support/http/webhook_office.h"
#include "tests/support/rounds.h"
#include "tests/support/server_program.h"
#include "tests/support/webhook_receiver.h"

#include <QSet>
#include <QTest>

#include <atomic>
#include <thread>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;
using namespace std::chrono_literals;

namespace {

constexpr int EventsOfARound = 1000;

std::unique_ptr<ServerProgram> serverOf(const WebhookOffice &office)
{
    return std::make_unique<ServerProgram>(QStringList{u"--allow-private-webhooks"_s, u"--key-file"_s,
                                                       office.folder.filePath(u"secrets.key"_s),
                                                       u"--database"_s, office.address.conninfo(adminRole)});
}

// Fails in every way that there is, three times in ten.
Response somehow()
{
    switch (QRandomGenerator::global()->bounded(40)) {
    case 0: return answering(500);
    case 1: return answering(404);
    case 2: return answering(302, "Location: /elsewhere\r\n");
    case 3:
    case 4: return answering(503, "Retry-After: 1\r\n");
    case 5:
    case 6: return answering(502);
    case 7:
    case 8: return {""}; // hangs up
    case 9:
    case 10: return {"nonsense\r\n\r\n"};
    case 11: return {"HTTP/1.1 500 Half"};
    default: return answering(200);
    }
}

} // namespace

class TestWebhooksChaos : public QObject
{
    Q_OBJECT

private:
    // What a server has locked meanwhile is left as it is: two that lock the same rows in another order would
    // wait for each other.
    static void move(const WebhookOffice &office, const QString &what, const QString &which)
    {
        office.look(
            u"with moved as (update webhook_deliveries set %1 where ctid = any(array(select ctid from "
            "webhook_deliveries where %2 for update skip locked)) returning 1) select count(*) from moved"_s
                .arg(what, which));
    }
    // Time passes: what waits is due, and the leases of the dead have run out.
    static void passTime(const WebhookOffice &office)
    {
        move(office, u"next_attempt_at = now()"_s, u"status = 'pending' and leased_until is null"_s);
    }
    static void endLeases(const WebhookOffice &office)
    {
        move(office, u"leased_until = null"_s, u"leased_until is not null"_s);
    }

private Q_SLOTS:
    void everyEventArrivesOrIsListedAsGivenUp()
    {
        chosenSeed(0);
        WebhookOffice office;
        QMutex mutex;
        QHash<QByteArray, int> arrived;
        WebhookReceiver receiver([&](const Received &request) {
            const Response response = somehow();
            const QMutexLocker locker(&mutex);
            if (response.bytes.startsWith("HTTP/1.1 200"))
                ++arrived[request.id()];
            return response;
        });
        office.endpoint(receiver.url());
        auto program = serverOf(office);
        int events = 0, kills = 0;
        for (Rounds rounds(3); rounds.next(); ++kills) {
            std::atomic<bool> isDone = false;
            std::thread business([&] {
                office.happen(EventsOfARound);
                isDone = true;
            });
            QTest::qWait(QRandomGenerator::global()->bounded(200, 1500));
            program->kill();
            endLeases(office);
            program = serverOf(office);
            while (!isDone)
                QTest::qWait(100);
            business.join();
            passTime(office);
            events += EventsOfARound;
        }
        QVERIFY(QTest::qWaitFor(
            [&] {
                passTime(office);
                QTest::qWait(200);
                return office.look(u"select count(*) from webhook_queue"_s) == "0"_L1
                    && office.count(u"pending"_s) == 0;
            },
            600'000));
        program.reset();

        const int delivered = office.count(u"delivered"_s), exhausted = office.count(u"exhausted"_s);
        const QByteArrayList ids = receiver.ids();
        const QSet<QByteArray> different(ids.begin(), ids.end());
        int twice = 0;
        for (const int times : std::as_const(arrived))
            twice += times > 1;
        qInfo("%d events, %d kills: %d delivered, %d given up; %lld requests with %lld ids, %d arrived more "
              "than once",
              events, kills, delivered, exhausted, qlonglong(ids.size()), qlonglong(different.size()), twice);
        QCOMPARE(delivered + exhausted, events);
        QCOMPARE(office.look(
                     u"select count(*) from webhook_deliveries where status = 'exhausted' and failures < 10"_s),
                 u"0"_s);
        QCOMPARE(different.size(), events);
        const QString deliveredIds = office.look(
            u"select string_agg(event_id, ' ') from webhook_deliveries where status = 'delivered'"_s);
        for (const QString &id : deliveredIds.split(u' '))
            QVERIFY2(arrived.contains(id.toLatin1()), qPrintable(id));
        QCOMPARE(office.look(
                     u"select count(*) from webhook_deliveries d join events e using (tenant_id, event_id)"_s),
                 QString::number(events));
    }
};

QTEST_GUILESS_MAIN(TestWebhooksChaos)
#include "tst_webhooks_chaos.moc"
