// SPDX-License-Identifier: GPL-3.0-or-later
// From the words on the command line to a sub-command and its exit code: 0 done, 1 failed, 2 wrong usage.
#pragma once

#include <QStringList>

#include <stop_token>

namespace onhire {

// A sub-command ends soon after a stop is asked for.
int runCommandLine(const QStringList &words, const std::stop_token &stop);

} // namespace onhire
