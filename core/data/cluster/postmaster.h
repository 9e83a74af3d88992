// SPDX-License-Identifier: GPL-3.0-or-later
// The server process of the cluster: whether it runs, its start and its end. What counts is the process that
// answers at the socket, as the kernel names it; a file may tell of one that died, or of a stranger with the
// same number.
#pragma once

#include "core/data/cluster/account.h"
#include "core/data/cluster/postgres_programs.h"

#include <QString>

#include <chrono>
#include <stop_token>
#include <sys/types.h>

namespace onhire {

class Postmaster
{
public:
    enum class State { Down, Busy, Ready, Unreachable };

    struct Sighting
    {
        State state = State::Down;
        pid_t pid = 0;
        QString socketFolder = {};
    };

    Postmaster(QString dataFolder, QString logFile, Account account);

    Sighting look() const;
    Result<Sighting> waitWhileBusy(const std::stop_token &stop) const; // until it is ready, or down
    Result<Sighting> start(const PostgresPrograms &programs, const QString &socketFolder,
                           const std::stop_token &stop) const;
    // In order, with all that is in memory written; if that takes longer than `patience`, at once: the next
    // start recovers, and nothing that was committed is lost.
    Result<void> stop(std::chrono::milliseconds patience) const;

private:
    bool isServer(pid_t pid) const;
    QStringList harmlessLockHolder() const;
    void endOrphans() const;
    Result<Sighting> launchAndWait(const PostgresPrograms &programs, const QString &socketFolder,
                                   const std::stop_token &stop) const;
    bool ends(pid_t pid, std::chrono::milliseconds patience) const;

    QString m_dataFolder;
    QString m_logFile;
    Account m_account;
};

} // namespace onhire
