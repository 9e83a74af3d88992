// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/subscriptions/payment_lines.h"

#include "core/data/customers/debtor.h"
#include "core/domain/payments/charge.h"
#include "core/domain/payments/payment.h"

#include <QHash>

#include <algorithm>

namespace onhire {
namespace {

PaymentLine lineOf(const ScheduledInstalment &instalment)
{
    PaymentLine line;
    line.status = instalment.status;
    line.due = instalment.dueDate;
    line.period = instalment.period;
    line.month = instalment.number;
    line.net = instalment.amount;
    return line;
}

Result<PaymentLine> uncharged(const ScheduledInstalment &instalment, const TaxTerms &terms)
{
    PaymentLine line = lineOf(instalment);
    ONHIRE_ASSIGN(const Charge charge,
                  chargeFor({{.rentalId = {}, .description = {}, .price = instalment.amount}}, terms));
    line.net = charge.subtotal;
    line.tax = charge.tax;
    return line;
}

} // namespace

bool PaymentLine::isOpen() const
{
    const auto known = paymentStatusNamed(status);
    return known == PaymentStatus::Pending || known == PaymentStatus::Processing
        || known == PaymentStatus::Failed;
}

QList<PaymentLine> agreedLines(const std::vector<ScheduledInstalment> &schedule)
{
    QList<PaymentLine> lines;
    for (auto each = schedule.rbegin(); each != schedule.rend(); ++each)
        lines.append(lineOf(*each));
    return lines;
}

Result<QList<PaymentLine>> paymentLinesOf(const Context &context, const QStringList &rentalIds)
{
    ONHIRE_ASSIGN(const QList<PaymentShare> shares,
                  paymentShares(context.database.connection(), context.scope(),
                                rentalIds.mid(0, MostRentalsListed), MostPaymentsListed));
    QList<PaymentLine> lines;
    for (const PaymentShare &share : shares)
        lines.append({share});
    return lines;
}

Result<QList<PaymentLine>> paymentLinesOf(const Context &context, const QString &rentalId,
                                          const std::vector<ScheduledInstalment> &schedule)
{
    ONHIRE_ASSIGN(QList<PaymentLine> lines, paymentLinesOf(context, QStringList{rentalId}));
    ONHIRE_ASSIGN(const Debtor debtor,
                  debtorOfRental(context.database.connection(), context.scope(), rentalId));
    const TaxTerms terms = taxTermsOf(*context.tenant, debtor.tax);
    QHash<QString, int> months;
    for (const ScheduledInstalment &instalment : schedule) {
        if (!instalment.paymentId.isEmpty()) {
            months.insert(instalment.paymentId, instalment.number);
            continue;
        }
        ONHIRE_ASSIGN(PaymentLine line, uncharged(instalment, terms));
        lines.append(std::move(line));
    }
    for (PaymentLine &line : lines) {
        if (!line.paymentId.isEmpty())
            line.month = months.value(line.paymentId);
    }
    std::ranges::stable_sort(lines, [](const auto &one, const auto &other) { return one.due > other.due; });
    return lines;
}

} // namespace onhire
