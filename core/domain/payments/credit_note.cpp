// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/payments/credit_note.h"

#include <algorithm>

namespace onhire {

// The tax on that part of a line. Taken of all that is credited so far, so that parts sum up to the whole.
static Money taxOn(Money part, const PaymentRecord::Line &line)
{
    return part == line.amount ? line.tax
                               : line.tax.fraction(part.minor(), line.amount.minor()).value_or(line.tax);
}

Money netOf(const PaymentRecord::Line &line, Money withTax)
{
    const int64_t whole = line.amount.minor() + line.tax.minor();
    return whole == 0 ? withTax : withTax.fraction(line.amount.minor(), whole).value_or(withTax);
}

Money withTaxOf(const PaymentRecord::Line &line, Money net)
{
    const int64_t whole = line.amount.minor() + line.tax.minor();
    return line.amount.isZero() ? net : net.fraction(whole, line.amount.minor()).value_or(net);
}

Money creditBetween(const PaymentRecord::Line &line, Money before, Money after)
{
    return Money::fromMinor(after.minor() - before.minor() + taxOn(after, line).minor()
                            - taxOn(before, line).minor());
}

// One unit more is one more, or with its tax two: so not every sum can be credited.
Money creditedWithTax(const PaymentRecord::Line &line, Money before, Money withTax)
{
    const Money whole = Money::fromMinor(line.amount.minor() + line.tax.minor());
    const auto share = whole.isZero() ? Money() : withTax.fraction(line.amount.minor(), whole.minor());
    const auto further = [&](int64_t units) {
        return Money::fromMinor(std::clamp(before.minor() + units, before.minor(), line.amount.minor()));
    };
    int64_t units = share.value_or(line.amount).minor();
    while (units > 0 && creditBetween(line, before, further(units - 1)) >= withTax)
        --units;
    while (further(units) < line.amount && creditBetween(line, before, further(units)) < withTax)
        ++units;
    return further(units);
}

CreditNote creditUpTo(PaymentRecord &payment, const std::vector<Money> &lines)
{
    const std::vector<Money> before = payment.creditedOfLines();
    const bool wasAll = payment.settled.credited() == payment.total;
    const bool isAll = std::ranges::equal(lines, payment.lines, {}, {},
                                          [](const PaymentRecord::Line &line) { return line.amount; });
    CreditNote note;
    int64_t subtotal = 0, tax = 0;
    for (size_t i = 0; i < payment.lines.size(); ++i) {
        PaymentRecord::Line line = payment.lines[i];
        const Money more = Money::fromMinor(lines[i].minor() - before[i].minor());
        int64_t moreTax = taxOn(lines[i], line).minor() - taxOn(before[i], line).minor();
        // one that costs nothing, or nothing but tax, stands on the credit note of all
        if (more.isZero() && !(isAll && line.amount.isZero()))
            continue;
        if (line.amount.isZero())
            moreTax = wasAll ? 0 : line.tax.minor();
        line.amount = more;
        line.tax = Money::fromMinor(moreTax);
        line.creditTaken = line.creditShown = Money(); // that is its invoice's
        subtotal += more.minor();
        tax += moreTax;
        note.lines.push_back(std::move(line));
    }
    note.subtotal = Money::fromMinor(subtotal);
    note.tax = Money::fromMinor(tax);
    payment.settled.credit(payment.total, note.subtotal, note.tax);
    payment.settled.creditedLines = lines;
    return note;
}

CreditNote creditAll(PaymentRecord &payment)
{
    std::vector<Money> lines;
    for (const PaymentRecord::Line &line : payment.lines)
        lines.push_back(line.amount);
    return creditUpTo(payment, lines);
}

} // namespace onhire
