// SPDX-License-Identifier: GPL-3.0-or-later
// A task of the system (a thread, or a process of one) kept on one processor for as long as this stands.
#pragma once

#include <QtGlobal>

#include <sched.h>

namespace onhire {

// The last of those that this thread may use; below 0: it has one only, and nothing is to be chosen.
int lastProcessor();

class OnProcessor
{
public:
    OnProcessor(pid_t task, int processor); // task 0: this thread
    ~OnProcessor();
    Q_DISABLE_COPY_MOVE(OnProcessor)

private:
    const pid_t m_task;
    cpu_set_t m_before;
    bool m_isKept = false;
};

} // namespace onhire
