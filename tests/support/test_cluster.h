// SPDX-License-Identifier: GPL-3.0-or-later
// A real PostgreSQL for tests: one private cluster per test program, made on first use in a temporary folder,
// without fsync, gone at the end of the program.
#pragma once

#include "core/data/cluster/cluster_address.h"

#include <QString>
#include <QStringList>

namespace onhire {

class TestCluster
{
public:
    static ClusterAddress address(); // the database `onhire`, empty, owned by onhire_owner

    // A database of its own for one test: empty, or a copy of `like`, to which nobody may be connected.
    static ClusterAddress freshDatabase();
    static ClusterAddress freshDatabase(const ClusterAddress &like);
};

// Runs the statements as that role and gives the first column of the last answer. Ends the test program on an
// error.
QString runSql(const ClusterAddress &address, const QString &role, const QStringList &statements);

} // namespace onhire
