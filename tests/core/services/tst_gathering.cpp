// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/gathering.h"

#include <QTest>

#include <atomic>
#include <latch>
#include <new>
#include <semaphore>
#include <thread>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

struct Job
{
    int together = 0; // how many were done with it
};

using Jobs = std::vector<Job *>;

void noteTogether(const Jobs &jobs)
{
    for (Job *job : jobs)
        job->together = int(jobs.size());
}

// Threads that bring one job each to a line, while another one there keeps its only worker busy.
class Crowd
{
public:
    Crowd(Gathering<Job> &gathering, size_t size) : m_gathering(gathering), m_jobs(size)
    {
        m_first = std::jthread([this] {
            Job job;
            m_gathering.run(u"line"_s, job, [this](const Jobs &) {
                m_isBusy.release();
                m_end.acquire();
            });
        });
        m_isBusy.acquire();
    }

    template <typename Work>
    void bring(const Work &work, size_t waiting = 0)
    {
        for (Job &job : m_jobs)
            m_threads.emplace_back([this, &job, work] { m_gathering.run(u"line"_s, job, work); });
        waitFor(std::max(waiting, m_jobs.size()));
    }

    void waitFor(size_t waiting) const
    {
        while (m_gathering.waitingIn(u"line"_s) < waiting)
            std::this_thread::yield();
    }

    std::vector<Job> &done()
    {
        m_end.release();
        m_first.join();
        m_threads.clear();
        return m_jobs;
    }

private:
    Gathering<Job> &m_gathering;
    std::vector<Job> m_jobs;
    std::binary_semaphore m_isBusy{0}, m_end{0};
    std::jthread m_first;
    std::vector<std::jthread> m_threads;
};

} // namespace

class TestGathering : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneThatComesAloneIsDoneAlone();
    void thoseThatCameMeanwhileAreDoneTogether();
    void noMoreAreDoneTogetherThanMayBe();
    void severalWorkersDoNotWaitForOneAnother();
    void linesDoNotWaitForOneAnother();
    void whoFailsLeavesNobodyWaiting();
    void noneIsLostAndNoneIsDoneTwice();
};

void TestGathering::oneThatComesAloneIsDoneAlone()
{
    Gathering<Job> gathering(1, 10);
    Job job;
    gathering.run(u"line"_s, job, noteTogether);
    QCOMPARE(job.together, 1);
}

void TestGathering::thoseThatCameMeanwhileAreDoneTogether()
{
    Gathering<Job> gathering(1, 10);
    Crowd crowd(gathering, 5);
    crowd.bring(noteTogether);
    for (const Job &job : crowd.done())
        QCOMPARE(job.together, 5);
}

void TestGathering::noMoreAreDoneTogetherThanMayBe()
{
    Gathering<Job> gathering(1, 3);
    Crowd crowd(gathering, 7);
    crowd.bring(noteTogether);
    QList<int> together;
    for (const Job &job : crowd.done())
        together += job.together;
    std::ranges::sort(together);
    QCOMPARE(together, (QList{1, 3, 3, 3, 3, 3, 3}));
}

void TestGathering::severalWorkersDoNotWaitForOneAnother()
{
    Gathering<Job> gathering(2, 10);
    Crowd crowd(gathering, 0);
    Job job;
    gathering.run(u"line"_s, job, noteTogether);
    QCOMPARE(job.together, 1);
    crowd.done();
}

void TestGathering::linesDoNotWaitForOneAnother()
{
    Gathering<Job> gathering(1, 10);
    Crowd crowd(gathering, 0);
    Job job;
    gathering.run(u"another line"_s, job, noteTogether);
    QCOMPARE(job.together, 1);
    crowd.done();
}

// They come back with nothing done, and the next ones have their turn.
void TestGathering::whoFailsLeavesNobodyWaiting()
{
    Gathering<Job> gathering(1, 10);
    Crowd crowd(gathering, 3);
    std::atomic<int> failed = 0;
    std::jthread unlucky([&] {
        Job job;
        try {
            gathering.run(u"line"_s, job, [](const Jobs &) { throw std::bad_alloc(); });
        } catch (const std::bad_alloc &) {
            ++failed;
        }
    });
    crowd.waitFor(1);
    crowd.bring(noteTogether, 4);
    for (const Job &job : crowd.done())
        QCOMPARE(job.together, 0);
    unlucky.join();
    QCOMPARE(failed, 1);
    Job job;
    gathering.run(u"line"_s, job, noteTogether);
    QCOMPARE(job.together, 1);
}

void TestGathering::noneIsLostAndNoneIsDoneTwice()
{
    constexpr int Threads = 8, Times = 2000;
    Gathering<Job> gathering(2, 3);
    std::atomic<int> done = 0;
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < Threads; ++i) {
            threads.emplace_back([&] {
                for (int time = 0; time < Times; ++time) {
                    Job job;
                    gathering.run(u"line"_s, job, [&](const Jobs &jobs) {
                        noteTogether(jobs);
                        done += int(jobs.size());
                    });
                    QVERIFY(job.together >= 1 && job.together <= 3);
                }
            });
        }
    }
    QCOMPARE(done, Threads * Times);
}

QTEST_GUILESS_MAIN(TestGathering)
#include "tst_gathering.moc"
