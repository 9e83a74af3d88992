// SPDX-License-Identifier: GPL-3.0-or-later
// How soon a server that has ended is started again. In its place: processes that end by themselves.
#include "core/data/cluster/cluster_watch.h"

#include <QElapsedTimer>
#include <QTest>

#include <mutex>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace onhire;

namespace {

class ShortLives
{
public:
    explicit ShortLives(const char *seconds) : m_seconds(seconds)
    {
        m_watch = std::make_unique<ClusterWatch>(
            begin(), [this](const std::stop_token &) -> Result<pid_t> { return begin(); });
    }
    ~ShortLives()
    {
        m_watch.reset();
        for (const pid_t life : m_lives)
            ::waitpid(life, nullptr, 0);
    }

    // From the beginning of each life to that of the next, once there were so many.
    std::vector<qint64> gaps(size_t count)
    {
        if (!QTest::qWaitFor([&] { return begun().size() > count; }, 30'000))
            qFatal("the processes are not started again");
        std::vector<qint64> gaps;
        const std::vector<qint64> moments = begun();
        for (size_t at = 1; at <= count; ++at)
            gaps.push_back(moments[at] - moments[at - 1]);
        return gaps;
    }

private:
    pid_t begin()
    {
        pid_t life = 0;
        const char *const words[] = {"sleep", m_seconds, nullptr};
        if (::posix_spawnp(&life, "sleep", nullptr, nullptr, const_cast<char *const *>(words), environ) != 0)
            qFatal("no process could be started");
        const std::lock_guard lock(m_mutex);
        m_lives.push_back(life);
        m_begun.push_back(m_since.elapsed());
        return life;
    }

    std::vector<qint64> begun()
    {
        const std::lock_guard lock(m_mutex);
        return m_begun;
    }

    const char *m_seconds;
    QElapsedTimer m_since = [] {
        QElapsedTimer timer;
        timer.start();
        return timer;
    }();
    std::mutex m_mutex;
    std::vector<pid_t> m_lives;
    std::vector<qint64> m_begun;
    std::unique_ptr<ClusterWatch> m_watch;
};

} // namespace

class TestClusterWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatServedForAMomentIsStartedAgainAtOnce()
    {
        ShortLives lives("0.6");
        for (const qint64 gap : lives.gaps(7))
            QVERIFY2(gap < 600 + 400, QByteArray::number(gap).constData());
    }

    void whatEndsAtOnceIsGivenMoreAndMoreTime()
    {
        ShortLives lives("0");
        const std::vector<qint64> gaps = lives.gaps(5);
        for (size_t at = 0; at < gaps.size(); ++at)
            QVERIFY2(gaps[at] >= 50 << at, QByteArray::number(gaps[at]).constData());
    }
};

QTEST_GUILESS_MAIN(TestClusterWatch)
#include "tst_cluster_watch.moc"
