// SPDX-License-Identifier: GPL-3.0-or-later
// Where the cluster lies: <data folder>/postgresql, which belongs to the user that PostgreSQL runs as. Where
// that user cannot pass (root's home), the folder lies in /var/lib/onhire instead and <data folder>/postgresql
// is a link to it.
#pragma once

#include "core/data/cluster/account.h"

#include <QString>

namespace onhire {

class ClusterPlace
{
public:
    static Result<ClusterPlace> prepare(const QString &dataDir, const Account &account,
                                        const QString &placeForRoot);

    QString folder() const { return m_folder; }
    QString dataFolder() const { return m_folder + QStringLiteral("/data"); }
    QString logFile() const { return m_folder + QStringLiteral("/postgresql.log"); }
    QString newFolder() const; // beside the data folder, for a cluster in the making
    void removeLeftovers(const Account &account) const;

    // Short enough for the address of a Unix socket, and nobody else's.
    Result<QString> socketFolder(const Account &account) const;

private:
    explicit ClusterPlace(QString folder) : m_folder(std::move(folder)) { }

    QString m_folder;
};

} // namespace onhire
