// SPDX-License-Identifier: GPL-3.0-or-later
// From the words on the command line to a sub-command and its exit code: 0 done, 1 failed, 2 wrong usage.
#pragma once

#include <QStringList>

namespace onhire {

int runCommandLine(const QStringList &words);

// SIGTERM and SIGINT are read by `serve` from a descriptor instead of interrupting whatever runs.
void blockStopSignals();

} // namespace onhire
