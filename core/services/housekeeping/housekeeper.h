// SPDX-License-Identifier: GPL-3.0-or-later
// The background thread of a process: tells others what changed here, issues invoices, links the audit log,
// does what the calendar brings, writes down when keys were used, forgets what has had its time. Every task may
// run in many processes at once.
#pragma once

#include "core/base/clock.h"
#include "core/data/db/database.h"
#include "core/services/change_feed.h"
#include "core/services/tenants/directory.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace onhire {

class Housekeeper
{
public:
    enum class ClockIs { Right, ThatOfThisMachine };

    // The clock, the feed and the directory outlive it.
    Housekeeper(QString conninfo, const Clock &clock, ChangeFeed &feed, Directory *directory,
                ClockIs clockIs = ClockIs::Right);
    ~Housekeeper();
    Housekeeper(const Housekeeper &) = delete;
    Housekeeper &operator=(const Housekeeper &) = delete;

private:
    void run(const std::stop_token &stop);
    void tellAndSeal(Database &database);
    bool tell(Database &database, const QString &tenantId, const ChangeFeed::Records &records);
    void tellOfStart(Database &database, const QList<TenantPointer> &tenants);
    void followUp(Database &database, const QString &tenantId, const ChangeFeed::Records &records);
    void noteKeyUses(Database &database);

    // What a tenant waits for. Work is due where a change has brought it, and where what was done was as much
    // as is done at once.
    struct Visit
    {
        QString tenantId;
        enum class Purpose { Everything, WorkDue } purpose = Purpose::Everything;
        bool operator==(const Visit &) const = default;
    };
    void beginRound(Database &database);
    bool isOnRound() const;
    void visitNext(const Visit &visit);
    void visitForABeat(Database &database, const std::stop_token &stop);
    void visit(Database &database, const Visit &visit, const std::stop_token &stop);
    bool doDue(Database &database, const QString &tenantId); // whether there is more
    bool isInTime(Database &database, const Tenant &tenant);
    void forgetAnswers(Database &database, const QString &tenantId, const std::stop_token &stop);

    const QString m_conninfo;
    const Clock &m_clock;
    ChangeFeed &m_feed;
    Directory *m_directory;
    const ClockIs m_clockIs;
    bool m_isAhead = false; // the clock of this machine; it was said
    bool m_hasToldOfStart = false;
    QDateTime m_nextDay; // when it begins for one of the tenants
    std::deque<Visit> m_visits; // the next one first
    std::mutex m_mutex;
    std::condition_variable_any m_wakeUp;
    std::jthread m_thread;
};

} // namespace onhire
