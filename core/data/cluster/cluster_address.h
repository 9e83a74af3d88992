// SPDX-License-Identifier: GPL-3.0-or-later
// How a client reaches the private cluster: a socket folder, no host, no password. PostgreSQL tells who asks
// from the operating system's own account of the peer.
#pragma once

#include <QLatin1StringView>
#include <QString>

namespace onhire {

inline constexpr QLatin1StringView adminRole("onhire_admin"); // superuser: makes databases, backups
inline constexpr QLatin1StringView ownerRole("onhire_owner"); // owns the schema: migrations
inline constexpr QLatin1StringView appRole("onhire_app"); // the program at work: may not alter the schema
inline constexpr QLatin1StringView onhireDatabase("onhire");

struct ClusterAddress
{
    QString socketDir;
    int port = 5432; // only names the socket file
    QString database;

    QString conninfo(const QString &role) const; // host='…' port=5432 dbname='…' user='…'
    QString uri(const QString &role) const; // postgresql://role@/database?host=…&port=5432
};

} // namespace onhire
