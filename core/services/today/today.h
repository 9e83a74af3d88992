// SPDX-License-Identifier: GPL-3.0-or-later
// What a company looks at in the morning: what it earns, where its devices are, and what waits for somebody to
// do it. One call for each part, so that whoever may not see money never asks for it.
#pragma once

#include "core/base/money.h"
#include "core/data/today/figure_rows.h"
#include "core/data/today/work_rows.h"
#include "core/services/context.h"
#include "core/services/due/charges_to_make.h"

namespace onhire {

inline constexpr int RevenueMonths = 13;
inline constexpr int ProductsShown = 7; // the rest are told together
inline constexpr int ContractsEndingDays = 60;
inline constexpr int ReturnsAheadDays = 7;
inline constexpr int WorkRows = 5;
inline constexpr int OrderWaitsDays = 3; // after which it presses
inline constexpr int ContractNearEndDays = 14; // before which its end presses
inline constexpr int MostWorkCounted = 1000; // as many or more are shown as 999+

struct MoneyFigures
{
    QList<MonthAmount> revenue; // recurring, without tax; the last one is this month's
    MonthsPayments payments; // of this month, without tax
    OverdueSum overdue; // with tax
    qint64 oldestOverdueDays = 0;

    Money recurring() const { return revenue.constLast().amount; }
    Money recurringLastMonth() const { return revenue.at(revenue.size() - 2).amount; }
    std::optional<Decimal> growthPercent() const; // on last month, one decimal; none: nothing came then
    std::optional<Decimal> collectedPercent() const; // of what fell due this month; none: nothing did
};
Result<MoneyFigures> moneyFigures(const Context &context);

struct ProductDevices
{
    QString productId, name; // empty: all others
    qint64 out = 0;
    qint64 idle = 0; // to be rented, or just returned
};
struct DeviceFigures
{
    qint64 all = 0; // those that were sold are not ours any more
    qint64 out = 0;
    qint64 idle = 0;
    QList<ProductDevices> products; // those with the most devices out first, then all others
    int otherProducts = 0;
};
Result<DeviceFigures> deviceFigures(const Context &context);

struct ProductRecovery
{
    QString productId, name; // empty: all others
    Money cost; // of all devices that were ever bought, as far as it is known
    Money collected; // with devices whose cost is known, without tax
};
struct CostRecovery
{
    ProductRecovery company;
    QList<ProductRecovery> products; // those that cost most first, then all others
    int otherProducts = 0;
};
std::optional<Decimal> recoveredPercent(
    const ProductRecovery &recovery); // one decimal; none: nothing was spent
// Reads every subscription: a second for a million of them.
Result<CostRecovery> costRecovery(const Context &context);

struct OrderStates
{
    qint64 pending = 0, confirmed = 0, partial = 0, fulfilled = 0, cancelled = 0;
};
Result<OrderStates> orderStates(const Context &context);

struct WorkKinds // that somebody may see
{
    bool payments = true;
    bool webhooks = true;
};

struct WorkLists // at most WorkRows of each, the most pressing first
{
    QDate today;
    QList<WaitingOrder> toConfirm, toFulfil;
    QList<DueReturn> returns;
    QList<EarlyReturnToDecide> earlyReturns;
    QList<EndingContract> contracts;
    QList<OverduePayment> payments;
    QList<FailingWebhook> webhooks;
    ChargesToMake charges;
    WaitingCounts counts; // each to MostWorkCounted
};
Result<WorkLists> workLists(const Context &context, const WorkKinds &kinds);

Result<FirstSteps> firstSteps(const Context &context);

// The same counts, with contracts that end only where somebody has to decide what becomes of them.
Result<WaitingCounts> waitingWork(const Context &context);

} // namespace onhire
