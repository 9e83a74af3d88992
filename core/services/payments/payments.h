// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with payments by hand. Nothing here talks to a card processor.
#pragma once

#include "core/data/payments/payment_list.h"
#include "core/domain/payments/payment.h"
#include "core/services/context.h"

#include <optional>

namespace onhire {

Result<Record> findPayment(const Context &context, const QString &paymentId);
Result<ListPage> listPayments(const Context &context, const ListRequest &request);

// Asks for the instalment of a subscription whose period begins in a month, before the billing run would.
struct PaymentRequest
{
    QString rentalId;
    QString billingPeriod; // 2026-11
    std::optional<Money> amount; // instead of the contract's
    std::optional<QDate> dueDate;
    QString description;
};
Result<Record> createPayment(const Context &context, const PaymentRequest &request);

struct PaymentReceipt
{
    std::optional<QDateTime> paidAt; // now, unless given
    QString reference, notes;
    std::optional<Money> amount = {}; // all that is open, unless given
    QString method = {}; // bank transfer, cash, …
};
struct ReceivedPayment
{
    Record record;
    Money credit; // what was too much: the customer's from now on
    bool isPaid = true; // else a part of it is still open
};
Result<ReceivedPayment> markPaid(const Context &context, const QString &paymentId,
                                 const PaymentReceipt &receipt, std::optional<int> expectedVersion = {});

struct PaymentFailure
{
    QString code; // a processor's; it is tried again, then, as often as `billing.retries` says
    QString reason;
};
Result<Record> markFailed(const Context &context, const QString &paymentId, const PaymentFailure &failure,
                          std::optional<int> expectedVersion = {});

Result<Record> cancelPayment(const Context &context, const QString &paymentId, const QString &reason,
                             std::optional<int> expectedVersion = {});
// Gives back what was paid, or a part of it. The charge stays as it is.
Result<Record> refundPayment(const Context &context, const QString &paymentId, std::optional<Money> amount,
                             const QString &reason, std::optional<int> expectedVersion = {});
// Gives up what is open.
Result<Record> writeOffPayment(const Context &context, const QString &paymentId, const QString &reason,
                               std::optional<int> expectedVersion = {});
// Charges a cancelled payment again: same subscriptions, days and prices, with the customer's tax of now.
// Returns the payment that already does so, if there is one.
struct ChargeAgainRequest
{
    std::optional<QDate> dueDate; // default: the old one, but no earlier than the terms allow from today
    QString description; // default: the old one
    std::optional<QDate> taxDate = {}; // default: the day that was charged
};
Result<Record> chargeAgain(const Context &context, const QString &paymentId, const ChargeAgainRequest &request,
                           std::optional<int> expectedVersion = {});
Result<Record> retryPayment(const Context &context, const QString &paymentId,
                            std::optional<int> expectedVersion = {});

} // namespace onhire
