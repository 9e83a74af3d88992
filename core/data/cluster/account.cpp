// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cluster/account.h"

#include "core/data/cluster/unavailable.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QProcess>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <grp.h>
#include <poll.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace onhire {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

static constexpr int CannotBecome = 126;
static constexpr std::chrono::milliseconds LongestStart = 30s; // of a process, until it has become the program
static constexpr std::chrono::milliseconds LongestRun = 5min; // initdb on a slow disk takes one of them

// Nothing of the user's own environment: PGDATA, PGOPTIONS or LC_ALL must not change what the cluster is.
static const QStringList environment = {u"PATH=/usr/local/bin:/usr/bin:/bin"_s, u"LC_ALL=C.UTF-8"_s,
                                        u"TZ=UTC"_s};

template <typename Key>
static Result<Account> lookUp(int (*find)(Key, passwd *, char *, size_t, passwd **), Key key,
                              const QString &what)
{
    passwd entry = {};
    passwd *found = nullptr;
    std::array<char, 16384> buffer = {};
    find(key, &entry, buffer.data(), buffer.size(), &found);
    if (!found)
        return unavailable(what);
    return Account{found->pw_uid, found->pw_gid, QString::fromLocal8Bit(found->pw_name)};
}

static Result<Account> accountOf(uid_t uid)
{
    return lookUp(getpwuid_r, uid,
                  u"The user id %1 has no entry in the user database, and PostgreSQL needs one."_s.arg(uid));
}

static uid_t ownerOf(const QStringList &folders)
{
    struct stat info = {};
    for (const QString &folder : folders) {
        if (::stat(QFile::encodeName(folder).constData(), &info) == 0)
            return info.st_uid;
    }
    return ::geteuid();
}

Result<Account> Account::forFolders(const QStringList &folders)
{
    if (::geteuid() != 0)
        return accountOf(::geteuid());
    if (const uid_t owner = ownerOf(folders); owner != 0)
        return accountOf(owner);
    return lookUp(getpwnam_r, "postgres",
                  u"PostgreSQL does not run as root, and there is no user called postgres: install the package "
                  "postgresql, or run Onhire as an ordinary user."_s);
}

bool Account::isSelf() const
{
    return uid == ::geteuid();
}

// Between fork and exec: system calls only.
static bool become(const Account &account)
{
    ::umask(077);
    const bool changed = account.isSelf()
        || (::setgroups(1, &account.gid) == 0 && ::setgid(account.gid) == 0 && ::setuid(account.uid) == 0);
    return changed && ::chdir("/") == 0;
}

Result<QByteArray> Account::run(const QString &program, const QStringList &arguments, const QByteArray &input,
                                const std::stop_token &stop) const
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setEnvironment(environment);
    process.setChildProcessModifier([this] {
        if (!become(*this))
            ::_exit(CannotBecome);
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        ::setpgid(0, 0);
    });
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    process.waitForStarted(int(LongestStart.count()));
    const auto endAll = [group = pid_t(process.processId())] {
        if (group > 0)
            ::kill(-group, SIGKILL);
    };
    const std::stop_callback end(stop, endAll);
    if (!process.waitForFinished(int(LongestRun.count()))) {
        endAll();
        return unavailable(u"%1 could not be run: %2."_s.arg(program, process.errorString()));
    }
    const QByteArray output = process.readAll();
    if (stop.stop_requested())
        return unavailable(u"%1 was stopped."_s.arg(program));
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() == CannotBecome)
        return unavailable(u"%1 could not be run as the user %2."_s.arg(program, name));
    if (process.exitCode() != 0)
        return unavailable(QString::fromLocal8Bit(output.trimmed()));
    return output;
}

bool Account::canEnter(const QString &folder) const
{
    return run(u"test"_s, {u"-x"_s, folder}).has_value();
}

Result<void> Account::write(const QString &path, const QByteArray &content) const
{
    const auto done =
        run(u"sh"_s, {u"-c"_s, u"cat > \"$1.new\" && mv -T \"$1.new\" \"$1\""_s, u"sh"_s, path}, content);
    if (!done)
        return Failure(done.error());
    return {};
}

