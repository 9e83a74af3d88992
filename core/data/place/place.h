// SPDX-License-Identifier: GPL-3.0-or-later
// Where Onhire keeps its data: the private PostgreSQL of a folder, or a database that somebody else runs.
// Opening a place brings its schema up to this program's, unless it is to be left.
#pragma once

#include "core/base/result.h"
#include "core/base/supervision.h"
#include "core/data/cluster/private_cluster.h"

#include <chrono>
#include <memory>

namespace onhire {

struct PlaceOptions
{
    QString dataDir; // of the private PostgreSQL; empty: the user's default folder
    QString database; // a URI or conninfo: then there is no private PostgreSQL
    QString keyFile = {}; // seals secrets in the database; empty: secrets.key in the data folder
    QString filesDir = {}; // empty: a folder in the data folder; all servers of one database have to share it
    bool leavesSchema = false; // as it is, whatever state it is in: for the tools of PostgreSQL
    std::chrono::seconds patience{0}; // with a database that somebody else runs, while it is not there yet
};

class Place
{
public:
    static Result<std::unique_ptr<Place>> open(
        const PlaceOptions &options, const Supervision &supervision = {}); // which counts the schema's steps
    static QString defaultDataDir();

    // When this ends, so does a private PostgreSQL that nobody else uses: from now on without delay.
    void endAtOnce();

    const QString &conninfo() const { return m_conninfo; } // of the program at work
    const QString &ownerConninfo() const { return m_ownerConninfo; }
    const QString &adminConninfo() const { return m_adminConninfo; } // of one who sees every tenant's rows
    const QString &dataDir() const { return m_dataDir; }
    const QString &keyFile() const { return m_keyFile; } // perhaps not there yet
    const QString &filesDir() const { return m_filesDir; }
    bool isPrivate() const { return bool(m_cluster); }

private:
    Place() = default;
    Result<void> prepare(const PlaceOptions &options, const Supervision &supervision);

    QString m_dataDir;
    QString m_keyFile;
    QString m_filesDir;
    QString m_conninfo;
    QString m_ownerConninfo;
    QString m_adminConninfo;
    std::unique_ptr<PrivateCluster> m_cluster; // in use as long as this lives
};

} // namespace onhire
