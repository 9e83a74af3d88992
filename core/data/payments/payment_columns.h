// SPDX-License-Identifier: GPL-3.0-or-later
// Payments as columns: a value of each in the order of the payments, for statements that write many at once.
#pragma once

#include "core/data/payments/payment_store.h"

#include <QByteArrayList>
#include <QStringList>

namespace onhire {

// New payments, as columns.
struct PaymentColumns
{
    QStringList ids, types, purposes, customers, rentals, groups, months, starts, ends, dueDates, descriptions,
        keys, treatments, withTax;
    QByteArrayList subtotals, taxes, totals, taxRates;

    explicit PaymentColumns(std::span<const PaymentRecord> payments);

private:
    void add(const PaymentRecord &payment);
};

// Their lines.
struct LineColumns
{
    QStringList payments, rentals, purposes, descriptions, starts, ends;
    QByteArrayList positions, amounts, taxes, contractPrices, creditsTaken;

    explicit LineColumns(std::span<const PaymentRecord> made);

private:
    void add(const QString &paymentId, int position, const PaymentRecord::Line &line);
};

// What may become of payments, as columns.
struct StateColumns
{
    QStringList ids, statuses, providers, references, marked, markedBy, retries, paid, failed, reasons,
        cancelled, cancelReasons, notes, updated, creditedLines, methods, paidOn, writeOffReasons, lastAttempts;
    QByteArrayList attempts, errors, received, amountsPaid, creditUsed, creditedNets, creditedTaxes, freed,
        refunded, refundedCredit, writtenOff, receipts, refunds, lateFees, refundedSurplus;

    explicit StateColumns(std::span<const PaymentRecord> payments);

private:
    void add(const Settlement &settled);
    void add(const PaymentRecord &payment);
};

} // namespace onhire
