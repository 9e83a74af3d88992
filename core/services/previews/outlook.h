// SPDX-License-Identifier: GPL-3.0-or-later
// A subscription with everything that is still to come of it, for comparing it before and after a change.
#pragma once

#include "core/domain/subscriptions/figures.h"
#include "core/services/subscriptions/subscriptions.h"

namespace onhire {

// What is charged beside the instalments: the price of a buyout, the fee of an early return.
struct OneOffPayment
{
    Money net, tax, total;
    Money agreed; // with tax where the tenant's prices include it, as instalments have it
    Money open; // likewise; the customer's credit may have paid some of it
    QDate dueDate;
};

struct SubscriptionOutlook
{
    Record record; // as the API shows it
    SubscriptionState state;
    QString serialNumber, productName;
    QDate ends; // of the contract, or the day on which it ended before
    std::vector<ScheduledInstalment> schedule; // all of the contract
    std::vector<ScheduledInstalment> toCome; // those of which something is still to be paid, with that amount
    int paid = 0; // how many
    std::optional<OneOffPayment> once;

    Money stillToPay, wholeContract; // what is asked for, with what is charged once

    // At the end, when all that is to come is paid; without tax. Nothing is said where the cost is unknown.
    Money collected;
    std::optional<Decimal> recoveredPercent;
    std::optional<Money> margin;

    int months() const; // of the contract; of one that is over, those for which it ran
    bool endedBefore() const { return ends < endOf(state.terms); } // what was agreed
    // Whether it will be charged, as far as one knows: what begins after an agreed end will not.
    bool isExpected(const ScheduledInstalment &instalment) const;
};

Result<SubscriptionOutlook> outlookOf(const Context &context, const QString &rentalId);

} // namespace onhire
