// SPDX-License-Identifier: GPL-3.0-or-later
// What a company earned, what it is owed, and what its products bring. The ledger says it.
#pragma once

#include "core/data/figures/money_rows.h"
#include "core/services/context.h"

namespace onhire {

inline constexpr int MostMonths = 120;

struct MonthFigures
{
    QDate month; // its first day
    Money recurring; // a month, of what ran on its last day, without tax
    MonthsMoney money;
    MonthsRentals rentals;
};
// Of the months from one to the other, given by their first days. Of one product, what its subscriptions
// brought: of a payment for several, their lines.
Result<QList<MonthFigures>> revenueFigures(const Context &context, QDate from, QDate to,
                                           const FiguresOf &of = {});

// What a customer had paid, and what their devices had cost, by the end of each month: from the first in which
// something moved until this one.
Result<QList<RecoveredMonth>> collectedAndSpent(const Context &context, const QString &customerId);

Money monthlyAverage(const QList<RecoveredMonth> &months); // of what was collected

// How that goes on when all is paid that the contracts that run now still bring, and what is still open of
// those that are over: by the end of each month after the last of those, until the last contract is over. What
// is due already comes in the first of them.
Result<QList<RecoveredMonth>> expectedAfter(const Context &context, const QString &customerId,
                                            const RecoveredMonth &last);

// What was collected by the end of each of the months from one to the other, and what devices had cost by then:
// of one customer, their subscriptions' devices; of one product or of all, every device that was bought, as
// productFigures() counts them. Not of both a customer and a product.
struct MonthsRecovery
{
    RecoveredMonth until;
    Money margin; // what is left beyond the cost
    std::optional<Decimal> recoveredPercent; // none: nothing was spent
};
Result<QList<MonthsRecovery>> recoveryFigures(const Context &context, QDate from, QDate to,
                                              const FiguresOf &of = {});

// On a day: as it is now, or as it was at the end of one that has passed. Of one product, the share of its
// lines in what is open.
Result<QList<Receivable>> receivableFigures(const Context &context, QDate on, const FiguresOf &of = {});

// Since when a subscription has paid for its device; none: it has not.
Result<std::optional<QDate>> recoveredSince(const Context &context, const QString &rentalId, Money cost);

struct ProductFigures
{
    QString productId;
    qint64 devices = 0, out = 0, idle = 0; // without those that were sold
    Money acquisitionCost; // of all devices that were ever bought, as far as it is known
    Money collected; // with devices whose cost is known, without tax
    Money margin; // what is left of it beyond their cost
    std::optional<Decimal> recoveryPercent; // none: nothing was spent
};
// Reads one index of all subscriptions.
Result<QList<ProductFigures>> productFigures(const Context &context);

} // namespace onhire