namespace {

// What a launched program says on its way: who it is, and, should exec fail, why.
struct LaunchReport
{
    pid_t pid = -1;
    int error = 0;
};

} // namespace

static void say(int pipe, int error)
{
    const LaunchReport report{::getpid(), error};
    if (::write(pipe, &report, sizeof report) != sizeof report)
        ::_exit(CannotBecome);
}

static bool redirect(const char *path, int flags, std::initializer_list<int> targets)
{
    const int source = ::open(path, flags | O_CLOEXEC | O_NOFOLLOW, 0600);
    bool done = source >= 0;
    for (const int target : targets)
        done = done && ::dup2(source, target) == target;
    return done;
}

// Never returns. The pipe is moved to 3 and all else is closed: a lock or a pipe of the caller that lived on in
// the postmaster would block others for days.
[[noreturn]] static void execDetached(const Account &account, int pipe, char *const *argv, char *const *envp,
                                      const char *logFile)
{
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    if (pipe != 3)
        ::dup2(pipe, 3);
    ::fcntl(3, F_SETFD, FD_CLOEXEC);
    ::close_range(4, ~0U, 0);
    say(3, 0);
    if (become(account) && redirect("/dev/null", O_RDWR, {0, 1})
        && redirect(logFile, O_WRONLY | O_APPEND | O_CREAT, {2}))
        ::execve(argv[0], argv, envp);
    say(3, errno);
    ::_exit(CannotBecome);
}

static std::vector<char *> pointersInto(QByteArrayList &texts)
{
    std::vector<char *> pointers;
    for (QByteArray &text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

static QByteArrayList encoded(const QStringList &texts)
{
    QByteArrayList list;
    for (const QString &text : texts)
        list.append(QFile::encodeName(text));
    return list;
}

// Opening the log file may hang, on a disk that does.
static bool awaitInput(int pipe, const QDeadlineTimer &deadline)
{
    pollfd input{pipe, POLLIN, 0};
    int ready = 0;
    do
        ready = ::poll(&input, 1, int(deadline.remainingTime()));
    while (ready < 0 && errno == EINTR);
    return ready > 0;
}

static LaunchReport listen(int pipe)
{
    const QDeadlineTimer deadline(LongestStart);
    LaunchReport last;
    LaunchReport next;
    while (awaitInput(pipe, deadline)) {
        const ssize_t count = ::read(pipe, &next, sizeof next);
        if (count == sizeof next)
            last = next;
        else if (count >= 0 || errno != EINTR)
            return last;
    }
    if (last.pid > 0)
        ::kill(last.pid, SIGKILL);
    return {last.pid, ETIMEDOUT};
}

// Forks twice, so that the program belongs to init and never becomes a zombie of ours.
Result<pid_t> Account::launch(const QString &program, const QStringList &arguments, const QString &logFile,
                              const QStringList &moreEnvironment) const
{
    QByteArrayList words = encoded(QStringList{program} + arguments);
    QByteArrayList variables = encoded(environment + moreEnvironment);
    const std::vector<char *> argv = pointersInto(words);
    const std::vector<char *> envp = pointersInto(variables);
    const QByteArray log = QFile::encodeName(logFile);

    int pipe[2];
    if (::pipe2(pipe, O_CLOEXEC) != 0)
        return unavailable(u"%1 could not be started: %2."_s.arg(program, qt_error_string(errno)));
    const pid_t middle = ::fork();
    if (middle == 0) {
        ::setsid();
        if (::fork() == 0)
            execDetached(*this, pipe[1], argv.data(), envp.data(), log.constData());
        ::_exit(0);
    }
    ::close(pipe[1]);
    const LaunchReport report = listen(pipe[0]);
    ::close(pipe[0]);
    // It does nothing but fork, so it is soon over.
    while (middle > 0 && ::waitpid(middle, nullptr, 0) < 0 && errno == EINTR) { }
    if (report.pid < 0 || report.error != 0)
        return unavailable(u"%1 could not be started: %2."_s.arg(
            program, qt_error_string(report.error != 0 ? report.error : EAGAIN)));
    return report.pid;
}

} // namespace onhire
