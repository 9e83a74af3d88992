// SPDX-License-Identifier: GPL-3.0-or-later
// Money that comes in and goes out by hand.
#include "core/base/calendar.h"
#include "core/base/id.h"
#include "core/base/json_reader.h"
#include "core/base/json_writer.h"
#include "core/base/optional_text.h"
#include "core/data/ledger/ledger_rows.h"
#include "core/domain/payments/receipt.h"
#include "core/services/moment.h"
#include "core/services/payments/lock_to_move.h"
#include "core/services/payments/payments.h"
#include "core/services/payments/unused_days.h"
#include "core/services/still_transaction.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Failure wrongAmount(Fault::Kind kind, const QString &words)
{
    return Failure(Error::invalid(u"amount"_s, kind, words));
}

void keepReceipt(const Context &context, PaymentRecord &payment, const PaymentReceipt &receipt, Money amount,
                 const QDateTime &at)
{
    if (amount.isZero())
        return;
    payment.receipts = withReceipt(payment.receipts,
                                   {.id = newId(IdKind::Receipt, context.now()),
                                    .amount = amount,
                                    .method = textOrNull(receipt.method),
                                    .reference = textOrNull(receipt.reference),
                                    .at = toTimestamp(at)},
                                   currencyExponent(payment.currency).value_or(2));
}

// What a payment itself says of the money is of the last time.
void noteReceipt(const Context &context, PaymentRecord &payment, const PaymentReceipt &receipt)
{
    payment.manuallyMarked = true;
    payment.provider = u"manual"_s;
    payment.markedBy = context.actor.id;
    payment.nextRetryAt = QString();
    if (!receipt.reference.isEmpty())
        payment.paymentReference = receipt.reference;
    if (!receipt.notes.isEmpty())
        payment.notes = receipt.notes;
    if (!receipt.method.isEmpty())
        payment.method = receipt.method;
}

// A part leaves the payment pending, also one that had failed.
PaymentChange receiptOf(const Context &context, const PaymentReceipt &receipt, Money amount, bool isAll)
{
    const QDateTime at = receipt.paidAt.value_or(context.now());
    const auto receive = [&context, receipt, amount, isAll, at](PaymentRecord &payment) {
        payment.settled.receive(payment.total, amount);
        payment.status = isAll ? PaymentStatus::Paid : PaymentStatus::Pending;
        if (isAll)
            payment.paidAt = toTimestamp(at);
        payment.paidOn = dateIn(context.tenant->zone, at).toString(Qt::ISODate);
        keepReceipt(context, payment, receipt, amount, at);
        noteReceipt(context, payment, receipt);
        return std::nullopt;
    };
    return {u"payment.mark_paid"_s, isAll ? u"payment.succeeded"_s : u"payment.updated"_s, receive};
}

Result<ReceivedPayment> receive(Connection &connection, const Context &context, const StoredPayment &payment,
                                const PaymentReceipt &receipt)
{
    const Money open = payment.record.open(), amount = receipt.amount.value_or(open);
    if (receipt.amount && amount.minor() <= 0)
        return wrongAmount(Fault::Kind::TooSmall, u"The amount must be more than 0."_s);
    if (amount < open && countOf(payment.record.receipts) + 1 >= MostReceipts)
        return wrongAmount(
            Fault::Kind::Custom,
            u"A payment can have at most %1 receipts, and the last one must cover the open amount."_s.arg(
                MostReceipts));
    if (receipt.paidAt && dateIn(context.tenant->zone, *receipt.paidAt) > todayOf(context))
        return Failure(Error::invalid(u"paidAt"_s, Fault::Kind::TooBig, u"Must not be in the future."_s));
    ONHIRE_ASSIGN(const auto changed,
                  changePayments(connection, context, {&payment, 1},
                                 receiptOf(context, receipt, amount, amount >= open)));
    const Money rest = Money::fromMinor(std::max(int64_t(0), amount.minor() - open.minor()));
    if (amount < open)
        return ReceivedPayment{changed.constFirst(), rest, false};
    ONHIRE_ASSIGN(const auto credited, creditUpgraded(connection, context, payment.record));
    return ReceivedPayment{credited.value_or(changed.constFirst()), rest};
}

