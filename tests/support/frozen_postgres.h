// SPDX-License-Identifier: GPL-3.0-or-later
// A PostgreSQL that stands still, as on a disk that hangs: all of its processes are stopped (SIGSTOP). Its
// sockets take connections and bytes, and nothing is answered. It goes on when this goes.
#pragma once

#include "core/data/cluster/cluster_address.h"

#include <sys/types.h>

#include <vector>

namespace onhire {

class FrozenPostgres
{
public:
    explicit FrozenPostgres(const ClusterAddress &address);
    ~FrozenPostgres() { thaw(); }
    FrozenPostgres(const FrozenPostgres &) = delete;
    FrozenPostgres &operator=(const FrozenPostgres &) = delete;

    void thaw();

private:
    std::vector<pid_t> m_processes;
};

} // namespace onhire
