// SPDX-License-Identifier: GPL-3.0-or-later
// Who works where: the database, the tenant, the person and what that person may do. Screens keep it as a
// shared pointer and hand that to their work, so that it outlives whatever still runs on a worker thread. To
// work for another tenant is another session.
#pragma once

#include "core/data/tenants/tenant_store.h"
#include "core/domain/tenants/permission.h"
#include "core/services/context.h"
#include "ui/shared/workplace/wanted_reads.h"

#include <QMutex>

#include <map>
#include <thread>

namespace onhire {

// A database handle for each thread that asks: connections belong to one thread.
class ThreadDatabases
{
public:
    // With the reads of those threads, which end in the database, too, when nobody wants them any more.
    explicit ThreadDatabases(QString conninfo, std::shared_ptr<const WantedReads> reads = {})
        : m_conninfo(std::move(conninfo)), m_reads(std::move(reads))
    {
    }

    Database &ofThisThread();
    const QString &conninfo() const { return m_conninfo; }

private:
    const QString m_conninfo;
    const std::shared_ptr<const WantedReads> m_reads;
    QMutex m_mutex;
    std::map<std::thread::id, Database> m_databases;
};

struct Person
{
    Actor actor;
    Permissions permissions;
};

class Session
{
public:
    Session(std::shared_ptr<ThreadDatabases> databases, TenantPointer tenant, Person person, const Clock &clock,
            ChangeFeed &feed, std::shared_ptr<const SecretBox> secrets = {},
            std::shared_ptr<const FileRoom> files = {});

    Context context() const; // for work on the calling thread

    TenantPointer tenant() const;
    void renew(TenantPointer tenant); // its settings have changed
    const Person &person() const { return m_person; }
    bool may(QLatin1StringView permission) const { return m_person.permissions.allow(permission); }
    bool keepsFiles() const { return m_files != nullptr; }
    QDateTime now() const; // by the clock that the tenant lives by
    const Clock &tenantClock() const { return m_tenantClock; } // likewise; it ends with the session
    const Clock &clock() const { return m_clock; } // this machine's
    ThreadDatabases &databases() const { return *m_databases; }

private:
    struct TenantClock final : Clock
    {
        explicit TenantClock(const Session &session) : m_session(session) { }
        QDateTime now() const override { return m_session.now(); }

    private:
        const Session &m_session;
    };

    const std::shared_ptr<ThreadDatabases> m_databases;
    const Person m_person;
    const Clock &m_clock;
    ChangeFeed &m_feed;
    const std::shared_ptr<const SecretBox> m_secrets; // none where the key is not at hand
    const std::shared_ptr<const FileRoom> m_files; // none where the folder of files is not at hand
    mutable QMutex m_mutex;
    TenantPointer m_tenant;
    const TenantClock m_tenantClock{*this};
};

using SessionPointer = std::shared_ptr<Session>;

} // namespace onhire
