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

CreditNote creditUpTo(PaymentRecord &payment, const std::vector<Money> &lines)
{
    const std::vector<Money> before = payment.creditedOfLines();
    const bool isAll = std::ranges::equal(lines, payment.lines, {}, {},
                                          [](const PaymentRecord::Line &line) { return line.amount; });
    CreditNote note;
    int64_t subtotal = 0, tax = 0;
    for (size_t i = 0; i < payment.lines.size(); ++i) {
        PaymentRecord::Line line = payment.lines[i];
        const Money more = Money::fromMinor(lines[i].minor() - before[i].minor());
        const int64_t moreTax = taxOn(lines[i], line).minor() - taxOn(before[i], line).minor();
        // one that costs nothing stands on the credit note of all
        if (more.isZero() && !(isAll && line.amount.isZero()))
            continue;
        line.amount = more;
        line.tax = Money::fromMinor(moreTax);
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
