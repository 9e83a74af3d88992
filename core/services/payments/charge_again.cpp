// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/calendar.h"
#include "core/base/json_reader.h"
#include "core/data/billing/contracts_to_bill.h"
#include "core/data/payments/chargeable.h"
#include "core/domain/payments/due_date.h"
#include "core/services/moment.h"
#include "core/services/payments/lock_to_move.h"
#include "core/services/payments/payments.h"
#include "core/services/payments/schedule_payment.h"
#include "core/services/payments/unused_days.h"
#include "core/services/still_transaction.h"

#include <algorithm>
#include <map>
#include <utility>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto Again = "again:"_L1;

Failure refusal(const QString &words)
{
    return Failure(Error::invalid(u"paymentId"_s, Fault::Kind::Custom, words));
}

// The payment that was charged first, before all that took its place.
QString rootOf(const PaymentRecord &payment)
{
    return payment.idempotencyKey.startsWith(Again) ? payment.idempotencyKey.mid(Again.size()) : payment.id;
}

QString keyOfAgain(const PaymentRecord &payment)
{
    return Again + rootOf(payment);
}

QString whatStandsAgainst(const PaymentRecord::Line &line, const LineAgain &again)
{
    if (!again.isOwed)
        return u"Subscription %1 ended or was upgraded before the period of this payment."_s.arg(line.rentalId);
    if (again.isCharged)
        return u"Subscription %1 has been charged for this by another payment."_s.arg(line.rentalId);
    return {};
}

// A group's payment is charged without the lines that cannot be charged; any other payment whole or not at all.
Result<void> keepChargeable(PaymentRecord &payment, std::vector<LineAgain> &lines)
{
    const std::vector<PaymentRecord::Line> all = std::exchange(payment.lines, {});
    const std::vector<LineAgain> again = std::exchange(lines, {});
    QString refused;
    for (size_t i = 0; i < all.size(); ++i) {
        const QString words = whatStandsAgainst(all[i], again[i]);
        if (!words.isEmpty()) {
            refused = words;
            continue;
        }
        payment.lines.push_back(all[i]);
        lines.push_back(again[i]);
    }
    const bool isWhole = payment.lines.size() == all.size();
    if (isWhole || (payment.isConsolidated() && !payment.lines.empty()))
        return {};
    return refusal(refused);
}

Money agreedPrice(const PaymentRecord &payment, const PaymentRecord::Line &line)
{
    const Money tax = payment.pricesWithTax ? line.tax : Money();
    return Money::fromMinor(line.amount.minor() + tax.minor() + line.creditTaken.minor());
}

