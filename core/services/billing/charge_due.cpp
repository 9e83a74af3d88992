// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/billing/charge_due.h"

#include "core/services/billing/charge_contracts.h"
#include "core/services/billing/charge_groups.h"
#include "core/services/in_batches.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// So many are charged in one transaction; their customers are locked meanwhile. A group has many contracts.
constexpr int Batch = 200;
constexpr size_t GroupsTogether = 20;

class BillingRun
{
public:
    BillingRun(const Context &context, QDate day, int most) : m_context(context), m_day(day), m_most(most) { }

    // What was charged may be due again by the same day, so it is looked through until nothing is found.
    WorkDone run()
    {
        for (bool isMore = true; isMore && m_done.count < m_most;) {
            const int before = m_done.count;
            m_done.troubles.clear(); // they are met again, unless it was a matter of this moment
            const auto isAnswering = lookThrough();
            if (!isAnswering)
                m_done.note(isAnswering.error());
            isMore = isAnswering.value_or(false) && m_done.count > before;
        }
        return m_done;
    }

private:
    // By their order, so that those which cannot be charged do not come up again. False: the database is away.
    Result<bool> lookThrough()
    {
        m_groupsTried.clear();
        for (DueContract last{u"-infinity"_s, {}, {}, {}}; m_done.count < m_most;) {
            ONHIRE_ASSIGN(const auto due,
                          dueContracts(m_context.database.connection(), m_context.scope(), m_day, last, Batch));
            if (due.empty())
                break;
            if (!chargeAlone(due) || !chargeInGroups(due))
                return false;
            last = due.back();
        }
        return true;
    }

    bool chargeAlone(const std::vector<DueContract> &due)
    {
        std::vector<DueContract> alone;
        std::ranges::copy_if(due, std::back_inserter(alone), &QString::isEmpty, &DueContract::groupId);
        return charge<DueContract>(alone, Batch, &chargeContracts);
    }

    bool chargeInGroups(const std::vector<DueContract> &due)
    {
        std::vector<DueGroup> groups;
        for (const DueContract &contract : due) {
            if (contract.groupId.isEmpty() || m_groupsTried.contains(contract.groupId))
                continue;
            m_groupsTried.insert(contract.groupId);
            groups.push_back({contract.groupId, contract.customerId});
        }
        return charge<DueGroup>(groups, GroupsTogether, &chargeGroups);
    }

    // False, as of all above: the database is away.
    template <typename Due, typename Charge>
    bool charge(std::span<const Due> due, size_t batch, Charge chargeSome)
    {
        return inBatches(
            m_context, due, batch,
            [&](Connection &connection, const Context &still, std::span<const Due> some) {
                return chargeSome(connection, still, some, m_day);
            },
            [](const Due &one, const Error &error) { return troubleWith(one, error); }, m_done);
    }

    static WorkTrouble troubleWith(const DueContract &contract, const Error &error)
    {
        return {.error = error, .rentalId = contract.rentalId};
    }
    static WorkTrouble troubleWith(const DueGroup &group, const Error &error)
    {
        return {.error = error, .billingGroupId = group.id};
    }

    const Context &m_context;
    const QDate m_day;
    const int m_most;
    WorkDone m_done;
    QSet<QString> m_groupsTried; // in this pass: many of its members are due
};

} // namespace

int horizonDays(const Tenant &tenant)
{
    return int(tenant.settings.integer("billing.horizonDays"_L1));
}

WorkDone chargeDue(const Context &context, QDate day, int most)
{
    return BillingRun(context, day, most).run();
}

} // namespace onhire
