// SPDX-License-Identifier: GPL-3.0-or-later
// The payments of a subscription or of an order's subscriptions, as somebody looks through them: with tax, with
// their invoices, and with those that are still to come.
#pragma once

#include "core/data/payments/charged.h"
#include "core/services/context.h"
#include "core/services/subscriptions/subscriptions.h"

namespace onhire {

inline constexpr int MostPaymentsListed = 200;
inline constexpr int MostRentalsListed = 200; // of one order

// A share of a payment; one without an id is not charged yet, or never will be.
struct PaymentLine : PaymentShare
{
    int month = 0; // of the contract, counted from 1; 0: it is no instalment
    bool isOpen() const; // it is charged, and not settled
    bool isCancelled() const { return status == QLatin1StringView("cancelled"); }
    Money total() const { return Money::fromMinor(net.minor() + tax.minor()); }
};

// Of a contract as agreed, for whoever may not see payments: without invoices, and with tax where prices are.
// The latest first.
QList<PaymentLine> agreedLines(const std::vector<ScheduledInstalment> &schedule);

// The latest due first.
Result<QList<PaymentLine>> paymentLinesOf(const Context &context, const QString &rentalId,
                                          const std::vector<ScheduledInstalment> &schedule);
Result<QList<PaymentLine>> paymentLinesOf(const Context &context, const QStringList &rentalIds);

} // namespace onhire
