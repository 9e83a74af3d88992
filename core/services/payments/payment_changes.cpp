// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/payments/payment_changes.h"

#include "core/base/json_writer.h"

using namespace Qt::StringLiterals;

namespace onhire {

RecordChange changeOf(const PaymentRecord &payment, const QByteArray &before, const QByteArray &after,
                      const QString &action, const QString &event)
{
    return {.noun = "payment"_L1,
            .recordId = payment.id,
            .ids = idMembers({{"paymentId"_L1, payment.id},
                              {"customerId"_L1, payment.customerId},
                              {"rentalId"_L1, payment.rentalId},
                              {"subscriptionId"_L1, payment.rentalId},
                              {"billingGroupId"_L1, payment.billingGroupId}}),
            .before = before,
            .after = after,
            .action = action,
            .events = {event}};
}

// As invoices/issue.sql reads it.
static QByteArray contentOf(const Context &context, const PaymentRecord &payment, const NoteToIssue &issued)
{
    const int exponent = currencyExponent(payment.currency).value_or(2);
    JsonWriter json;
    json.beginObject();
    json.key("lines"_L1).beginArray();
    for (const PaymentRecord::Line &line : issued.note.lines)
        paymentLineShape().write(json, line, exponent);
    json.endArray();
    json.member("subtotal"_L1, qint64(issued.note.subtotal.minor()));
    json.member("tax"_L1, qint64(issued.note.tax.minor()));
    json.member("reason"_L1, issued.reason);
    json.member("at"_L1, toTimestamp(context.now()));
    json.endObject();
    return json.take();
}

Result<ChangedPayments> saveChanged(Connection &connection, const Context &context,
                                    std::span<const StoredPayment> payments, const PaymentChange &change)
{
    ChangedPayments changed;
    if (payments.empty())
        return changed;
    std::vector<PaymentRecord> after;
    QByteArrayList documents, creditNotes;
    for (const StoredPayment &before : payments) {
        PaymentRecord &payment = after.emplace_back(before.record);
        const auto note = change.change(payment);
        creditNotes += note ? contentOf(context, payment, *note) : QByteArray();
        payment.updatedAt = toTimestamp(context.now());
        documents += documentOf(payment);
        changed.records += Record{payment.id, documents.constLast(), before.version + 1};
        changed.changes +=
            changeOf(payment, before.document, documents.constLast(), change.action, change.event);
    }
    ONHIRE_TRY(savePayments(connection, context.scope(), after, documents, creditNotes));
    return changed;
}

Result<QList<Record>> changePayments(Connection &connection, const Context &context,
                                     std::span<const StoredPayment> payments, const PaymentChange &change)
{
    ONHIRE_ASSIGN(const ChangedPayments changed, saveChanged(connection, context, payments, change));
    if (!changed.changes.isEmpty())
        ONHIRE_TRY(writeChanges(connection, context, changed.changes));
    return changed.records;
}

PaymentChange cancellation(const Context &context, const QString &reason)
{
    const QString now = toTimestamp(context.now());
    return {u"payment.cancel"_s, u"payment.cancelled"_s, [now, reason](PaymentRecord &payment) {
                const CreditNote note = creditAll(payment);
                payment.status = PaymentStatus::Cancelled;
                payment.cancelledAt = now;
                payment.cancelReason = reason;
                payment.paidAt = payment.nextRetryAt = QString();
                return std::optional(NoteToIssue{note, reason});
            }};
}

bool isWaiting(const PaymentRecord &payment)
{
    return payment.status == PaymentStatus::Pending || payment.status == PaymentStatus::Failed;
}

// What is left to be paid may be nothing then.
PaymentChange crediting(const Context &context, const PaymentRecord &before, const std::vector<Money> &credited,
                        const QString &reason)
{
    PaymentRecord after = before;
    creditUpTo(after, credited);
    const bool closes = isWaiting(before) && after.open().isZero();
    const QString now = toTimestamp(context.now());
    return {u"payment.credit"_s, u"payment.updated"_s, // nothing was collected
            [credited, reason, now, closes](PaymentRecord &payment) {
                const CreditNote note = creditUpTo(payment, credited);
                if (closes) {
                    payment.status = PaymentStatus::Paid;
                    payment.paidAt = now;
                    payment.method = u"credit_note"_s;
                    payment.nextRetryAt = QString();
                }
                return std::optional(NoteToIssue{note, reason});
            }};
}

} // namespace onhire
