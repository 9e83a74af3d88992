// SPDX-License-Identifier: GPL-3.0-or-later
// The PostgreSQL that Onhire makes and runs in its data folder. Desktop, server and sub-commands share it: the
// first user starts it, the last one stops it. Should it die, whoever notices starts it again; what a crash
// left behind the next user joins or recovers.
#pragma once

#include "core/base/result.h"
#include "core/data/cluster/cluster_address.h"
#include "core/data/cluster/cluster_place.h"
#include "core/data/cluster/cluster_settings.h"
#include "core/data/cluster/cluster_watch.h"
#include "core/data/cluster/file_lock.h"
#include "core/data/cluster/postmaster.h"

#include <QString>

#include <optional>

namespace onhire {

struct ClusterOptions
{
    Durability durability = Durability::Full;
    // where root's home cannot be entered by PostgreSQL
    QString placeForRoot = QStringLiteral("/var/lib/onhire");
};

class PrivateCluster
{
public:
    explicit PrivateCluster(QString dataDir, ClusterOptions options = {});
    ~PrivateCluster();
    Q_DISABLE_COPY_MOVE(PrivateCluster)

    // Blocks while the cluster is made, starts or recovers, unless it is told to stop. The sentence for the
    // user is in Error::detail.
    Result<ClusterAddress> open(const std::stop_token &stop = {});
    void close();
    // PostgreSQL writes all that it has in memory before it ends, which takes seconds after much work. Whoever
    // has no time for that leaves it to the next start, which recovers it from the log.
    void endAtOnce();

private:
    Result<Postmaster::Sighting> bringUp(const ClusterPlace &place, const std::stop_token &stop);
    Result<pid_t> bringBack(const ClusterPlace &place, const std::stop_token &stop);
    void stopIfLast(FileLock &use) const;

    QString m_dataDir;
    ClusterOptions m_options;
    Account m_account;
    FileLock m_use;
    std::chrono::milliseconds m_patience{60'000}; // for an end in order
    std::optional<Postmaster> m_postmaster;
    std::optional<ClusterWatch> m_watch; // ends before what it uses
};

} // namespace onhire
