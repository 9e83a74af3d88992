// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/billing/charge_due.h"

#include "core/services/billing/charge_contracts.h"
#include "core/services/billing/charge_groups.h"
#include "core/services/still_transaction.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// So many are charged in one transaction; their customers are locked meanwhile. A group has many contracts.
constexpr int Batch = 200;
constexpr int GroupsTogether = 20;

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
            if (const auto looked = lookThrough(); !looked) {
                m_done.note(looked.error());
                break;
            }
            isMore = m_done.count > before;
        }
        return m_done;
    }

private:
    // By their order, so that those which cannot be charged do not come up again.
    Result<void> lookThrough()
    {
        m_groupsTried.clear();
        for (DueContract last{u"-infinity"_s, {}, {}, {}}; m_done.count < m_most;) {
            ONHIRE_ASSIGN(const auto due,
                          dueContracts(m_context.database.connection(), m_context.scope(), m_day, last, Batch));
            if (due.empty())
                break;
            chargeAlone(due);
            chargeInGroups(due);
            last = due.back();
        }
        return {};
    }

    void chargeAlone(const std::vector<DueContract> &due)
    {
        std::vector<DueContract> alone;
        std::ranges::copy_if(due, std::back_inserter(alone), &QString::isEmpty, &DueContract::groupId);
        if (!alone.empty())
            chargeTogetherOrEach<DueContract>(alone, &chargeContracts);
    }

    void chargeInGroups(const std::vector<DueContract> &due)
    {
        std::vector<DueGroup> groups;
        for (const DueContract &contract : due) {
            if (contract.groupId.isEmpty() || m_groupsTried.contains(contract.groupId))
                continue;
            m_groupsTried.insert(contract.groupId);
            groups.push_back({contract.groupId, contract.customerId});
        }
        for (size_t begun = 0; begun < groups.size(); begun += GroupsTogether)
            chargeTogetherOrEach<DueGroup>(
                std::span(groups).subspan(begun, std::min<size_t>(GroupsTogether, groups.size() - begun)),
                &chargeGroups);
    }

    // Together; where that fails, one by one, so that those that can be charged are.
    template <typename Due, typename Charge>
    void chargeTogetherOrEach(std::span<const Due> due, Charge charge)
    {
        const auto inOneGo = [&](std::span<const Due> some) {
            return inTransactionStill(m_context, [&](Connection &connection, const Context &still) {
                return charge(connection, still, some, m_day);
            });
        };
        const auto together = inOneGo(due);
        if (together || due.size() == 1) {
            note(together, due.front());
            return;
        }
        for (const Due &each : due)
            note(inOneGo({&each, 1}), each);
    }

    // What failed was that one alone.
    template <typename Due>
    void note(const Result<int> &charged, const Due &due)
    {
        if (charged)
            m_done.count += *charged;
        else
            m_done.troubles.push_back(troubleWith(due, charged.error()));
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

WorkDone chargeDue(const Context &context, QDate day, int most)
{
    return BillingRun(context, day, most).run();
}

} // namespace onhire
