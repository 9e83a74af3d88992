// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/driver/one_processor.h"

namespace onhire {

int lastProcessor()
{
    cpu_set_t allowed;
    if (sched_getaffinity(0, sizeof(allowed), &allowed) != 0 || CPU_COUNT(&allowed) < 2)
        return -1;
    int last = CPU_SETSIZE - 1;
    while (!CPU_ISSET(last, &allowed))
        --last;
    return last;
}

// Where the system does not let us, it stays where it was.
OnProcessor::OnProcessor(pid_t task, int processor) : m_task(task)
{
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(processor, &one);
    m_isKept = sched_getaffinity(task, sizeof(m_before), &m_before) == 0
        && sched_setaffinity(task, sizeof(one), &one) == 0;
}

OnProcessor::~OnProcessor()
{
    if (m_isKept)
        sched_setaffinity(m_task, sizeof(m_before), &m_before);
}

} // namespace onhire
