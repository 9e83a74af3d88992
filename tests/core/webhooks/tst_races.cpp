// SPDX-License-Identifier: GPL-3.0-or-later
// Webhooks sent by several at once, by some who die over it, and past receivers that hang.
#include "core/services/tenants/tenants.h"
#include "tests/support/http/webhook_office.h"
#include "tests/support/webhook_receiver.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;
using namespace std::chrono_literals;

class TestWebhooksRaces : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<WebhookOffice> m_office;

private Q_SLOTS:
    void init() { m_office = std::make_unique<WebhookOffice>(); }
    void cleanup() { m_office.reset(); }

    void severalSendersDeliverEachEventOnce()
    {
        constexpr int Events = 300;
        WebhookReceiver one, other;
        m_office->endpoint(one.url());
        m_office->endpoint(other.url());
        std::vector<std::unique_ptr<WebhookSender>> senders;
        for (int i = 0; i < 3; ++i)
            senders.push_back(m_office->sender());
        m_office->happen(Events);
        QVERIFY(m_office->waitFor(u"delivered"_s, 2 * Events, 60'000));
        senders.clear();
        for (const WebhookReceiver *receiver : {&one, &other}) {
            const QByteArrayList ids = receiver->ids();
            QCOMPARE(ids.size(), Events);
            QCOMPARE(QSet<QByteArray>(ids.begin(), ids.end()).size(), Events);
        }
    }

    // As when the machine loses its power: it was sent, or perhaps not, and nobody wrote it down.
    void whatWasTakenByOneWhoDiedIsSentByAnotherUnderTheSameId()
    {
        WebhookReceiver receiver;
        m_office->endpoint(receiver.url());
        m_office->happen();
        QCOMPARE(distributeEvents(m_office->database, m_office->tenant->id, m_office->clock.now()).value_or(0),
                 1);
        const auto taken = claimDeliveries(m_office->database.connection(), m_office->box, m_office->tenant->id,
                                           m_office->clock.now(), 10);
        QVERIFY(taken);
        QCOMPARE(taken->size(), 1);
        const auto sender = m_office->sender();
        QTest::qWait(200); // ten beats
        QCOMPARE(receiver.received().size(), 0);
        m_office->clock.advance(61s);
        QVERIFY(m_office->waitFor(u"delivered"_s, 1));
        QCOMPARE(receiver.ids(), QByteArrayList{taken->constFirst().eventId.toLatin1()});
    }

    // The sender that was thought dead comes back with its result.
    void aLateResultDoesNotUndoASuccess()
    {
        WebhookReceiver receiver;
        m_office->endpoint(receiver.url());
        m_office->happen();
        QVERIFY(distributeEvents(m_office->database, m_office->tenant->id, m_office->clock.now()));
        const auto taken = claimDeliveries(m_office->database.connection(), m_office->box, m_office->tenant->id,
                                           m_office->clock.now(), 10);
        m_office->clock.advance(61s);
        const auto sender = m_office->sender();
        QVERIFY(m_office->waitFor(u"delivered"_s, 1));
        QVERIFY(settleAttempts(m_office->database, m_office->clock, m_office->tenant->id,
                               {{taken->constFirst(), {.at = m_office->clock.now(), .status = 500}}}));
        QCOMPARE(m_office->count(u"delivered"_s), 1);
        QCOMPARE(m_office->look(u"select cardinality(attempts) from webhook_deliveries"_s), u"2"_s);
    }

    void whoEndsInOrderGivesBackWhatIsUnderWay()
    {
        WebhookReceiver receiver([](const Received &) { return Response{"", true}; });
        m_office->endpoint(receiver.url());
        auto sender = m_office->sender();
        m_office->happen();
        QVERIFY(receiver.waitFor(1));
        sender.reset();
        QCOMPARE(m_office->look(u"select count(*) from webhook_deliveries where status = 'pending' "
                                "and leased_until is null and cardinality(attempts) = 0"_s),
                 u"1"_s);
        sender = m_office->sender();
        QVERIFY(receiver.waitFor(2));
        QCOMPARE(receiver.ids()[0], receiver.ids()[1]);
    }

    void aReceiverThatHangsHoldsUpNobodyElse()
    {
        WebhookReceiver hanging([](const Received &) { return Response{"", true}; }), well;
        m_office->endpoint(hanging.url());
        m_office->endpoint(well.url());
        const auto sender = m_office->sender();
        m_office->happen(60);
        QVERIFY(m_office->waitFor(u"delivered"_s, 60));
        QCOMPARE(well.received().size(), 60);
        QCOMPARE(hanging.mostAtOnce(), 5);
        QVERIFY(well.mostAtOnce() <= 5 + 3); // and those that are just saying good-bye
    }

    void moreThanFiveAreNeverUnderWayAtOneEndpointHoweverManySend()
    {
        WebhookReceiver hanging([](const Received &) { return Response{"", true}; });
        m_office->endpoint(hanging.url());
        m_office->happen(20);
        std::vector<std::unique_ptr<WebhookSender>> senders;
        for (int i = 0; i < 3; ++i)
            senders.push_back(m_office->sender());
        QVERIFY(hanging.waitFor(5));
        QTest::qWait(300);
        QVERIFY(hanging.mostAtOnce() <= 5);
    }

    void oneTenantsTroubleIsNotAnothers()
    {
        WebhookReceiver hanging([](const Received &) { return Response{"", true}; }), well;
        m_office->endpoint(hanging.url());
        m_office->happen(50);
        WebhookOffice &office = *m_office;
        const auto sender = office.sender();
        QVERIFY(hanging.waitFor(5));
        const auto other = createTenant(office.database, office.clock, {.name = u"Other"_s});
        QVERIFY(other);
        const Context theirs{office.database, *other, {}, {}, office.clock};
        const auto endpoint = createWebhookEndpoint(theirs, office.box, {QString::fromLatin1(well.url())});
        QVERIFY(endpoint);
        QVERIFY(testWebhookEndpoint(theirs, endpoint->endpoint.id));
        QVERIFY(well.waitFor(1, 3000));
        QVERIFY(well.received().constFirst().body.contains((*other)->id.toLatin1()));
    }

    void whoHasAnotherKeyLeavesItToThoseWhoCanRead()
    {
        WebhookReceiver receiver;
        m_office->endpoint(receiver.url());
        const auto strange = SecretBox::open(m_office->folder.filePath(u"strange.key"_s));
        QVERIFY(strange);
        const WebhookSender stranger({.conninfo = m_office->address.conninfo(appRole),
                                      .secrets = *strange,
                                      .rules = {.targets = PrivateTargets::Allow},
                                      .beat = 20ms},
                                     m_office->clock);
        m_office->happen();
        QVERIFY(m_office->waitFor(u"pending"_s, 1));
        QTest::qWait(200); // ten beats
        QCOMPARE(m_office->look(u"select cardinality(attempts) from webhook_deliveries"_s), u"0"_s);
        const auto sender = m_office->sender();
        QVERIFY(m_office->waitFor(u"delivered"_s, 1));
    }

    void aDatabaseThatGoesAwayForAMomentLosesNothing()
    {
        WebhookReceiver receiver;
        m_office->endpoint(receiver.url());
        const auto sender = m_office->sender();
        for (int i = 0; i < 10; ++i) {
            m_office->happen(5);
            m_office->look(u"select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = "
                           "current_database() and pid <> pg_backend_pid()"_s);
            QTest::qWait(300); // our own connection is made anew only after a pause
        }
        QVERIFY(QTest::qWaitFor(
            [&] {
                m_office->clock.advance(1s); // leases run out, too
                return m_office->count(u"delivered"_s) == 50;
            },
            30'000));
        const QByteArrayList ids = receiver.ids();
        QCOMPARE(QSet<QByteArray>(ids.begin(), ids.end()).size(), 50);
    }
};

QTEST_GUILESS_MAIN(TestWebhooksRaces)
#include "tst_races.moc"
