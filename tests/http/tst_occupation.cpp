// SPDX-License-Identifier: GPL-3.0-or-later
// To which serving thread the next connection goes.
#include "app/http/edge/occupation.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <vector>

using namespace onhire;
using namespace std::chrono_literals;

namespace {

constexpr auto Never = 1h;

struct Threads
{
    std::array<Occupation, 3> occupations{Occupation([] {}), Occupation([] {}), Occupation([] {})};
    std::array<int, 3> taken{};

    Occupation::Newcomer handToFreest()
    {
        const auto isFreer = [](const Occupation &a, const Occupation &b) {
            return a.burden(Never) < b.burden(Never);
        };
        Occupation *freest = std::min_element(occupations.begin(), occupations.end(), isFreer);
        ++taken[size_t(freest - occupations.data())];
        return freest->connectionCame();
    }
};

} // namespace

class TestOccupation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBurstIsSharedAlsoWhileOneThreadHasNotWokenUpYet();
    void anIdleThreadWithManyConnectionsIsFreerThanOneThatWorks();
    void whoWorksForLongComesLast();
};

void TestOccupation::aBurstIsSharedAlsoWhileOneThreadHasNotWokenUpYet()
{
    Threads threads;
    const Occupation::Work first(threads.occupations[0]), second(threads.occupations[1]);
    std::vector<Occupation::Newcomer> burst;
    for (int i = 0; i < 58; ++i)
        burst.push_back(threads.handToFreest());
    QCOMPARE(threads.taken, (std::array{19, 19, 20}));
}

void TestOccupation::anIdleThreadWithManyConnectionsIsFreerThanOneThatWorks()
{
    Threads threads;
    for (int i = 0; i < 30; ++i)
        (void)threads.occupations[2].connectionCame(); // and was looked at
    const Occupation::Work first(threads.occupations[0]), second(threads.occupations[1]);
    const Occupation::Newcomer next = threads.handToFreest();
    QCOMPARE(threads.taken, (std::array{0, 0, 1}));
}

void TestOccupation::whoWorksForLongComesLast()
{
    Occupation working([] {}), crowded([] {});
    const Occupation::Work work(working);
    const Occupation::Newcomer one = crowded.connectionCame(), other = crowded.connectionCame();
    QVERIFY(working.burden(Never) < crowded.burden(Never));
    QTest::qSleep(5);
    QVERIFY(crowded.burden(1ms) < working.burden(1ms));
}

QTEST_GUILESS_MAIN(TestOccupation)
#include "tst_occupation.moc"
