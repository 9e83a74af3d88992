// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/payments/schedule_payment.h"

#include "core/base/id.h"
#include "core/base/optional_text.h"
#include "core/domain/payments/due_date.h"
#include "core/services/payments/payment_changes.h"
#include "core/services/payments/tax_points.h"
#include "core/services/payments/use_credit.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QString keyOf(const NewPayment &payment)
{
    if (!payment.key.isEmpty())
        return payment.key;
    QStringList parts{nameOf(payment.purpose),
                      payment.billingGroupId.isEmpty() ? payment.rentalId : payment.billingGroupId};
    if (payment.period)
        parts += payment.period->start.toString(Qt::ISODate);
    if (!payment.mark.isEmpty())
        parts += payment.mark;
    return parts.join(u':');
}

TaxTerms termsOf(const Context &context, const NewPayment &payment, const Debtor &debtor,
                 const TaxPoints &taxes)
{
    const CustomersDay day{payment.customerId, payment.date};
    if (!payment.isAskedAgain)
        return taxes.termsOf(*context.tenant, day, debtor.tax);
    TaxTerms terms = taxes.correctedTermsOf(*context.tenant, day, debtor.tax);
    if (payment.rateOf)
        terms.rate =
            taxes.correctedTermsOf(*context.tenant, {payment.customerId, *payment.rateOf}, debtor.tax).rate;
    return terms;
}

Result<PaymentRecord> recordOf(const Context &context, const NewPayment &payment, const Debtor &debtor,
                               const TaxPoints &taxes)
{
    const TaxTerms terms = termsOf(context, payment, debtor, taxes);
    ONHIRE_ASSIGN(const Charge charge, chargeFor(payment.lines, terms));
    const QString now = toTimestamp(context.now());
    PaymentRecord record{
        .id = newId(IdKind::Payment, context.now()),
        .tenantId = context.tenant->id,
        .customerId = payment.customerId,
        .purpose = nameOf(payment.purpose),
        .rentalId = textOrNull(payment.rentalId),
        .billingGroupId = textOrNull(payment.billingGroupId),
        .billingPeriod = (payment.period ? payment.period->start : payment.date).toString(u"yyyy-MM"),
        .period = payment.period,
        .subtotal = charge.subtotal,
        .taxRate = keptTaxRate(terms.rate),
        .taxTreatment = nameOf(terms.treatment),
        .pricesWithTax = terms.inclusive,
        .tax = charge.tax,
        .total = charge.total,
        .currency = context.tenant->currency,
        .dueDate =
            payment.dueDate
                .value_or(dueDateOf(*context.tenant, debtor.isBusiness || !payment.billingGroupId.isEmpty(),
                                    payment.date))
                .toString(Qt::ISODate),
        .description = textOrNull(payment.description),
        .lines = {},
        .idempotencyKey = keyOf(payment),
        .providerResponse = {},
        .lastCaptureError = {},
        .lateFee = {},
        .createdBy = context.actor.id,
        .createdAt = now,
        .updatedAt = now,
    };
    if (record.total.isZero()) { // nobody will pay it
        record.status = PaymentStatus::Paid;
        record.paidAt = now;
    }
    for (size_t i = 0; i < payment.lines.size(); ++i) {
        const ChargeLine &line = payment.lines[i];
        record.lines.push_back(
            {.rentalId = line.rentalId,
             .purpose = nameOf(line.purpose.value_or(payment.purpose)),
             .description = textOrNull(line.description),
             .amount = charge.lines[i].amount,
             .tax = charge.lines[i].tax,
             .period = line.period,
             .contractPrice = line.contractPrice,
             .creditTaken = line.creditTaken,
             .creditShown = priceWithoutTax(line.creditTaken, terms.inclusive, record.taxRate)});
    }
    return record;
}

QList<CustomersDay> daysOf(std::span<const NewPayment> payments)
{
    QList<CustomersDay> days;
    for (const NewPayment &payment : payments) {
        days.append({payment.customerId, payment.date});
        if (payment.rateOf)
            days.append({payment.customerId, *payment.rateOf});
    }
    return days;
}

