// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a cluster with Onhire's roles and its empty database. It grows beside its place and is moved there when
// whole, so that a crash in the middle leaves nothing that looks like a cluster.
#pragma once

#include "core/data/cluster/cluster_place.h"
#include "core/data/cluster/cluster_settings.h"
#include "core/data/cluster/postgres_programs.h"

namespace onhire {

Result<void> makeCluster(const ClusterPlace &place, const Account &account, const PostgresPrograms &programs,
                         Durability durability, const std::stop_token &stop = {});

} // namespace onhire
