// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/workplace/session.h"

#include <QCoreApplication>
#include <QThread>

using namespace Qt::StringLiterals;

namespace onhire {

Database &ThreadDatabases::ofThisThread()
{
    const QMutexLocker locker(&m_mutex);
    Database &database = m_databases.try_emplace(std::this_thread::get_id(), m_conninfo).first->second;
    if (m_reads)
        database.connection().readUntil(m_reads->ofThisThread());
    return database;
}

Session::Session(std::shared_ptr<ThreadDatabases> databases, TenantPointer tenant, Person person,
                 const Clock &clock, ChangeFeed &feed, std::shared_ptr<const SecretBox> secrets,
                 std::shared_ptr<const FileRoom> files)
    : m_databases(std::move(databases)), m_person(std::move(person)), m_clock(clock), m_feed(feed),
      m_secrets(std::move(secrets)), m_files(std::move(files)), m_tenant(std::move(tenant))
{
}

// Whoever waits for the database does so on a thread of its own: a window that waits stands still.
Context Session::context() const
{
    Q_ASSERT_X(!QCoreApplication::instance()
                   || QThread::currentThread() != QCoreApplication::instance()->thread(),
               "Session::context", "the database is asked on the GUI thread");
    return {m_databases->ofThisThread(),
            tenant(),
            m_person.actor,
            Origin{u"desktop"_s, {}},
            m_clock,
            &m_feed,
            m_files.get(),
            m_secrets.get()};
}

QDateTime Session::now() const
{
    const TenantPointer here = tenant();
    return here->testNow ? *here->testNow : m_clock.now();
}

TenantPointer Session::tenant() const
{
    const QMutexLocker locker(&m_mutex);
    return m_tenant;
}

void Session::renew(TenantPointer tenant)
{
    const QMutexLocker locker(&m_mutex);
    m_tenant = std::move(tenant);
}

} // namespace onhire
