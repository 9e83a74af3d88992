// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/payments/unused_days.h"

#include "core/domain/payments/credit_note.h"
#include "core/domain/payments/unused_days.h"
#include "core/domain/tenants/tenant.h"
#include "core/services/payments/held_tax.h"
#include "core/services/payments/payment_changes.h"

#include <algorithm>
#include <functional>
#include <utility>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Money plus(Money a, Money b)
{
    return Money::fromMinor(a.minor() + b.minor());
}

bool isTaxedBy(const PaymentRecord &payment, const TaxTerms &terms)
{
    return payment.taxRate == keptTaxRate(terms.rate) && payment.taxTreatment == nameOf(terms.treatment)
        && payment.pricesWithTax == terms.inclusive;
}

Result<StoredPayment> locked(Connection &connection, const Context &context, const QString &paymentId)
{
    ONHIRE_ASSIGN(auto payment, lockPayment(connection, context.scope(), paymentId));
    if (!payment)
        return Failure(Error::internal(u"payment %1 is not there"_s.arg(paymentId)));
    return std::move(*payment);
}

// None: so much was credited before.
Result<std::optional<Record>> credit(Connection &connection, const Context &context,
                                     const StoredPayment &payment, const std::vector<Money> &credited,
                                     const QString &reason)
{
    if (credited == payment.record.creditedOfLines())
        return std::nullopt;
    ONHIRE_ASSIGN(const auto changed,
                  changePayments(connection, context, {&payment, 1},
                                 crediting(context, payment.record, credited, reason)));
    return changed.constFirst();
}

// Up to what a line is to be credited further, so that it is so much at agreed prices.
Money creditedFurther(const PaymentRecord &payment, const PaymentRecord::Line &line, Money before, Money agreed)
{
    return payment.pricesWithTax ? creditedWithTax(line, before, agreed)
                                 : std::min(line.amount, plus(before, agreed));
}

Money creditedBetween(const PaymentRecord &payment, const PaymentRecord::Line &line, Money before, Money after)
{
    return payment.pricesWithTax ? creditBetween(line, before, after)
                                 : Money::fromMinor(after.minor() - before.minor());
}

// Credits so much more, with tax, of whatever lines have room for it, but for what has gone on. What was found.
Money creditAnywhere(const PaymentRecord &payment, std::vector<Money> &credited, Money withTax)
{
    const std::vector<Money> handedOn = handedOnOfLines(payment);
    Money found;
    for (size_t i = 0; i < credited.size() && found < withTax; ++i) {
        const PaymentRecord::Line &line = payment.lines[i];
        const Money before = credited[i], most = Money::fromMinor(line.amount.minor() - handedOn[i].minor());
        const Money wanted = Money::fromMinor(withTax.minor() - found.minor());
        credited[i] = std::max(before, std::min(most, creditedWithTax(line, before, wanted)));
        found = plus(found, creditBetween(line, before, credited[i]));
    }
    return found;
}

// What was paid for the days of its lines that are unused, from a date on that is told for each.
template <typename UnusedFrom>
Result<std::optional<Record>> creditUnused(Connection &connection, const Context &context,
                                           const StoredPayment &payment, UnusedFrom unusedFrom)
{
    std::vector<Money> credited = payment.record.creditedOfLines();
    Money beside = notFreed(payment.record), missing;
    for (size_t i = 0; i < credited.size(); ++i) {
        const PaymentRecord::Line &line = payment.record.lines[i];
        const std::optional<QDate> from = unusedFrom(line);
        const Money unused = from ? unusedOf(payment.record, i, *from) : Money();
        if (unused.isZero())
            continue;
        const Money wanted = plus(credited[i], plus(unused, netOf(line, std::exchange(beside, Money()))));
        credited[i] = std::min(line.amount, wanted);
        missing = plus(missing, withTaxOf(line, Money::fromMinor(wanted.minor() - credited[i].minor())));
    }
    creditAnywhere(payment.record, credited, missing);
    return credit(connection, context, payment, credited, u"Unused days after an upgrade."_s);
}

} // namespace

Result<std::optional<Record>> creditUpgraded(Connection &connection, const Context &context,
                                             const PaymentRecord &before)
{
    if (std::ranges::none_of(before.lines,
                             [](const PaymentRecord::Line &line) { return line.unusedFrom.has_value(); }))
        return std::nullopt;
    ONHIRE_ASSIGN(const StoredPayment payment, locked(connection, context, before.id));
    if (isWaiting(payment.record))
        return std::nullopt;
    return creditUnused(connection, context, payment, std::mem_fn(&PaymentRecord::Line::unusedFrom));
}

bool creditsUnusedDays(const Tenant &tenant)
{
    return tenant.settings.text("upgrade.credit"_L1) == "days"_L1;
}

Result<void> creditUnusedDays(Connection &connection, const Context &context, const QString &rentalId,
                              QDate day)
{
    ONHIRE_ASSIGN(const UnusedDays unused,
                  handOnUnused(connection, context.scope(), rentalId, day, std::nullopt));
    return creditOtherwiseTaxed(connection, context, rentalId, day, unused);
}

