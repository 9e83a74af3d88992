// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/subscriptions/contract_ends.h"

#include "core/domain/subscriptions/renewal.h"
#include "core/domain/tenants/contract_end.h"
#include "core/services/subscriptions/close_subscription.h"
#include "core/services/subscriptions/extend.h"
#include "core/services/subscriptions/locked_command.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int Batch = 100;

// As subscriptions/_goes_on.sql has it.
bool isExchangedLater(const StoredSubscription &subscription)
{
    return subscription.ending && subscription.ending->type == EndingType::Upgrade
        && subscription.ending->date <= endOf(subscription.terms);
}

// The next ones. By their key, so that one that cannot be settled does not come up again.
Result<QList<OverContract>> overContracts(const Context &context, const OverContract &last)
{
    return overContracts(context.database.connection(), context.scope(), todayOf(context), last, Batch);
}

Result<bool> waitForSomebody(Connection &connection, const Context &context,
                             const StoredSubscription &subscription)
{
    SubscriptionRecord waiting = subscription;
    waiting.ending = SubscriptionRecord::Ending{EndingType::ContractEnd, endOf(subscription.terms), {}};
    ONHIRE_TRY(reviseSubscription(connection, context, subscription, waiting, u"subscription.contract_end"_s,
                                  {u"subscription.updated"_s}));
    return true;
}

Result<bool> renew(Connection &connection, const Context &context, const StoredSubscription &subscription,
                   int term)
{
    const auto months = renewalFor(subscription.terms, term, todayOf(context));
    if (!months) // it would be longer than contracts may be
        return waitForSomebody(connection, context, subscription);
    const ExtendRequest renewal{
        .months = *months, .newMonthlyAmount = {}, .reason = u"automatic_renewal"_s, .notes = {}};
    // it goes on from its end, however late that is noticed
    ONHIRE_TRY(extend(connection, context, subscription, renewal, endOf(subscription.terms)));
    return true;
}

Result<bool> finish(Connection &connection, const Context &context, const StoredSubscription &subscription)
{
    if (subscription.billedUntil < endOf(subscription.terms))
        return false; // nothing would charge the rest any more
    ONHIRE_ASSIGN(const SavedSubscription saved,
                  closeSubscription(connection, context, subscription, subscription, Closing::completed()));
    ONHIRE_TRY(writeChanges(connection, context, {saved.change}));
    return true;
}

// Billing goes on until the old device is back, whatever the tenant has chosen.
Result<bool> goOnUntilExchanged(Connection &connection, const Context &context,
                                const StoredSubscription &subscription)
{
    if (!renewalFor(subscription.terms, 1, todayOf(context)))
        return false;
    return renew(connection, context, subscription, 1);
}

Result<bool> settle(Connection &connection, const Context &context, const StoredSubscription &subscription)
{
    if (subscription.ending)
        return goOnUntilExchanged(connection, context, subscription);
    switch (contractEndNamed(context.tenant->settings.text("contractEnd"_L1))
                .value_or(ContractEnd::RequireAction)) {
    case ContractEnd::RequireAction: break;
    case ContractEnd::AutoTerminate: return finish(connection, context, subscription);
    case ContractEnd::AutoRenewMonthly: return renew(connection, context, subscription, 1);
    case ContractEnd::AutoRenewSameTerm:
        return renew(connection, context, subscription, subscription.originalContractLength);
    }
    return waitForSomebody(connection, context, subscription);
}

// Somebody may have been faster.
Result<bool> settleIfOver(Connection &connection, const Context &context,
                          const StoredSubscription &subscription)
{
    const bool isOver = subscription.isActive() && endOf(subscription.terms) <= todayOf(context)
        && (!subscription.ending || isExchangedLater(subscription));
    if (!isOver)
        return false;
    return settle(connection, context, subscription);
}

Result<bool> settleOne(const Context &context, const QString &rentalId)
{
    return onStoredSubscription(context, rentalId, {}, settleIfOver);
}

} // namespace

WorkDone settleContractEnds(const Context &context, int most)
{
    WorkDone settled;
    for (OverContract last{u"-infinity"_s, {}}; settled.count < most;) {
        const auto contracts = overContracts(context, last);
        if (!contracts)
            settled.note(contracts.error());
        if (!contracts || contracts->isEmpty())
            break;
        for (const OverContract &contract : *contracts) {
            const auto done = settleOne(context, contract.rentalId);
            settled.count += done.value_or(false);
            if (!done)
                settled.note(done.error());
        }
        last = contracts->last();
    }
    return settled;
}

Result<StoredSubscription> withEndSettled(Connection &connection, const Context &context,
                                          StoredSubscription subscription)
{
    if (!isExchangedLater(subscription))
        return subscription;
    ONHIRE_ASSIGN(const bool isSettled, settleIfOver(connection, context, subscription));
    if (!isSettled)
        return subscription;
    ONHIRE_ASSIGN(auto settled, lockSubscription(connection, context.scope(), subscription.rentalId));
    if (!settled)
        return Failure(Error::internal(u"a locked subscription vanished"_s));
    return *std::move(settled);
}

} // namespace onhire
