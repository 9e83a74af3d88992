// SPDX-License-Identifier: GPL-3.0-or-later
// What was paid for days on which a subscription does not run any more becomes the customer's credit, by credit
// notes. To be called inside the transaction of the operation, with the subscription locked.
#pragma once

#include "core/data/db/record.h"
#include "core/data/payments/unused.h"
#include "core/domain/payments/tax_terms.h"
#include "core/domain/payments/unused_days.h"
#include "core/services/context.h"

#include <optional>

namespace onhire {

// Of a locked payment that may have been settled since it was read, for subscriptions that were upgraded
// before: the new ones were credited only what was paid by then. To be called once for a payment. The payment
// afterwards; none: there was nothing to credit.
Result<std::optional<Record>> creditUpgraded(Connection &connection, const Context &context,
                                             const PaymentRecord &before);

// Whether a company credits what was paid for the days that an upgrade leaves unused.
bool creditsUnusedDays(const Tenant &tenant);

// What was paid for a subscription's days from that one on, where no other subscription has it.
Result<void> creditUnusedDays(Connection &connection, const Context &context, const QString &rentalId,
                              QDate day);

// What was paid for a subscription's days from that one on, and cannot go on because it was taxed otherwise.
Result<void> creditOtherwiseTaxed(Connection &connection, const Context &context, const QString &rentalId,
                                  QDate day, const UnusedDays &unused);

// What a subscription that ends still had from upgrades, at agreed prices.
Result<void> creditLeft(Connection &connection, const Context &context, const QString &rentalId, Money credit,
                        const QString &reason);

// What subscriptions of a customer still have from upgrades, when the customer is taxed otherwise from now on:
// its tax has to come back with it.
Result<void> creditBeforeOtherTax(Connection &connection, const Context &context, const QString &customerId);
// The same of all customers that the company's settings tax otherwise than those before.
Result<void> creditBeforeOtherTaxes(Connection &connection, const Context &context, const TenantTax &before,
                                    const TenantTax &after);

struct Ended
{
    QString rentalId;
    QDate start; // of the contract
    QDate day; // on which it ends
    QString reason;
};
// Credits what was charged for periods that begin after that day and is not open; a setup fee beside it stays,
// unless nothing of the contract has begun. What these had taken of the subscription's own credit.
Result<Money> creditPaidAhead(Connection &connection, const Context &context, const Ended &ended);

// What a payment that was called off had taken of the credit of its subscriptions: those that run use it for
// their next charges, and of the others it is the customer's.
Result<void> giveBackCredit(Connection &connection, const Context &context, const PaymentRecord &calledOff,
                            const QString &reason);

} // namespace onhire
