// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/payments/payment_section.h"

#include "core/base/id.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/pages/detail_section.h"

#include <QCoreApplication>

namespace onhire {
namespace {

struct PaymentTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Payments)
};

} // namespace

void fillWithPayments(DetailSection &section, const QList<PaymentLine> &payments, const TextFormat &format,
                      const Tenant &tenant, const OpenInvoice &open)
{
    if (payments.isEmpty()) {
        section.addWidget(mutedLabel(PaymentTexts::tr("Nothing has been charged yet."), &section));
        return;
    }
    auto *table = new PaymentTable(format, tenant, open, &section);
    for (const PaymentLine &line : payments)
        table->add(line,
                   line.rentals > 1 ? PaymentTexts::tr("%Ln devices", nullptr, line.rentals)
                                    : shortCodeOf(line.rentalId));
    section.addWidget(table);
    if (payments.size() >= MostPaymentsListed)
        section.addWidget(mutedLabel(
            PaymentTexts::tr("The latest %Ln payments are shown.", nullptr, MostPaymentsListed), &section));
}

QByteArray contentOf(const QList<PaymentLine> &payments)
{
    QByteArray content;
    for (const PaymentLine &line : payments)
        content += line.paymentId.toUtf8() + line.status.toUtf8() + line.invoiceNumber.toUtf8()
            + (line.isPartlyPaid ? "~" : "");
    return content;
}

} // namespace onhire
