// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/frozen_postgres.h"

#include "tests/support/test_cluster.h"

#include <QDir>

#include <csignal>
#include <utility>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

pid_t parentOf(const QString &process)
{
    QFile stat(u"/proc/%1/stat"_s.arg(process));
    if (!stat.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray text = stat.readAll(); // 4711 (postgres) S 4700 …, where the name may hold anything
    return text.sliced(text.lastIndexOf(')') + 2).split(' ').value(1).toInt();
}

std::vector<pid_t> childrenOf(pid_t parent)
{
    std::vector<pid_t> children;
    for (const QString &process : QDir(u"/proc"_s).entryList(QDir::Dirs)) {
        if (process.toInt() > 0 && parentOf(process) == parent)
            children.push_back(process.toInt());
    }
    return children;
}

} // namespace

FrozenPostgres::FrozenPostgres(const ClusterAddress &address)
{
    const pid_t postmaster =
        runSql(address, adminRole, {u"select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)"_s}).toInt();
    m_processes.push_back(postmaster);
    ::kill(postmaster, SIGSTOP); // first, so that it has no more children
    for (const pid_t child : childrenOf(postmaster)) {
        m_processes.push_back(child);
        ::kill(child, SIGSTOP);
    }
}

void FrozenPostgres::thaw()
{
    for (const pid_t process : std::exchange(m_processes, {}))
        ::kill(process, SIGCONT);
}

} // namespace onhire