Result<void> creditOtherwiseTaxed(Connection &connection, const Context &context, const QString &rentalId,
                                  QDate day, const UnusedDays &unused)
{
    for (const QString &paymentId : unused.paidOtherwise) {
        ONHIRE_ASSIGN(const StoredPayment payment, locked(connection, context, paymentId));
        ONHIRE_TRY(creditUnused(connection, context, payment, [&](const PaymentRecord::Line &line) {
            return line.rentalId == rentalId ? std::optional(day) : std::nullopt;
        }));
    }
    return creditLeft(connection, context, rentalId, unused.takenOtherwise, u"Unused days after an upgrade."_s);
}

Result<void> creditLeft(Connection &connection, const Context &context, const QString &rentalId, Money credit,
                        const QString &reason)
{
    if (credit.isZero())
        return {};
    ONHIRE_ASSIGN(const auto given, givenByPredecessors(connection, context.scope(), rentalId));
    for (const GivenCredit &each : given) {
        if (credit.minor() <= 0)
            break;
        ONHIRE_ASSIGN(const StoredPayment payment, locked(connection, context, each.paymentId));
        const PaymentRecord::Line &line = payment.record.lines[each.position];
        std::vector<Money> credited = payment.record.creditedOfLines();
        Money &sum = credited[each.position];
        const Money withTax = notFreed(payment.record);
        const bool isWithTax = payment.record.pricesWithTax;
        const Money beside = isWithTax ? withTax : netOf(line, withTax);
        const Money wanted = plus(std::min(credit, each.given), beside);
        const Money before = std::exchange(sum, creditedFurther(payment.record, line, sum, wanted));
        Money reached = creditedBetween(payment.record, line, before, sum);
        if (reached < wanted) {
            const Money missing = Money::fromMinor(wanted.minor() - reached.minor());
            const Money found =
                creditAnywhere(payment.record, credited, isWithTax ? missing : withTaxOf(line, missing));
            reached = plus(reached, isWithTax ? found : netOf(line, found));
        }
        const Money taken = Money::fromMinor(std::max<int64_t>(0, reached.minor() - beside.minor()));
        ONHIRE_TRY(takeBackGiven(connection, context.scope(), each, std::min(taken, each.given)));
        ONHIRE_TRY(onhire::credit(connection, context, payment, credited, reason));
        credit = Money::fromMinor(credit.minor() - taken.minor());
    }
    return {};
}

static Result<void> creditAll(Connection &connection, const Context &context, const QList<LeftCredit> &left)
{
    for (const LeftCredit &each : left)
        ONHIRE_TRY(
            creditLeft(connection, context, each.rentalId, each.credit, u"The tax treatment has changed."_s));
    return {};
}

Result<void> creditBeforeOtherTax(Connection &connection, const Context &context, const QString &customerId)
{
    ONHIRE_ASSIGN(const auto left, takeCreditsOf(connection, context.scope(), customerId));
    return creditAll(connection, context, left);
}

Result<void> creditBeforeOtherTaxes(Connection &connection, const Context &context, const TenantTax &before,
                                    const TenantTax &after)
{
    if (before == after)
        return {};
    const OwnRates ownRates = before.inclusive == after.inclusive ? OwnRates::Excluded : OwnRates::Included;
    ONHIRE_ASSIGN(const auto left, takeCredits(connection, context.scope(), ownRates));
    return creditAll(connection, context, left);
}

Result<Money> creditPaidAhead(Connection &connection, const Context &context, const Ended &ended)
{
    Money taken;
    const bool hasBegun = ended.start <= ended.day;
    ONHIRE_ASSIGN(const QStringList charged,
                  chargedAhead(connection, context.scope(), ended.rentalId, ended.day));
    for (const QString &paymentId : charged) {
        ONHIRE_ASSIGN(const StoredPayment payment, locked(connection, context, paymentId));
        taken = plus(taken, creditTakenOf(payment.record, ended.rentalId));
        if (payment.record.total.isZero()) { // or it could be called off once more
            ONHIRE_TRY(changePayments(connection, context, {&payment, 1}, cancellation(context, ended.reason)));
            continue;
        }
        std::vector<Money> credited = payment.record.creditedOfLines();
        for (size_t i = 0; i < credited.size(); ++i) {
            if (payment.record.lines[i].period || !hasBegun)
                credited[i] = payment.record.lines[i].amount;
        }
        ONHIRE_TRY(credit(connection, context, payment, credited, ended.reason));
    }
    return taken;
}

Result<void> giveBackCredit(Connection &connection, const Context &context, const PaymentRecord &calledOff,
                            const QString &reason)
{
    QStringList rentals;
    for (const PaymentRecord::Line &line : calledOff.lines)
        rentals += line.rentalId;
    rentals.removeDuplicates();
    std::optional<TaxTerms> held;
    for (const QString &rentalId : rentals) {
        const Money taken = creditTakenOf(calledOff, rentalId);
        if (taken.isZero())
            continue;
        if (!held) {
            ONHIRE_ASSIGN(held, heldTaxOf(connection, context, calledOff.customerId));
        }
        const bool isUsable = isTaxedBy(calledOff, *held);
        ONHIRE_ASSIGN(const bool runs, giveCredit(connection, context.scope(), rentalId, taken, isUsable));
        if (!runs || !isUsable)
            ONHIRE_TRY(creditLeft(connection, context, rentalId, taken, reason));
    }
    return {};
}

} // namespace onhire
