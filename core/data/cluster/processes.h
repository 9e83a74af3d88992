// SPDX-License-Identifier: GPL-3.0-or-later
// What the kernel tells about processes. A number alone says little: it may be somebody else's by now.
#pragma once

#include <QList>
#include <QString>

#include <sys/types.h>

namespace onhire {

// A process that has just become another program lives, though it has no command line yet.
bool lives(pid_t pid);

bool isStopped(pid_t pid); // by SIGSTOP or a debugger
QString nameOfProcess(pid_t pid); // empty: it is gone, or not ours to look at

enum class WorkingFolder {
    This,
    Another,
    Unknown, // the process is dying, gone, or not ours to look at
};

// PostgreSQL works in its data folder, however that was spelled when it was started.
WorkingFolder workingFolderOf(pid_t pid, const QString &expected);

// Processes of PostgreSQL in that folder whose postmaster is gone.
QList<pid_t> orphansIn(const QString &dataFolder);

} // namespace onhire
