// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/subscriptions/extend.h"

#include "core/base/json_writer.h"
#include "core/services/billing_groups/group_members.h"
#include "core/services/subscriptions/details.h"
#include "core/services/subscriptions/locked_command.h"
#include "core/services/subscriptions/subscription_changes.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Terms extendedBy(const LockedSubscription &subscription, const ExtendRequest &request)
{
    Terms terms = subscription.terms;
    if (request.newMonthlyAmount)
        terms.prices = withPriceFrom(terms.prices, firstUnbilledInstalment(terms, subscription.billedUntil),
                                     *request.newMonthlyAmount);
    terms.months += request.months;
    return terms;
}

QByteArray columnsOf(const LockedSubscription &subscription, const Terms &terms, std::optional<QDate> next,
                     const ExtendRequest &request, const QByteArray &history)
{
    JsonWriter columns;
    columns.beginObject().member("contract_length"_L1, terms.months);
    columns.member("end_date"_L1, endOf(terms).toString(Qt::ISODate));
    if (request.newMonthlyAmount) {
        columns.member("monthly_amount"_L1, request.newMonthlyAmount->minor());
        columns.key("prices"_L1).raw(pricesJson(terms.prices));
    }
    if (next && !subscription.nextBillingDate) // nothing was left to bill, and now there is
        columns.member("next_billing_date"_L1, next->toString(Qt::ISODate));
    if (subscription.ending && subscription.ending->type == EndingType::ContractEnd)
        columns.key("ending_type"_L1).null().key("ending_date"_L1).null();
    columns.key("extension_history"_L1).raw(history).endObject();
    return columns.take();
}

} // namespace

Result<Extension> extend(Connection &connection, const Context &context, const LockedSubscription &subscription,
                         const ExtendRequest &request)
{
    ONHIRE_TRY(checkActive(subscription));
    const Terms terms = extendedBy(subscription, request);
    if (terms.months > LongestContract)
        return Failure(Error{ErrorCode::InvalidExtensionMonths, QString::number(terms.months)});
    const QByteArray history =
        withEntry(subscription.extensionHistory, extensionEntry(context, subscription, terms, request));
    ONHIRE_ASSIGN(const auto group, lockGroupOf(connection, context, subscription.billingGroupId));
    const auto next = group ? nextBillingIn(context, *group, terms, subscription.billedUntil)
                            : nextBillingDate(terms, subscription.billedUntil);
    ONHIRE_ASSIGN(Record rental,
                  changeSubscription(connection, context, subscription.rentalId,
                                     {u"subscription.extend"_s,
                                      {u"subscription.extended"_s},
                                      columnsOf(subscription, terms, next, request, history)}));
    if (request.newMonthlyAmount)
        ONHIRE_TRY(noteMembers(connection, context, group));
    return Extension{.rental = std::move(rental),
                     .serialNumber = subscription.serialNumber,
                     .oldEndDate = subscription.endDate,
                     .newEndDate = endOf(terms),
                     .oldContractLength = subscription.terms.months,
                     .newContractLength = terms.months};
}

Result<Extension> extendSubscription(const Context &context, const QString &rentalId,
                                     const ExtendRequest &request, ExpectedVersion expectedVersion)
{
    return onLockedSubscription(
        context, rentalId, expectedVersion,
        [&](Connection &connection, const Context &still, const LockedSubscription &subscription) {
            return extend(connection, still, subscription, request);
        });
}

} // namespace onhire
