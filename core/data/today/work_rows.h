// SPDX-License-Identifier: GPL-3.0-or-later
// What waits for somebody to do it: the most pressing rows of each kind of work, and how much there is. Nothing
// here reads more rows than it is asked for.
#pragma once

#include "core/base/money.h"
#include "core/data/db/connection.h"

#include <QDate>
#include <QDateTime>

#include <optional>

namespace onhire {

struct WaitingOrder
{
    QString orderId, customer;
    int devices = 0;
    int devicesLeft = 0; // to be assigned
    QDateTime since; // it was placed
};

struct DueReturn
{
    QString rentalId, serialNumber, customer, product;
    QDate due;
};

struct EarlyReturnToDecide
{
    QString rentalId, serialNumber, customer, product;
    QDateTime since; // it was asked for
};

struct EndingContract
{
    QString rentalId, customer, product;
    QDate ends;
};

struct OverduePayment
{
    QString paymentId, customerId, customer;
    Money total; // with tax
    QDate due;
};

struct FailingWebhook
{
    QString endpointId, url;
    bool isEnabled = true;
    std::optional<QDateTime> failingSince;
    int waiting = 0; // deliveries, counted to the limit
    std::optional<QDateTime> nextAttempt; // none: nothing waits
    int failures = 0; // of the delivery that is tried next
    std::optional<int> lastStatus; // HTTP; none: no answer
};

Result<QList<WaitingOrder>> ordersToConfirm(Connection &connection, const Scope &scope, int most);
Result<QList<WaitingOrder>> ordersToFulfil(Connection &connection, const Scope &scope, int most);
Result<QList<DueReturn>> returnsDue(Connection &connection, const Scope &scope, QDate until, int most,
                                    const QString &timeZone);
Result<QList<EarlyReturnToDecide>> earlyReturnsToDecide(Connection &connection, const Scope &scope, int most);
Result<QList<EndingContract>> contractsEnding(Connection &connection, const Scope &scope, QDate until,
                                              int most);
Result<QList<OverduePayment>> paymentsOverdue(Connection &connection, const Scope &scope, QDate today,
                                              int most);
Result<QList<FailingWebhook>> webhooksFailing(Connection &connection, const Scope &scope, int most,
                                              int mostCounted);

struct WaitingCounts
{
    int ordersToConfirm = 0, ordersToFulfil = 0, returnsDue = 0, contractsEnding = 0, devicesToInspect = 0,
        paymentsOverdue = 0, webhooksFailing = 0, earlyReturns = 0;
    friend bool operator==(const WaitingCounts &, const WaitingCounts &) = default;
};
struct WaitingUntil
{
    QDate today;
    QDate contractsEnd, devicesReturn; // the last dates that count
    int contractMonths = 0; // shorter contracts that end do not count
};
// Each counted up to `most`; returns due up to twice that.
Result<WaitingCounts> countWaiting(Connection &connection, const Scope &scope, const WaitingUntil &until,
                                   int most);

struct FirstSteps // of a company that begins: whether there is one of each
{
    bool hasProducts = false, hasDevices = false, hasOrders = false;

    bool areTaken() const { return hasProducts && hasDevices && hasOrders; }
    friend bool operator==(const FirstSteps &, const FirstSteps &) = default;
};
Result<FirstSteps> stepsTaken(Connection &connection, const Scope &scope);

} // namespace onhire
