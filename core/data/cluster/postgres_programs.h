// SPDX-License-Identifier: GPL-3.0-or-later
// Where PostgreSQL's programs are on this machine, and of which major version.
#pragma once

#include "core/base/result.h"

#include <QList>
#include <QString>

namespace onhire {

inline constexpr int OldestPostgres = 14;

struct PostgresPrograms
{
    int major = 0;
    QString folder;

    QString path(const QString &program) const { return folder + u'/' + program; }
};

// Newest first. ONHIRE_PG_BINDIR, where set, is the only place that counts.
QList<PostgresPrograms> installedPostgres();

Result<PostgresPrograms> postgresForNewCluster(const QList<PostgresPrograms> &installed);
Result<PostgresPrograms> postgresForCluster(int major, const QString &folder,
                                            const QList<PostgresPrograms> &installed);

} // namespace onhire
