// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/data/payments/unused.h"
#include "core/services/billing/charge_begun.h"
#include "core/services/changes/asset_changes.h"
#include "core/services/orders/orders.h"
#include "core/services/payments/held_tax.h"
#include "core/services/payments/unused_days.h"
#include "core/services/subscriptions/close_subscription.h"
#include "core/services/subscriptions/exchange.h"
#include "core/services/subscriptions/locked_command.h"
#include "core/services/subscriptions/subscriptions.h"
#include "core/services/subscriptions/upgrade_order.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

class Upgrading
{
public:
    Upgrading(Connection &connection, const Context &context, const StoredSubscription &subscription,
              const UpgradeRequest &request)
        : m_connection(connection), m_context(context), m_subscription(subscription), m_request(request)
    {
    }

    Result<Upgrade> run()
    {
        ONHIRE_TRY(checkActive(m_subscription));
        if (m_subscription.ending && m_subscription.ending->type == EndingType::Upgrade)
            return Failure(
                Error{ErrorCode::SubscriptionNotActive, u"it is ending: an upgrade is already pending"_s});
        ONHIRE_ASSIGN(m_order, placeUpgradeOrder(m_connection, m_context, m_subscription, m_request));
        Upgrade upgrade{.orderId = m_order.orderId,
                        .oldDevice = m_subscription.productName,
                        .newDevice = m_order.device,
                        .oldSerialNumber = m_subscription.serialNumber,
                        .oldMonthlyAmount = m_subscription.monthlyAmount,
                        .newMonthlyAmount = m_order.monthlyAmount,
                        .currency = m_context.tenant->currency};
        ONHIRE_TRY(m_request.newSerialNumber.isEmpty() ? announce(upgrade) : exchange(upgrade));
        return upgrade;
    }

private:
    // The old device comes back first: billing goes on until then, but not for a contract that was over before.
    Result<void> announce(Upgrade &upgrade)
    {
        upgrade.scheduledEndDate = std::max(todayOf(m_context), m_subscription.billedUntil);
        SubscriptionRecord waiting = m_subscription;
        waiting.ending =
            SubscriptionRecord::Ending{EndingType::Upgrade, upgrade.scheduledEndDate, m_order.orderId};
        ONHIRE_ASSIGN(upgrade.rental,
                      reviseSubscription(m_connection, m_context, m_subscription, waiting,
                                         u"subscription.upgrade"_s, {u"subscription.upgraded"_s}));
        return {};
    }

    // Both devices change hands now.
    Result<void> exchange(Upgrade &upgrade)
    {
        upgrade.scheduledEndDate = todayOf(m_context);
        const QString serialNumber = serialKey(m_request.newSerialNumber);
        ONHIRE_ASSIGN(const DeviceExchange devices,
                      lockExchange(m_connection, m_context, m_subscription.serialNumber, serialNumber));
        ONHIRE_ASSIGN(m_subscription, withBegunCharged(m_connection, m_context, m_subscription));
        if (!m_order.confirmed)
            ONHIRE_TRY(confirmOrder(m_context, m_order.orderId));
        ONHIRE_ASSIGN(const UnusedDays unused, handOn());
        ONHIRE_TRY(creditOtherwiseTaxed(m_connection, m_context, m_subscription.rentalId, todayOf(m_context),
                                        unused)); // now, so that what the new one is asked for uses it
        const Money credit = Money::fromMinor(unused.handedOn.minor() + m_subscription.credit.minor());
        ONHIRE_ASSIGN(upgrade.newRental,
                      createSubscription(m_context,
                                         {.orderId = m_order.orderId,
                                          .serialNumber = serialNumber,
                                          .startDate = todayOf(m_context),
                                          .notes = m_request.notes,
                                          .credit = credit,
                                          .isExchanged = true}));
        ONHIRE_ASSIGN(const SavedAsset returned, releaseAsset(m_connection, m_context, devices.oldAsset, {}));
        SubscriptionRecord replaced = m_subscription;
        replaced.credit = Money(); // the new one has it
        if (handsOnUnused())
            replaced.unusedFrom = todayOf(m_context);
        ONHIRE_ASSIGN(const SavedSubscription saved,
                      closeSubscription(m_connection, m_context, m_subscription, replaced,
                                        {.status = SubscriptionStatus::EndedUpgrade,
                                         .action = u"subscription.upgrade"_s,
                                         .events = {u"subscription.upgraded"_s},
                                         .reason = u"The device was upgraded."_s,
                                         .isHandedOn = replaced.unusedFrom.has_value(),
                                         .grownBy = grownBy()}));
        upgrade.rental = saved.record;
        ONHIRE_TRY(writeChanges(m_connection, m_context, {returned.change, saved.change}));
        return {};
    }

    // Of one that has not begun, all that was paid comes back: its setup, too.
    bool handsOnUnused() const
    {
        return creditsUnusedDays(*m_context.tenant) && m_subscription.terms.start <= todayOf(m_context);
    }

    // What was paid for days on which the customer has the new device.
    Result<UnusedDays> handOn()
    {
        if (!handsOnUnused() && m_subscription.credit.isZero())
            return UnusedDays();
        ONHIRE_ASSIGN(const TaxTerms tax, heldTaxOf(m_connection, m_context, m_subscription.customerId));
        if (!handsOnUnused())
            return UnusedDays();
        return handOnUnused(m_connection, m_context.scope(), m_subscription.rentalId, todayOf(m_context), tax);
    }

    // What its group may be asked more by than before.
    QString grownBy() const
    {
        if (m_order.monthlyAmount > m_subscription.monthlyAmount)
            return u"newMonthlyAmount"_s;
        return m_order.hasSetupFee ? u"newSku"_s : QString();
    }

    Connection &m_connection;
    const Context &m_context;
    StoredSubscription m_subscription;
    const UpgradeRequest &m_request;
    UpgradeOrder m_order;
};

} // namespace

Result<Upgrade> upgradeSubscription(const Context &context, const QString &rentalId,
                                    const UpgradeRequest &request, ExpectedVersion expectedVersion)
{
    return onStoredSubscription(
        context, rentalId, expectedVersion,
        [&](Connection &connection, const Context &still, const StoredSubscription &subscription) {
            return Upgrading(connection, still, subscription, request).run();
        });
}

} // namespace onhire
