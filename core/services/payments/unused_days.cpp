// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/payments/unused_days.h"

#include "core/data/payments/unused.h"
#include "core/domain/payments/unused_days.h"
#include "core/domain/tenants/tenant.h"
#include "core/services/payments/payment_changes.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Money plus(Money a, Money b)
{
    return Money::fromMinor(a.minor() + b.minor());
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

// Takes of the unused days of a subscription in a payment what `left`, at agreed prices, is enough for.
std::vector<Money> creditedUpTo(const PaymentRecord &payment, const UnusedPayment &unused,
                                bool pricesIncludeTax, Money &left)
{
    std::vector<Money> credited = payment.creditedOfLines();
    for (size_t i = 0; i < payment.lines.size(); ++i) {
        const PaymentRecord::Line &line = payment.lines[i];
        const Money net = unusedOf(payment, i, unused.unusedFrom);
        if (line.rentalId != unused.rentalId || net.minor() <= 0)
            continue;
        const Money tax = line.tax.fraction(net.minor(), line.amount.minor()).value_or(Money());
        const Money agreed = pricesIncludeTax ? plus(net, tax) : net;
        const Money taken = std::min(left, agreed);
        credited[i] = plus(credited[i], net.fraction(taken.minor(), agreed.minor()).value_or(net));
        left = Money::fromMinor(left.minor() - taken.minor());
    }
    return credited;
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
    std::vector<Money> credited = payment.record.creditedOfLines();
    for (size_t i = 0; i < credited.size(); ++i) {
        if (const auto from = payment.record.lines[i].unusedFrom)
            credited[i] = plus(credited[i], unusedOf(payment.record, i, *from));
    }
    return credit(connection, context, payment, credited, u"Unused days after an upgrade."_s);
}

Result<void> creditLeft(Connection &connection, const Context &context, const QString &rentalId, Money credit,
                        const QString &reason)
{
    if (credit.isZero())
        return {};
    ONHIRE_ASSIGN(const auto unused, unusedOfPredecessors(connection, context.scope(), rentalId));
    for (const UnusedPayment &each : unused) {
        if (credit.minor() <= 0)
            break;
        ONHIRE_ASSIGN(const StoredPayment payment, locked(connection, context, each.paymentId));
        const auto credited =
            creditedUpTo(payment.record, each, context.tenant->settings.pricesIncludeTax(), credit);
        ONHIRE_TRY(onhire::credit(connection, context, payment, credited, reason));
    }
    return {};
}

Result<void> creditPaidAhead(Connection &connection, const Context &context, const QString &rentalId, QDate day,
                             const QString &reason)
{
    ONHIRE_ASSIGN(const QStringList paid, paidAhead(connection, context.scope(), rentalId, day));
    for (const QString &paymentId : paid) {
        ONHIRE_ASSIGN(const StoredPayment payment, locked(connection, context, paymentId));
        std::vector<Money> all;
        for (const PaymentRecord::Line &line : payment.record.lines)
            all.push_back(line.amount);
        ONHIRE_TRY(credit(connection, context, payment, all, reason));
    }
    return {};
}

} // namespace onhire
