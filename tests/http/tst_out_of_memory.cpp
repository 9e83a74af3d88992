// SPDX-License-Identifier: GPL-3.0-or-later
// A program whose memory runs out says so, and ends without a core.
#include "app/http/server/out_of_memory.h"

#include <QTest>

#include <new>
#include <stdexcept>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

template <typename Exception>
void fail() noexcept(false)
{
    if constexpr (std::is_same_v<Exception, std::bad_alloc>)
        throw std::bad_alloc();
    else
        throw Exception("broken");
}

struct Ending
{
    int status;
    QByteArray said;
};

// What becomes of a program that nobody is there to catch such a thing in.
Ending endingOf(void (*broken)())
{
    int pipe[2];
    if (::pipe(pipe) != 0)
        qFatal("no pipe");
    const pid_t child = ::fork();
    if (child == 0) {
        const rlimit noCore{0, 0};
        ::setrlimit(RLIMIT_CORE, &noCore);
        ::signal(SIGABRT, SIG_DFL);
        ::dup2(pipe[1], STDERR_FILENO);
        endCleanlyWithoutMemory();
        [&]() noexcept { broken(); }();
        ::_exit(0);
    }
    ::close(pipe[1]);
    Ending ending{};
    char buffer[1000];
    for (ssize_t size = 0; (size = ::read(pipe[0], buffer, sizeof buffer)) > 0;)
        ending.said.append(buffer, size);
    ::close(pipe[0]);
    ::waitpid(child, &ending.status, 0);
    return ending;
}

} // namespace

class TestOutOfMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsSaidInOneLine()
    {
        const Ending ending = endingOf(fail<std::bad_alloc>);
        QVERIFY(WIFEXITED(ending.status));
        QCOMPARE(WEXITSTATUS(ending.status), OutOfMemoryExit);
        QVERIFY(ending.said.startsWith("Out of memory: "));
        QCOMPARE(ending.said.count('\n'), 1);
    }

    void whateverElseIsWrongIsStillSeen()
    {
        const Ending ending = endingOf(fail<std::runtime_error>);
        QVERIFY(WIFSIGNALED(ending.status));
        QCOMPARE(WTERMSIG(ending.status), SIGABRT);
    }
};

QTEST_GUILESS_MAIN(TestOutOfMemory)
#include "tst_out_of_memory.moc"