QByteArray withRefund(const Context &context, const PaymentRecord &payment, Money amount, const QString &reason)
{
    JsonWriter json;
    json.beginArray();
    const JsonValue earlier = readJson(payment.refunds).value_or(JsonValue());
    for (const JsonValue &refund : earlier.elements())
        json.raw(refund.toJson());
    json.beginObject();
    json.member("refundId"_L1, newId(IdKind::Refund, context.now()));
    json.member("amount"_L1, amount, currencyExponent(payment.currency).value_or(2));
    json.member("reason"_L1, reason);
    json.member("at"_L1, toTimestamp(context.now()));
    json.endObject().endArray();
    return json.take();
}

PaymentChange refundOf(const Context &context, Money amount, Money customersCredit, const QString &reason)
{
    const auto refund = [&context, amount, customersCredit, reason](PaymentRecord &payment) {
        payment.settled.refund(amount, customersCredit);
        payment.refunds = withRefund(context, payment, amount, reason);
        if (payment.status == PaymentStatus::Paid && payment.settled.refunded == payment.settled.paid)
            payment.status = PaymentStatus::Refunded;
        return std::nullopt;
    };
    return {u"payment.refund"_s, u"payment.refunded"_s, refund};
}

Result<Record> refund(Connection &connection, const Context &context, const StoredPayment &payment,
                      std::optional<Money> asked, const QString &reason)
{
    const QString customerId = payment.record.customerId;
    ONHIRE_ASSIGN(const auto credit, creditOf(connection, context.scope(), {customerId}));
    // what an upgrade has handed on is used elsewhere
    const Money most =
        Money::fromMinor(std::max<int64_t>(0,
                                           payment.record.settled.refundable(credit.value(customerId)).minor()
                                               - handedOn(payment.record).minor()));
    const Money amount = asked.value_or(most);
    if (amount.minor() <= 0 && asked)
        return wrongAmount(Fault::Kind::TooSmall, u"The amount must be more than 0."_s);
    if (most.isZero() && payment.record.settled.paid.isZero())
        return wrongAmount(Fault::Kind::TooBig, u"Nothing was paid, so there is nothing to refund."_s);
    if (most.isZero() || amount > most)
        return wrongAmount(Fault::Kind::TooBig, u"The refund exceeds what is left of the amount paid."_s);
    ONHIRE_ASSIGN(const auto changed,
                  changePayments(connection, context, {&payment, 1},
                                 refundOf(context, amount, credit.value(customerId), reason)));
    return changed.constFirst();
}

PaymentChange writeOffOf(const QString &reason)
{
    return {u"payment.write_off"_s, u"payment.written_off"_s, [reason](PaymentRecord &payment) {
                payment.settled.writeOff(payment.total);
                payment.status = PaymentStatus::WrittenOff;
                payment.writeOffReason = reason;
                payment.nextRetryAt = QString();
                return std::nullopt;
            }};
}

} // namespace

Result<ReceivedPayment> markPaid(const Context &context, const QString &paymentId,
                                 const PaymentReceipt &receipt, std::optional<int> expectedVersion)
{
    return inTransactionStill(
        context, [&](Connection &connection, const Context &still) -> Result<ReceivedPayment> {
            ONHIRE_ASSIGN(const StoredPayment payment,
                          lockToMove(connection, still, paymentId, PaymentMove::MarkPaid, expectedVersion));
            return receive(connection, still, payment, receipt);
        });
}

Result<Record> refundPayment(const Context &context, const QString &paymentId, std::optional<Money> amount,
                             const QString &reason, std::optional<int> expectedVersion)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<Record> {
        ONHIRE_ASSIGN(const StoredPayment payment,
                      lockToMove(connection, still, paymentId, PaymentMove::Refund, expectedVersion));
        return refund(connection, still, payment, amount, reason);
    });
}

Result<Record> writeOffPayment(const Context &context, const QString &paymentId, const QString &reason,
                               std::optional<int> expectedVersion)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<Record> {
        ONHIRE_ASSIGN(const StoredPayment payment,
                      lockToMove(connection, still, paymentId, PaymentMove::WriteOff, expectedVersion));
        ONHIRE_ASSIGN(const auto changed, changePayments(connection, still, {&payment, 1}, writeOffOf(reason)));
        ONHIRE_ASSIGN(const auto credited, creditUpgraded(connection, still, payment.record));
        return credited.value_or(changed.constFirst());
    });
}

} // namespace onhire
