// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/housekeeping/housekeeper.h"

#include "core/base/calendar.h"
#include "core/base/id.h"
#include "core/data/billing/contracts_to_bill.h"
#include "core/data/db/aside.h"
#include "core/data/db/notices.h"
#include "core/data/doctor/invariants.h"
#include "core/data/files/file_store.h"
#include "core/data/idempotency/kept_answers.h"
#include "core/data/orders/order_store.h"
#include "core/services/audit/audit_chain.h"
#include "core/services/billing/charge_due.h"
#include "core/services/due/work_due.h"
#include "core/services/housekeeping/change_notice.h"
#include "core/services/invoices/invoices.h"
#include "core/services/moment.h"
#include "core/services/webhooks/webhooks.h"

#include <QDeadlineTimer>
#include <QLoggingCategory>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <ranges>

Q_LOGGING_CATEGORY(lcHousekeeper, "onhire.housekeeper")

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {
namespace {

constexpr auto Beat = 200ms; // how late others may hear of a change
constexpr auto KeyUsesEvery = 5s;
constexpr auto RoundEvery = 5min;
constexpr int MostAtOnce = 400; // of work due: the others wait for this thread
constexpr size_t MostTold = 20; // of what could not be done: one wrong setting may stop thousands
constexpr auto MostAhead = 5min; // of the database's clock
constexpr auto LongestDay = 25h; // when the clocks go back
constexpr auto LongestDuplicateWindow = 1h; // orders.duplicateMinutes goes no further

// What fails now is done on a later round; somebody has to hear of it all the same. That the database is away,
// its connections say themselves.
template <typename T>
bool succeeds(const Result<T> &done, const char *task, const QString &tenantId)
{
    if (done || done.error().code == ErrorCode::ServiceUnavailable)
        return done.has_value();
    const Error &error = done.error();
    qCWarning(lcHousekeeper).noquote()
        << tenantId << task << infoOf(error.code).name << error.subject << error.detail;
    return false;
}

QStringList subscriptionsAmong(const ChangeFeed::Records &records)
{
    QStringList rentalIds;
    std::ranges::copy_if(records, std::back_inserter(rentalIds),
                         [](const QString &id) { return isId(IdKind::Subscription, id); });
    return rentalIds;
}

// A company's work is done as its day begins. A sandbox has a clock of its own, which somebody sets.
QDateTime nextDayOf(const QList<TenantPointer> &tenants, const QDateTime &now)
{
    QDateTime next = now.addDuration(LongestDay);
    for (const TenantPointer &tenant : tenants) {
        if (!tenant->sandbox)
            next = std::min(next, startOfDayIn(tenant->zone, dateIn(tenant->zone, now).addDays(1)));
    }
    return next;
}

} // namespace

Housekeeper::Housekeeper(QString conninfo, const Clock &clock, ChangeFeed &feed, Directory *directory,
                         ClockIs clockIs)
    : m_conninfo(std::move(conninfo)), m_clock(clock), m_feed(feed), m_directory(directory), m_clockIs(clockIs),
      m_thread([this](const std::stop_token &stop) { run(stop); })
{
}

Housekeeper::~Housekeeper()
{
    m_thread.request_stop();
    m_thread.join();
}

void Housekeeper::run(const std::stop_token &stop)
{
    Database database(m_conninfo);
    Aside aside;
    QDeadlineTimer untilRound(0), untilKeyUses(KeyUsesEvery);
    while (!stop.stop_requested()) {
        aside.standWith(database.connection());
        tellAndSeal(database);
        if (untilKeyUses.hasExpired()) {
            noteKeyUses(database);
            untilKeyUses = QDeadlineTimer(KeyUsesEvery);
        }
        if (!isOnRound() && (untilRound.hasExpired() || m_clock.now() >= m_nextDay)) {
            beginRound(database);
            untilRound = QDeadlineTimer(RoundEvery);
        }
        visitForABeat(database, stop);
        if (m_visits.empty()) {
            std::unique_lock lock(m_mutex);
            m_wakeUp.wait_for(lock, stop, Beat, [] { return false; });
        }
    }
    tellAndSeal(database);
    noteKeyUses(database);
}

void Housekeeper::tellAndSeal(Database &database)
{
    const auto changes = m_feed.take();
    for (auto change = changes.begin(); change != changes.end(); ++change) {
        if (!tell(database, change.key(), change.value()))
            m_feed.noteAgain(change.key(), change.value());
        followUp(database, change.key(), change.value());
        succeeds(sealAuditChain(database, change.key()), "audit chain", change.key());
    }
}

// Up to when a company's work is done or about to be: whoever moves the clock of a sandbox does what lies
// between.
static QDate lastDayDone(const Context &context)
{
    const QDate today = todayOf(context);
    if (!context.tenant->sandbox)
        return today;
    const auto worked = workedUntil(context);
    return worked && *worked ? std::min(**worked, today) : today;
}

// A contract that began in the past has months that nobody has charged, and one may become due by other
// changes: nobody who changed it waits until that is done.
void Housekeeper::followUp(Database &database, const QString &tenantId, const ChangeFeed::Records &records)
{
    const auto tenant = findTenant(database.connection(), tenantId);
    if (!succeeds(tenant, "tenant", tenantId) || !*tenant || !isInTime(database, **tenant))
        return;
    const Context context{database, *tenant, {}, {}, m_clock, &m_feed};
    // what is left is issued on the next beat, for these are announced
    succeeds(issueInvoices(context, MostAtOnce), "invoices", tenantId);
    const QStringList rentalIds = subscriptionsAmong(records);
    if (rentalIds.isEmpty())
        return;
    const auto due = isAnyDue(database.connection(), context.scope(), rentalIds,
                              lastDayDone(context).addDays(horizonDays(**tenant)));
    if (succeeds(due, "work due", tenantId) && *due)
        visitNext({tenantId, Visit::Purpose::WorkDue});
}

// Some may be told twice.
bool Housekeeper::tell(Database &database, const QString &tenantId, const ChangeFeed::Records &records)
{
    return std::ranges::all_of(changeNotices(tenantId, records), [&](const QString &notice) {
        return succeeds(tellListeners(database.connection(), Scope::tenant(tenantId), ChangesChannel, notice),
                        "changes", tenantId);
    });
}

// What a server had not told yet when it was killed, nobody knows.
void Housekeeper::tellOfStart(Database &database, const QList<TenantPointer> &tenants)
{
    if (!m_directory || std::exchange(m_hasToldOfStart, true))
        return;
    for (const TenantPointer &tenant : tenants)
        succeeds(tellListeners(database.connection(), Scope::tenant(tenant->id), ChangesChannel, tenant->id),
                 "start", tenant->id);
}

void Housekeeper::noteKeyUses(Database &database)
{
    if (!m_directory)
        return;
    const auto uses = m_directory->takeUses();
    if (!uses.isEmpty())
        succeeds(addKeyUses(database.connection(), uses), "uses of keys", u"*"_s);
}

// Those with more due have their turn on it like the others.
void Housekeeper::beginRound(Database &database)
{
    m_nextDay = m_clock.now().addDuration(LongestDay);
    const auto tenants = everyTenant(database.connection());
    if (!succeeds(tenants, "tenants", u"*"_s))
        return;
    tellOfStart(database, *tenants);
    m_nextDay = nextDayOf(*tenants, m_clock.now());
    m_visits.clear();
    for (const TenantPointer &tenant : *tenants)
        m_visits.push_back({tenant->id});
}

bool Housekeeper::isOnRound() const
{
    return std::ranges::find(m_visits, Visit::Purpose::Everything, &Visit::purpose) != m_visits.end();
}

// Before the others: somebody may be looking at it.
// Behind the one that waits longest, so that a company with much to do does not keep the others waiting.
void Housekeeper::visitNext(const Visit &visit)
{
    if (std::ranges::find(m_visits, visit) == m_visits.end())
        m_visits.insert(m_visits.begin() + std::min<qsizetype>(1, qsizetype(m_visits.size())), visit);
}

// One at least. Whoever ends the program need not wait for the other tenants: the next start sees to them.
void Housekeeper::visitForABeat(Database &database, const std::stop_token &stop)
{
    const QDeadlineTimer beat(Beat);
    while (!m_visits.empty() && !stop.stop_requested()) {
        const Visit next = std::move(m_visits.front());
        m_visits.pop_front();
        visit(database, next, stop);
        if (beat.hasExpired())
            break;
    }
}

void Housekeeper::visit(Database &database, const Visit &visit, const std::stop_token &stop)
{
    const QString &tenantId = visit.tenantId;
    if (visit.purpose == Visit::Purpose::Everything) {
        succeeds(sealAuditChain(database, tenantId), "audit chain", tenantId);
        forgetAnswers(database, tenantId, stop);
        succeeds(forgetOldEvents(database, tenantId, m_clock.now()), "old events", tenantId);
        succeeds(forgetPromisedFiles(database.connection(), Scope::tenant(tenantId)), "files", tenantId);
    }
    if (doDue(database, tenantId))
        m_visits.push_back({tenantId, Visit::Purpose::WorkDue});
}

// By the tenant's clock and settings as they are now.
bool Housekeeper::doDue(Database &database, const QString &tenantId)
{
    const auto tenant = findTenant(database.connection(), tenantId);
    if (!succeeds(tenant, "tenant", tenantId) || !*tenant)
        return false;
    const Context context{database, *tenant, {}, {}, m_clock, &m_feed};
    succeeds(forgetOrderClaims(database.connection(), context.scope(),
                               context.now().addDuration(-LongestDuplicateWindow)),
             "claims of orders", tenantId);
    if (!isInTime(database, **tenant))
        return false;
    const DueWork work = workDue(context, MostAtOnce);
    for (const WorkTrouble &trouble : work.troubles | std::views::take(MostTold)) {
        const QString task = u"work due "_s + trouble.rentalId + trouble.billingGroupId;
        succeeds(Result<void>(Failure(trouble.error)), qUtf8Printable(task.trimmed()), tenantId);
    }
    if (work.troubles.size() > MostTold)
        qCWarning(lcHousekeeper, "work due of %s: and %zu more", qUtf8Printable(tenantId),
                  work.troubles.size() - MostTold);
    return work.isMore;
}

// A clock that is wrong by a year would charge a year, and invoices stay. One that is behind does no harm: what
// is due is done later.
bool Housekeeper::isInTime(Database &database, const Tenant &tenant)
{
    if (m_clockIs == ClockIs::Right || tenant.testNow)
        return true;
    const auto now = serverClock(database.connection());
    if (!succeeds(now, "clock", tenant.id))
        return false;
    const bool isAhead = now->msecsTo(m_clock.now()) > std::chrono::milliseconds(MostAhead).count();
    if (isAhead && !m_isAhead)
        qCWarning(lcHousekeeper,
                  "The clock of this machine is %lld minutes ahead of the database's: nothing is charged "
                  "and no invoice is issued by it until both are right (NTP).",
                  now->secsTo(m_clock.now()) / 60);
    m_isAhead = isAhead;
    return !isAhead;
}

void Housekeeper::forgetAnswers(Database &database, const QString &tenantId, const std::stop_token &stop)
{
    for (int forgotten = 1; forgotten > 0 && !stop.stop_requested();) {
        const auto some = onhire::forgetAnswers(database.connection(), tenantId);
        forgotten = succeeds(some, "answers", tenantId) ? *some : 0;
    }
}

} // namespace onhire
