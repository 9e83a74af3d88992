// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/due/work_due.h"

#include "core/data/billing/contracts_to_bill.h"
#include "core/services/billing/charge_due.h"
#include "core/services/billing/late_fees.h"
#include "core/services/due/day_context.h"
#include "core/services/invoices/invoices.h"
#include "core/services/moment.h"
#include "core/services/payments/retries.h"
#include "core/services/subscriptions/contract_ends.h"

#include <QLoggingCategory>

Q_LOGGING_CATEGORY(lcBilling, "onhire.billing")

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int WorthTelling = 100; // so that the log of a small company stays short

class WorkDue
{
public:
    WorkDue(const Context &context, int most) : m_context(context), m_most(most) { }

    // Day by day, in their order, so that a long pause brings what the single days would have brought.
    Result<bool> run()
    {
        const QDate today = todayOf(m_context);
        ONHIRE_ASSIGN(std::optional<QDate> day, nextDay(QDate(1900, 1, 1), today));
        while (day && *day < today && !isEnough()) {
            workOn(*day);
            ONHIRE_ASSIGN(day, nextDay(*day, today));
        }
        if (!isEnough())
            workOn(today);
        if (m_trouble)
            return Failure(*m_trouble);
        return isEnough();
    }

private:
    Result<std::optional<QDate>> nextDay(QDate after, QDate last) const
    {
        return nextDayOfWork(m_context.database.connection(), m_context.scope(), after, last,
                             {horizon(), lateAfterDays(*m_context.tenant), m_context.tenant->zone});
    }

    int horizon() const { return int(m_context.tenant->settings.integer("billing.horizonDays"_L1)); }
    bool isEnough() const { return m_done >= m_most; }

    // A contract that goes on is charged on the same day, with its group's others; each is done, whatever
    // becomes of the others.
    void workOn(QDate day)
    {
        const DayContext context(m_context, day);
        const int begun = m_done;
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
        if (m_done - begun >= WorthTelling)
            qCInfo(lcBilling, "%s: %d charges, contract ends and invoices of %s%s",
                   qUtf8Printable(m_context.tenant->id), m_done - begun,
                   qUtf8Printable(day.toString(Qt::ISODate)), isEnough() ? ", more to come" : "");
    }

    void note(const Result<int> &done)
    {
        if (done)
            m_done += *done;
        else if (!m_trouble)
            m_trouble = done.error();
    }

    const Context &m_context;
    const int m_most;
    int m_done = 0;
    std::optional<Error> m_trouble;
};

} // namespace

Result<bool> doWorkDue(const Context &context, int most)
{
    return WorkDue(context, most).run();
}

Result<TenantPointer> passTime(const Context &context, const QDateTime &now)
{
    if (context.tenant->sandbox)
        ONHIRE_TRY(doWorkDue(context));
    ONHIRE_TRY(setTestClock(context, now));
    Context later = context;
    ONHIRE_ASSIGN(later.tenant, findTenant(context.database.connection(), context.tenant->id));
    ONHIRE_TRY(doWorkDue(later));
    return later.tenant;
}

} // namespace onhire
