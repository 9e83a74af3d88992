// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/due/work_due.h"

#include "core/data/billing/contracts_to_bill.h"
#include "core/data/db/aside.h"
#include "core/services/billing/charge_due.h"
#include "core/services/billing/late_fees.h"
#include "core/services/due/charges_to_make.h"
#include "core/services/due/day_context.h"
#include "core/services/invoices/invoices.h"
#include "core/services/moment.h"
#include "core/services/payments/retries.h"
#include "core/services/subscriptions/contract_ends.h"

#include <QLoggingCategory>

#include <algorithm>
#include <iterator>

Q_LOGGING_CATEGORY(lcBilling, "onhire.billing")

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int WorthTelling = 100; // so that the log of a small company stays short
const QDate Beginning(1900, 1, 1);

// The database was away or somebody in the way: not a matter of what was to be done.
bool isPassing(const Error &error)
{
    return error.transient || error.code == ErrorCode::ServiceUnavailable;
}

class WorkDue
{
public:
    WorkDue(const Context &context, int most) : m_context(context), m_most(most), m_today(todayOf(context)) { }

    DueWork run()
    {
        if (const auto worked = throughTheDays(); !worked)
            note(WorkTrouble{worked.error()});
        keep();
        return {isEnough(), std::move(m_troubles)};
    }

private:
    // Day by day, in their order, so that a long pause brings what the single days would have brought.
    Result<void> throughTheDays()
    {
        ONHIRE_ASSIGN(std::optional<QDate> day, firstDay());
        while (day && *day < m_today && isGoingOn()) {
            ONHIRE_TRY(workOn(*day));
            ONHIRE_ASSIGN(day, nextDay(*day));
        }
        if (isGoingOn())
            ONHIRE_TRY(workOn(m_today));
        return {};
    }

    // A sandbox has lived up to some day: what turns up then of earlier ones happens on that one, as it would
    // for a live tenant. It is never lived again, nor is any day before it.
    Result<std::optional<QDate>> firstDay() const
    {
        if (!m_context.tenant->sandbox)
            return nextDay(Beginning);
        return workedUntil(m_context.database.connection(), m_context.scope());
    }

    Result<std::optional<QDate>> nextDay(QDate after) const
    {
        return nextDayOfWork(m_context.database.connection(), m_context.scope(), after, m_today,
                             {horizon(), lateAfterDays(*m_context.tenant), m_context.tenant->zone});
    }

    int horizon() const { return horizonDays(*m_context.tenant); }
    bool isEnough() const { return m_done >= m_most; }

    // A sandbox's day has to be over before the next one begins.
    bool isGoingOn() const { return !isEnough() && !(m_context.tenant->sandbox && m_isInterrupted); }

    Result<void> workOn(QDate day)
    {
        const int begun = m_done;
        doAll(day);
        if (m_done - begun >= WorthTelling)
            qCInfo(lcBilling, "%s: %d charges, contract ends and invoices of %s%s",
                   qUtf8Printable(m_context.tenant->id), m_done - begun,
                   qUtf8Printable(day.toString(Qt::ISODate)), isEnough() ? ", more to come" : "");
        if (m_context.tenant->sandbox && isGoingOn())
            return noteWorked(m_context.database.connection(), m_context.scope(), day);
        return {};
    }

    // A contract that goes on is charged on the same day, with its group's others; each is done, whatever
    // becomes of the others.
    void doAll(QDate day)
    {
        const DayContext context(m_context, day);
        for (int before = -1; before != m_done && !isEnough();) {
            before = m_done;
            note(settleContractEnds(context, m_most - m_done));
            note(chargeDue(context, day.addDays(horizon()), m_most - m_done));
        }
        if (!isEnough())
            note(retryFailed(context, day, m_most - m_done));
        if (!isEnough())
            note(chargeLateFees(context, day, m_most - m_done));
        note(issueInvoices(context, m_most));
    }

    // For those who look after the company. What is passing is over before they could.
    void keep()
    {
        std::vector<WorkTrouble> lasting;
        std::ranges::remove_copy_if(m_troubles, std::back_inserter(lasting), isPassing, &WorkTrouble::error);
        const bool isAll = !isEnough() && !m_isInterrupted;
        if (const auto kept = keepTroubles(m_context, lasting, isAll); !kept)
            note(WorkTrouble{kept.error()});
    }

    void note(const WorkDone &done)
    {
        m_done += done.count;
        for (const WorkTrouble &trouble : done.troubles)
            note(trouble);
    }

    void note(const Result<int> &issued)
    {
        if (issued)
            m_done += *issued;
        else
            note(WorkTrouble{issued.error()});
    }

    // The same one is met again on every day.
    void note(const WorkTrouble &trouble)
    {
        m_isInterrupted |= isPassing(trouble.error);
        const auto isSame = [&](const WorkTrouble &other) {
            return other.rentalId == trouble.rentalId && other.billingGroupId == trouble.billingGroupId
                && other.error.code == trouble.error.code;
        };
        if (std::ranges::none_of(m_troubles, isSame))
            m_troubles.push_back(trouble);
    }

    const Context &m_context;
    const int m_most;
    const QDate m_today;
    int m_done = 0;
    bool m_isInterrupted = false;
    std::vector<WorkTrouble> m_troubles;
};

// Those that have passed need not be told, for it is done again.
Result<std::vector<WorkTrouble>> troublesOf(DueWork work)
{
    const auto passing = std::ranges::find_if(work.troubles, isPassing, &WorkTrouble::error);
    if (passing != work.troubles.end())
        return Failure(passing->error);
    return std::move(work.troubles);
}

} // namespace

DueWork workDue(const Context &context, int most)
{
    Aside aside;
    aside.standWith(context.database.connection());
    return WorkDue(context, most).run();
}

// In portions, between which the end of the program is noticed.
static Result<std::vector<WorkTrouble>> allWorkDue(const Context &context, const IsEnding &isEnding)
{
    constexpr int Portion = 2000;
    while (true) {
        DueWork work = workDue(context, Portion);
        const bool isMore = work.isMore;
        ONHIRE_ASSIGN(auto troubles, troublesOf(std::move(work)));
        if (!isMore)
            return troubles;
        if (isEnding())
            return Failure(Error::unavailable(u"the program ends, and the rest of the work due waits"_s));
    }
}

Result<PassedTime> passTime(const Context &context, const QDateTime &now, const IsEnding &isEnding)
{
    if (context.tenant->sandbox)
        ONHIRE_TRY(allWorkDue(context, isEnding));
    ONHIRE_TRY(setTestClock(context, now));
    Context later = context;
    ONHIRE_ASSIGN(later.tenant, findTenant(context.database.connection(), context.tenant->id));
    ONHIRE_ASSIGN(auto troubles, allWorkDue(later, isEnding));
    return PassedTime{later.tenant, std::move(troubles)};
}

Result<std::optional<QDate>> workedUntil(const Context &context)
{
    return workedUntil(context.database.connection(), context.scope());
}

} // namespace onhire