// Takes the credit that was used; how far they are billed stays.
std::vector<Billed> billedWithoutUsedCredit(const PaymentRecord &payment, const std::vector<LineAgain> &lines,
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

// A month of a contract that was called off before the contract came to it counts as not charged. What the
// contract asks for it now: its last charge makes up its sum. None: it counts as charged, or is a group's.
struct AskedNow
{
    DateRange period;
    Money usual; // what an instalment costs
    Money asked;
};

Result<std::optional<AskedNow>> askedNow(Connection &connection, const Context &context,
                                         const PaymentRecord &payment)
{
    if (payment.isConsolidated() || !payment.period)
        return std::nullopt;
    ONHIRE_ASSIGN(auto contract, contractToBill(connection, context.scope(), payment.rentalId));
    if (!contract || payment.period->start < contract->billedUntil)
        return std::nullopt;
    const auto due = nextInstalment(contract->terms, payment.period->start, payment.period->end);
    if (!due || due->period != *payment.period)
        return std::nullopt;
    return AskedNow{due->period, due->amount, charge(*contract, due->period, due->amount).contractPrice};
}

// A price that was agreed for this month alone stays.
void askAnew(ChargeLine &line, const AskedNow &now)
{
    if (line.price == line.contractPrice.value_or(now.usual))
        line.price = now.asked;
    line.contractPrice = now.asked == now.usual ? std::nullopt : std::optional(now.asked);
}

// Credit from upgrades pays for days, not for one-off fees.
std::vector<ChargeLine> linesAgain(const PaymentRecord &payment, const std::vector<LineAgain> &lines,
                                   const std::optional<AskedNow> &now)
{
    std::map<QString, Money> credit;
    for (size_t i = 0; i < lines.size(); ++i)
        credit[payment.lines[i].rentalId] = lines[i].credit;
    std::vector<ChargeLine> charged;
    for (const PaymentRecord::Line &line : payment.lines) {
        ChargeLine again{.rentalId = line.rentalId,
                         .description = line.description,
                         .price = agreedPrice(payment, line),
                         .period = line.period,
                         .purpose = paymentPurposeNamed(line.purpose),
                         .contractPrice = line.contractPrice};
        if (now && line.period == now->period)
            askAnew(again, *now);
        Money &left = credit[line.rentalId];
        again.creditTaken = line.period ? std::min(again.price, left) : Money();
        again.price = *Money::difference(again.price, again.creditTaken);
        left = *Money::difference(left, again.creditTaken);
        charged.push_back(std::move(again));
    }
    return charged;
}

// The day on which it was charged first: its tax is that of this day, unless the request names another.
Result<QDate> dayOfCharge(Connection &connection, const Context &context, const PaymentRecord &payment)
{
    if (payment.isConsolidated() && payment.period)
        return payment.period->start;
    if (payment.period) {
        ONHIRE_ASSIGN(const auto contract, contractToBill(connection, context.scope(), payment.rentalId));
        const auto due = contract ? nextInstalment(contract->terms, payment.period->start, payment.period->end)
                                  : std::nullopt;
        return due ? due->date : payment.period->start;
    }
    ONHIRE_ASSIGN(const auto root, showPayment(connection, context.scope(), rootOf(payment)));
    const JsonValue first = root ? readJson(root->json).value_or(JsonValue()) : JsonValue();
    return dateIn(context.tenant->zone, parseTimestamp(first[u"createdAt"].toString()).value_or(context.now()));
}

Result<void> checkTaxDate(const Context &context, std::optional<QDate> taxDate, QDate charged)
{
    if (taxDate && *taxDate > todayOf(context))
        return Failure(Error::invalid(u"taxDate"_s, Fault::Kind::TooBig, u"Must not be in the future."_s));
    if (taxDate && *taxDate < charged)
        return Failure(Error::invalid(u"taxDate"_s, Fault::Kind::TooSmall,
                                      u"Must not be earlier than the day of the charge."_s));
    return {};
}

// Nobody can pay in the past what is asked for today.
QDate dueAgain(const Context &context, const PaymentRecord &payment, bool isBusiness)
{
    const QDate before = QDate::fromString(payment.dueDate, Qt::ISODate);
    return std::max(before,
                    dueDateOf(*context.tenant, isBusiness || payment.isConsolidated(), todayOf(context)));
}

// If credit pays it at once, days left unused by an upgrade are credited.
Result<Record> withUnusedCredited(Connection &connection, const Context &context, PaymentRecord payment,
                                  Record made)
{
    payment.id = made.id; // with the same lines
    ONHIRE_ASSIGN(auto credited, creditUpgraded(connection, context, payment));
    if (!credited)
        return made;
    credited->created = true;
    return *std::move(credited);
}

Result<Record> charge(Connection &connection, const Context &context, PaymentRecord payment,
                      const ChargeAgainRequest &request)
{
    ONHIRE_ASSIGN(auto lines,
                  linesToChargeAgain(connection, context.scope(), payment.id, context.tenant->zone));
    ONHIRE_TRY(keepChargeable(payment, lines));
    ONHIRE_ASSIGN(const QDate day, dayOfCharge(connection, context, payment));
    ONHIRE_TRY(checkTaxDate(context, request.taxDate, day));
    ONHIRE_ASSIGN(const Debtor debtor, debtorOf(connection, context.scope(), payment.customerId));
    ONHIRE_ASSIGN(const auto now, askedNow(connection, context, payment));
    const NewPayment again{.purpose = paymentPurposeNamed(payment.purpose).value_or(PaymentPurpose::Other),
                           .customerId = payment.customerId,
                           .rentalId = payment.rentalId,
                           .billingGroupId = payment.billingGroupId,
                           .date = day,
                           .lines = linesAgain(payment, lines, now),
                           .period = payment.period,
                           .description =
                               request.description.isEmpty() ? payment.description : request.description,
                           .dueDate = request.dueDate.value_or(dueAgain(context, payment, debtor.isBusiness)),
                           .debtor = debtor,
                           .isAskedAgain = true,
                           .rateOf = request.taxDate,
                           .key = keyOfAgain(payment)};
    ONHIRE_ASSIGN(const Record made, schedulePayment(connection, context, again));
    ONHIRE_TRY(saveBilled(connection, context.scope(), billedWithoutUsedCredit(payment, lines, again.lines)));
    return withUnusedCredited(connection, context, payment, made);
}

} // namespace

Result<Record> chargeAgain(const Context &context, const QString &paymentId, const ChargeAgainRequest &request,
                           std::optional<int> expectedVersion)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<Record> {
        ONHIRE_ASSIGN(const StoredPayment payment,
                      lockToMove(connection, still, paymentId, PaymentMove::ChargeAgain, expectedVersion));
        ONHIRE_ASSIGN(const auto standing,
                      showPaymentOfKey(connection, still.scope(), keyOfAgain(payment.record)));
        if (standing)
            return *standing;
        return charge(connection, still, payment.record, request);
    });
}

} // namespace onhire
