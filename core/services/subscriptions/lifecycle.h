// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with a subscription while it runs, and how it ends. Each is one transaction; of several that
// exclude one another exactly one succeeds, because the subscription is locked before anything is decided.
//
// `expectedVersion`: refuse with VERSION_CONFLICT when the record has changed since.
#pragma once

#include "core/domain/subscriptions/buyout.h"
#include "core/domain/subscriptions/early_return.h"
#include "core/domain/subscriptions/lifecycle.h"
#include "core/services/context.h"

namespace onhire {

using ExpectedVersion = std::optional<int>;

struct Extension
{
    Record rental;
    QString serialNumber;
    QDate oldEndDate, newEndDate;
    int months = 0; // by so many
    int oldContractLength = 0, newContractLength = 0;
};
Result<Extension> extendSubscription(const Context &context, const QString &rentalId,
                                     const ExtendRequest &request, ExpectedVersion expectedVersion = {});

struct Upgrade
{
    Record rental; // the one that ends
    std::optional<Record> newRental; // with a device at once
    QString orderId;
    QString oldDevice, newDevice; // names
    QString oldSerialNumber;
    QDate scheduledEndDate;
    Money oldMonthlyAmount, newMonthlyAmount;
    QString currency;
};
Result<Upgrade> upgradeSubscription(const Context &context, const QString &rentalId,
                                    const UpgradeRequest &request, ExpectedVersion expectedVersion = {});

struct Replacement
{
    Record rental;
    QString oldSerialNumber, newSerialNumber;
    QString reason;
};
Result<Replacement> replaceDevice(const Context &context, const QString &rentalId,
                                  const ReplaceRequest &request, ExpectedVersion expectedVersion = {});

Result<BuyoutQuote> calculateBuyout(const Context &context, const QString &rentalId);

struct Buyout
{
    Record rental;
    QString serialNumber;
    Money price;
    QString currency;
    QDate effectiveDate;
    QByteArray details; // as its record has them
};
Result<Buyout> buyOut(const Context &context, const QString &rentalId, const BuyoutRequest &request,
                      ExpectedVersion expectedVersion = {});

Result<EarlyReturnQuote> calculateEarlyReturn(const Context &context, const QString &rentalId);

struct EarlyReturn
{
    Record rental;
    QString serialNumber;
    Money fee;
    QString currency;
    int monthsRented = 0;
    QDate returnDate;
    QByteArray details; // as its record has them
};
Result<EarlyReturn> returnEarly(const Context &context, const QString &rentalId,
                                const EarlyReturnRequest &request, ExpectedVersion expectedVersion = {});

struct Finish
{
    Record rental;
    QString serialNumber;
    QDateTime at;
};
// For good, and without a fee; the device is to come back.
Result<Finish> cancelSubscription(const Context &context, const QString &rentalId, const CancelRequest &request,
                                  ExpectedVersion expectedVersion = {});
// Its contract is over: on its end date or later.
Result<Finish> endSubscription(const Context &context, const QString &rentalId,
                               ExpectedVersion expectedVersion = {});

} // namespace onhire
