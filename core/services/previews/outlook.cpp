// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/previews/outlook.h"

#include "core/base/json_money.h"
#include "core/domain/tenants/tenant.h"
#include "core/services/payments/payments.h"
#include "core/services/subscriptions/standing_of.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Money sum(Money one, Money other)
{
    return Money::fromMinor(one.minor() + other.minor());
}

void count(SubscriptionOutlook &outlook)
{
    for (const ScheduledInstalment &instalment : outlook.schedule) {
        if (instalment.isCancelled() || !outlook.isExpected(instalment))
            continue;
        outlook.wholeContract = sum(outlook.wholeContract, instalment.amount);
        outlook.paid += instalment.isPaid();
        if (instalment.open.isZero())
            continue;
        outlook.toCome.push_back(instalment);
        outlook.toCome.back().amount = instalment.open;
        outlook.stillToPay = sum(outlook.stillToPay, instalment.open);
    }
    if (outlook.once) {
        outlook.stillToPay = sum(outlook.stillToPay, outlook.once->open);
        outlook.wholeContract = sum(outlook.wholeContract, outlook.once->agreed);
    }
}

Result<std::optional<JsonValue>> paymentFor(const Context &context, const QString &rentalId,
                                            PaymentPurpose purpose)
{
    const ListRequest request{.limit = 1,
                              .sortBy = u"createdAt"_s,
                              .filters = {{u"rentalId"_s, rentalId}, {u"purpose"_s, nameOf(purpose)}}};
    ONHIRE_ASSIGN(const ListPage page, listPayments(context, request));
    if (page.records.isEmpty())
        return std::nullopt;
    const auto payment = readJson(page.records.constFirst());
    if (!payment)
        return Failure(Error::internal(u"a payment that is not JSON: "_s + payment.error().message));
    return *payment;
}

// Only one that is over was bought out or returned early.
Result<std::optional<OneOffPayment>> readOnce(const Context &context, const QString &rentalId,
                                              SubscriptionStatus status)
{
    if (status != SubscriptionStatus::EndedBuyout && status != SubscriptionStatus::EndedEarlyReturn)
        return std::nullopt;
    const auto purpose =
        status == SubscriptionStatus::EndedBuyout ? PaymentPurpose::Buyout : PaymentPurpose::EarlyReturnFee;
    ONHIRE_ASSIGN(const auto payment, paymentFor(context, rentalId, purpose));
    if (!payment || (*payment)[u"status"].toString() == nameOf(PaymentStatus::Cancelled))
        return std::nullopt;
    const Tenant &tenant = *context.tenant;
    OneOffPayment once{.net = moneyIn((*payment)[u"subtotal"], tenant.exponent),
                       .tax = moneyIn((*payment)[u"taxAmount"], tenant.exponent),
                       .total = moneyIn((*payment)[u"total"], tenant.exponent),
                       .dueDate = QDate::fromString((*payment)[u"dueDate"].toString().left(10), Qt::ISODate)};
    once.agreed = tenant.settings.pricesIncludeTax() ? once.total : once.net;
    const int64_t open = moneyIn((*payment)[u"amountOpen"], tenant.exponent).minor();
    once.open = once.agreed.fraction(open, std::max<int64_t>(once.total.minor(), 1)).value_or(Money());
    return once;
}

void tellRecovery(SubscriptionOutlook &outlook, const Context &context, const SubscriptionStanding &row)
{
    if (row.state.isActive()) {
        const Figures figures = figuresOf(row.state, Viewpoint(*context.tenant, context.now()));
        outlook.collected = figures.projected;
        outlook.margin = figures.projectedMargin;
        if (figures.acquisitionCost)
            outlook.recoveredPercent = percentOf(figures.projected, *figures.acquisitionCost);
        return;
    }
    const Recovery recovery = recoveryWith(standingOf(context, row), outlook.stillToPay);
    outlook.collected = recovery.collected;
    outlook.margin = recovery.margin;
    outlook.recoveredPercent = recovery.recoveredPercent;
}

} // namespace

int SubscriptionOutlook::months() const
{
    return state.isActive() ? state.terms.months : state.actualMonthsRented.value_or(state.terms.months);
}

bool SubscriptionOutlook::isExpected(const ScheduledInstalment &instalment) const
{
    return !instalment.isUpcoming() || instalment.period.start < chargedUntil(state);
}

Result<SubscriptionOutlook> outlookOf(const Context &context, const QString &rentalId)
{
    ONHIRE_ASSIGN(const auto row, standingRow(context.database.connection(), context, rentalId));
    if (!row)
        return Failure(Error{ErrorCode::NotFound, rentalId});
    SubscriptionOutlook outlook{
        .state = row->state,
        .ends = actualEnd(endOf(row->state.terms), row->state.endedAt, context.tenant->zone)};
    ONHIRE_ASSIGN(outlook.record, findSubscription(context, rentalId));
    const auto shown = readJson(outlook.record.json);
    if (!shown)
        return Failure(Error::internal(u"a subscription that is not JSON: "_s + shown.error().message));
    outlook.serialNumber = (*shown)[u"serialNumber"].toString();
    outlook.productName = (*shown)[u"productName"].toString();
    ONHIRE_ASSIGN(outlook.schedule, subscriptionSchedule(context, rentalId));
    ONHIRE_ASSIGN(outlook.once, readOnce(context, rentalId, row->state.status));
    count(outlook);
    tellRecovery(outlook, context, *row);
    return outlook;
}

} // namespace onhire
