// SPDX-License-Identifier: GPL-3.0-or-later
// Clients that hang up, 10,000 of them: at every moment of a request, and thousands for certain while a handler
// runs.
#include "tests/support/http/edge_fixture.h"
#include "tests/support/http/raw_client.h"
#include "tests/support/own_process.h"

#include <QRandomGenerator>
#include <QTest>

#include <thread>

using namespace onhire;
using namespace onhire::test;
using namespace std::chrono_literals;

class HangUpsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hangingUpWhileTheHandlerRunsHarmsNobody();
    void hangingUpAtAnyMomentHarmsNobody();

private:
    void verifyUnharmed(EdgeFixture &edge, quint16 port);
};

void HangUpsTest::verifyUnharmed(EdgeFixture &edge, quint16 port)
{
    QTRY_COMPARE_WITH_TIMEOUT(edge.budgets.connections->taken(), 0, 10'000);
    QCOMPARE(edge.budgets.bytes->taken(), 0);
    RawClient client(port);
    QCOMPARE(client.ask(get("/ping")).status(), 200);
}

static void hangUpSomehow(RawClient &client, int way)
{
    switch (way % 4) {
    case 0: client.hangUp(); break;
    case 1: client.reset(); break;
    case 2:
        client.send(get("/ping") + "GET /half"); // asks on, and does not wait for the answer
        client.reset();
        break;
    case 3:
        client.finishSending();
        client.hangUp();
        break;
    }
}

void HangUpsTest::hangingUpWhileTheHandlerRunsHarmsNobody()
{
    constexpr int Threads = 8;
    constexpr int Rounds = 500;
    EdgeFixture edge;
    edge.options.threads = 1;
    QVERIFY(edge.start());
    std::vector<std::unique_ptr<Listener>> listeners;
    QList<quint16> ports;
    for (int i = 0; i < Threads; ++i) { // a port for each thread, so that every thread is hit
        listeners.push_back(std::make_unique<Listener>(edge.options, edge.budgets, edge.clock, [&edge] {
            return std::make_unique<ProbeHandler>(edge.tally);
        }));
        const auto port = listeners.back()->start();
        QVERIFY(port);
        ports.append(*port);
    }

    const QByteArray requests[] = {get("/gate/10"), get("/gate/1000000"), post("/gate/10", "{}"),
                                   get("/gate/300000") + get("/number/2"),
                                   "HEAD " + get("/gate/300000").mid(4)};
    const auto round = [&](int number) {
        std::vector<std::unique_ptr<RawClient>> clients;
        for (const quint16 port : ports) {
            clients.push_back(std::make_unique<RawClient>(port));
            clients.back()->send(requests[(size_t(number) + clients.size()) % std::size(requests)]);
        }
        while (edge.tally.running < Threads)
            std::this_thread::yield();
        for (size_t i = 0; i < clients.size(); ++i)
            hangUpSomehow(*clients[i], number + int(i));
        ++edge.tally.gate;
        edge.tally.gate.notify_all();
        while (edge.tally.running > 0)
            std::this_thread::yield();
    };

    for (int i = 0; i < 50; ++i)
        round(i);
    const MemoryWatch memory;
    for (int i = 0; i < Rounds; ++i)
        round(i);
    verifyUnharmed(edge, ports.first());
    QVERIFY(memory.grewByLessThan(16'000));
}

void HangUpsTest::hangingUpAtAnyMomentHarmsNobody()
{
    constexpr int Clients = 8;
    constexpr int HangUps = 6'000;
    EdgeFixture edge;
    QVERIFY(edge.start());
    const QByteArray large = post("/upload", QByteArray(300'000, 'x'));
    const QByteArray requests[] = {get("/ping"),          get("/slow/1"),
                                   get("/big/300000"),    large,
                                   post("/echo", "abc"),  get("/number/1").repeated(5),
                                   "\r\n" + get("/ping"), "GET / HTTP/9.9\r\n\r\n"};

    const auto hangUps = [&](int seed, int count) {
        QRandomGenerator random{quint32(seed)};
        for (int i = 0; i < count; ++i) {
            RawClient client(edge.port);
            const QByteArray &request = requests[random.bounded(int(std::size(requests)))];
            const bool isWhole = random.bounded(2) == 0;
            client.send(isWhole ? request : request.left(random.bounded(int(request.size()))));
            if (random.bounded(4) == 0)
                client.readFor(std::chrono::milliseconds(random.bounded(3)));
            hangUpSomehow(client, random.bounded(4));
        }
    };
    const auto hangUpTogether = [&](int count) {
        std::vector<std::thread> clients;
        for (int i = 0; i < Clients; ++i)
            clients.emplace_back(hangUps, i, count / Clients);
        for (std::thread &client : clients)
            client.join();
    };

    verifyUnharmed(edge, edge.port);
    QTRY_COMPARE(edge.budgets.connections->taken(), 0);
    const qsizetype descriptors = openDescriptors();
    hangUpTogether(800);
    verifyUnharmed(edge, edge.port);
    QTRY_COMPARE(edge.budgets.connections->taken(), 0);
    const MemoryWatch memory;
    hangUpTogether(HangUps);
    verifyUnharmed(edge, edge.port);
    QTRY_COMPARE(edge.budgets.connections->taken(), 0);
    QTRY_COMPARE(openDescriptors(), descriptors); // the last of them close after they have given up their place
    QVERIFY(memory.grewByLessThan(16'000));
}

QTEST_GUILESS_MAIN(HangUpsTest)
#include "tst_hangups.moc"
