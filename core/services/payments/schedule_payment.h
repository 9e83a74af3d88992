// SPDX-License-Identifier: GPL-3.0-or-later
// How payments arise and are taken back as a part of other operations: to be called inside their transaction,
// with the customer and the subscription locked.
#pragma once

#include "core/data/customers/debtor.h"
#include "core/data/payments/payment_store.h"
#include "core/domain/payments/charge.h"
#include "core/services/changes/written.h"

#include <span>
#include <vector>

namespace onhire {

struct NewPayment
{
    PaymentPurpose purpose = PaymentPurpose::Instalment;
    QString customerId;
    QString rentalId; // or
    QString billingGroupId;
    QDate date; // when it arises; it is due then, or after the tenant's terms
    std::vector<ChargeLine> lines;
    std::optional<DateRange> period = {}; // of an instalment
    QString description = {};
    std::optional<QDate> dueDate = {}; // instead of the terms
    // Tells payments of one purpose and subscription apart where there may be several.
    QString mark = {};
    std::optional<Debtor> debtor = {}; // the customer, by who has read it
    // One that was called off, as it should have been: the customer is taxed as it is known now.
    bool isAskedAgain = false;
    std::optional<QDate> rateOf = {}; // the day whose tax rate applies, when that of its own was entered late
    QString key = {}; // instead of what purpose, subscription and period make
};

struct SavedPayment
{
    Record record;
    QList<RecordChange> changes; // for writeChanges; none when it stood already

    // What it is for is paid in part then: the figures of its subscriptions have moved.
    bool usesCredit() const { return changes.size() > 1; }
};

// One for each, in their order: the one that stands already when there is one for the same purpose,
// subscription and period.
Result<std::vector<SavedPayment>> addPayments(Connection &connection, const Context &context,
                                              std::span<const NewPayment> payments);
// The same of one.
Result<SavedPayment> addPayment(Connection &connection, const Context &context, const NewPayment &payment);
// The same for whoever changes nothing else.
Result<Record> schedulePayment(Connection &connection, const Context &context, const NewPayment &payment);

// Cancels what is not owed any more when a subscription ends on `day`: open instalments whose period begins
// later. What they were.
Result<std::vector<StoredPayment>> cancelOpenPayments(Connection &connection, const Context &context,
                                                      const QString &rentalId, QDate day,
                                                      const QString &reason);

} // namespace onhire
