// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/calendar.h"
#include "core/data/billing/contracts_to_bill.h"
#include "core/data/payments/chargeable.h"
#include "core/domain/payments/due_date.h"
#include "core/services/moment.h"
#include "core/services/payments/lock_to_move.h"
#include "core/services/payments/payments.h"
#include "core/services/payments/schedule_payment.h"
#include "core/services/still_transaction.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Failure refusal(const QString &words)
{
    return Failure(Error::invalid(u"paymentId"_s, Fault::Kind::Custom, words));
}

Result<void> mayChargeAgain(const PaymentRecord &payment, const std::vector<LineAgain> &lines)
{
    for (size_t i = 0; i < lines.size(); ++i) {
        const QString &rentalId = payment.lines[i].rentalId;
        if (!lines[i].isOwed)
            return refusal(u"Subscription %1 ended before the period of this payment."_s.arg(rentalId));
        if (lines[i].isCharged)
            return refusal(u"Another payment charges subscription %1 for this meanwhile."_s.arg(rentalId));
    }
    return {};
}

Money agreedPrice(const PaymentRecord &payment, const PaymentRecord::Line &line)
{
    const Money tax = payment.pricesWithTax ? line.tax : Money();
    return Money::fromMinor(line.amount.minor() + tax.minor() + line.creditTaken.minor());
}

// Subscriptions whose credit it takes something of are billed as far as before.
std::vector<Billed> takenFrom(const PaymentRecord &payment, const std::vector<LineAgain> &lines,
                              const std::vector<ChargeLine> &charged)
{
    std::map<QString, Billed> billed;
    for (size_t i = 0; i < lines.size(); ++i) {
        const QString &rentalId = payment.lines[i].rentalId;
        Billed &each =
            billed
                .try_emplace(rentalId,
                             Billed{rentalId, lines[i].billedUntil, lines[i].nextBilling, lines[i].credit})
                .first->second;
        each.credit = *Money::difference(each.credit, charged[i].creditTaken);
    }
    std::vector<Billed> all;
    for (auto &[rentalId, each] : billed)
        all.push_back(std::move(each));
    return all;
}

// The same lines; what their subscriptions have of upgrades is used for days, not for what is asked once.
std::vector<ChargeLine> linesAgain(const PaymentRecord &payment, const std::vector<LineAgain> &lines)
{
    std::map<QString, Money> credit;
    for (size_t i = 0; i < lines.size(); ++i)
        credit[payment.lines[i].rentalId] = lines[i].credit;
    std::vector<ChargeLine> charged;
    for (const PaymentRecord::Line &line : payment.lines) {
        const Money price = agreedPrice(payment, line);
        Money &left = credit[line.rentalId];
        const Money taken = line.period ? std::min(price, left) : Money();
        left = *Money::difference(left, taken);
        charged.push_back({.rentalId = line.rentalId,
                           .description = line.description,
                           .price = *Money::difference(price, taken),
                           .period = line.period,
                           .purpose = paymentPurposeNamed(line.purpose),
                           .contractPrice = line.contractPrice,
                           .creditTaken = taken});
    }
    return charged;
}

// On which it arose: its tax is that of this day.
Result<QDate> dayOf(Connection &connection, const Context &context, const PaymentRecord &payment)
{
    if (payment.isConsolidated() && payment.period)
        return payment.period->start;
    if (!payment.period)
        return dateIn(context.tenant->zone, parseTimestamp(payment.createdAt).value_or(context.now()));
    ONHIRE_ASSIGN(const auto contract, contractToBill(connection, context.scope(), payment.rentalId));
    const auto due = contract ? instalmentBeginningIn(contract->terms, payment.billingPeriod) : std::nullopt;
    return due ? due->date : payment.period->start;
}

// Nobody can pay in the past what is asked for today.
QDate dueAgain(const Context &context, const PaymentRecord &payment, bool isBusiness)
{
    const QDate before = QDate::fromString(payment.dueDate, Qt::ISODate);
    return std::max(before,
                    dueDateOf(*context.tenant, isBusiness || payment.isConsolidated(), todayOf(context)));
}

Result<Record> charge(Connection &connection, const Context &context, const PaymentRecord &payment,
                      const ChargeAgainRequest &request)
{
    ONHIRE_ASSIGN(const auto lines,
                  linesToChargeAgain(connection, context.scope(), payment.id, context.tenant->zone));
    ONHIRE_TRY(mayChargeAgain(payment, lines));
    ONHIRE_ASSIGN(const QDate day, dayOf(connection, context, payment));
    ONHIRE_ASSIGN(const Debtor debtor, debtorOf(connection, context.scope(), payment.customerId));
    const NewPayment again{.purpose = paymentPurposeNamed(payment.purpose).value_or(PaymentPurpose::Other),
                           .customerId = payment.customerId,
                           .rentalId = payment.rentalId,
                           .billingGroupId = payment.billingGroupId,
                           .date = day,
                           .lines = linesAgain(payment, lines),
                           .period = payment.period,
                           .description =
                               request.description.isEmpty() ? payment.description : request.description,
                           .dueDate = request.dueDate.value_or(dueAgain(context, payment, debtor.isBusiness)),
                           .debtor = debtor,
                           .isAskedAgain = true,
                           .key = payment.idempotencyKey};
    ONHIRE_ASSIGN(const Record record, schedulePayment(connection, context, again));
    ONHIRE_TRY(saveBilled(connection, context.scope(), takenFrom(payment, lines, again.lines)));
    return record;
}

} // namespace

Result<Record> chargeAgain(const Context &context, const QString &paymentId, const ChargeAgainRequest &request,
                           std::optional<int> expectedVersion)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<Record> {
        ONHIRE_ASSIGN(const StoredPayment payment,
                      lockToMove(connection, still, paymentId, PaymentMove::ChargeAgain, expectedVersion));
        ONHIRE_ASSIGN(const auto standing,
                      showPaymentOfKey(connection, still.scope(), payment.record.idempotencyKey));
        if (standing)
            return *standing;
        return charge(connection, still, payment.record, request);
    });
}

} // namespace onhire