Result<Debtor> debtorFor(Connection &connection, const Context &context, const NewPayment &payment)
{
    if (payment.debtor)
        return *payment.debtor;
    return debtorOf(connection, context.scope(), payment.customerId);
}

SavedPayment madePayment(const PaymentRecord &record, const QByteArray &document)
{
    RecordChange made = changeOf(record, {}, document, u"payment.schedule"_s, u"payment.scheduled"_s);
    if (record.status == PaymentStatus::Paid)
        made.events += u"payment.succeeded"_s;
    return {{record.id, document, 1, true}, {made}};
}

Result<SavedPayment> standingPayment(Connection &connection, const Context &context, const NewPayment &payment)
{
    ONHIRE_ASSIGN(const auto standing, showPaymentOfKey(connection, context.scope(), keyOf(payment)));
    if (!standing)
        return Failure(Error::unavailable(u"the same payment is being made or cancelled at this moment"_s));
    return SavedPayment{*standing, {}};
}

// What the customers have too much is used by what they are asked for now.
Result<void> payFromCredit(Connection &connection, const Context &context,
                           const std::vector<PaymentRecord> &records, const MadePayments &made,
                           std::vector<SavedPayment> &saved)
{
    std::vector<StoredPayment> payments;
    for (size_t i = 0; i < records.size(); ++i) {
        if (saved[i].record.created)
            payments.push_back({records[i], saved[i].record.json});
    }
    ONHIRE_ASSIGN(const CreditUse use, useCredit(connection, context, payments, made.credit));
    for (qsizetype i = 0; i < use.records.size(); ++i) {
        const auto paid = std::ranges::find(saved, use.records[i].id,
                                            [](const SavedPayment &each) { return each.record.id; });
        paid->record = use.records[i];
        paid->record.created = true;
        paid->changes += use.changes[i];
    }
    return {};
}

} // namespace

Result<std::vector<SavedPayment>> addPayments(Connection &connection, const Context &context,
                                              std::span<const NewPayment> payments)
{
    std::vector<PaymentRecord> records;
    QByteArrayList documents;
    ONHIRE_ASSIGN(const TaxPoints taxes, TaxPoints::read(connection, context, daysOf(payments)));
    for (const NewPayment &payment : payments) {
        ONHIRE_ASSIGN(const Debtor debtor, debtorFor(connection, context, payment));
        ONHIRE_ASSIGN(PaymentRecord record, recordOf(context, payment, debtor, taxes));
        records.push_back(std::move(record));
        documents += documentOf(records.back());
    }
    ONHIRE_ASSIGN(const MadePayments made, insertPayments(connection, context.scope(), records, documents));
    const QSet<QString> isMade(made.ids.begin(), made.ids.end());
    std::vector<SavedPayment> saved;
    for (size_t i = 0; i < records.size(); ++i) {
        if (isMade.contains(records[i].id)) {
            saved.push_back(madePayment(records[i], documents[qsizetype(i)]));
        } else {
            ONHIRE_ASSIGN(SavedPayment standing, standingPayment(connection, context, payments[i]));
            saved.push_back(std::move(standing));
        }
    }
    if (!made.credit.isEmpty())
        ONHIRE_TRY(payFromCredit(connection, context, records, made, saved));
    return saved;
}

Result<SavedPayment> addPayment(Connection &connection, const Context &context, const NewPayment &payment)
{
    ONHIRE_ASSIGN(std::vector<SavedPayment> saved, addPayments(connection, context, {&payment, 1}));
    return std::move(saved.front());
}

Result<Record> schedulePayment(Connection &connection, const Context &context, const NewPayment &payment)
{
    ONHIRE_ASSIGN(SavedPayment saved, addPayment(connection, context, payment));
    ONHIRE_TRY(writeChanges(connection, context, saved.changes));
    return std::move(saved.record);
}

Result<std::vector<StoredPayment>> cancelOpenPayments(Connection &connection, const Context &context,
                                                      const QString &rentalId, QDate day, const QString &reason)
{
    ONHIRE_ASSIGN(auto open, lockUnowedPayments(connection, context.scope(), rentalId, day));
    ONHIRE_TRY(changePayments(connection, context, open, cancellation(context, reason)));
    return open;
}

} // namespace onhire
