// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/payments/payment_table.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/links/link_label.h"

namespace onhire {

PaymentTable::PaymentTable(TextFormat format, const Tenant &tenant, OpenInvoice open, QWidget *parent)
    : CardTable(tr("Payments"),
                {{tr("Due")},
                 {tr("For"), Cell::Rest},
                 {tr("Period"), Cell::Text, 1},
                 {tr("Net"), Cell::Amount, 3},
                 {tr("Tax"), Cell::Amount, 2},
                 //: The sum with tax, and its currency
                 {tr("Total %1").arg(tenant.currency), Cell::Amount},
                 {tr("Status")},
                 {tr("Invoice")}},
                parent),
      m_format(std::move(format)), m_exponent(tenant.exponent), m_open(std::move(open))
{
}

void PaymentTable::addAmount(Money amount, Column column)
{
    put(column, new QLabel(leftToRight(m_format.money(amount, m_exponent)), this));
}

void PaymentTable::addInvoice(const PaymentLine &line)
{
    if (line.invoiceNumber.isEmpty())
        return;
    const QString number = leftToRight(line.invoiceNumber);
    if (!m_open) {
        put(Invoice, new QLabel(number, this));
        return;
    }
    auto *link = new LinkLabel(number, this);
    link->setAccessibleName(tr("Invoice %1").arg(line.invoiceNumber));
    connect(link, &QAbstractButton::clicked, this,
            [this, id = line.invoiceId, number = line.invoiceNumber] { m_open(id, number); });
    link->setMinimumWidth(link->sizeHint().width());
    put(Invoice, link);
}

void PaymentTable::add(const PaymentLine &line, const QString &what)
{
    beginRow();
    put(Due, new QLabel(m_format.fullDay(line.due), this));
    put(What, new ElidedLabel(what, this));
    if (line.period)
        //: From one day to another
        put(Period,
            mutedLabel(tr("%1 – %2").arg(m_format.day(line.period->start),
                                         m_format.day(line.period->end.addDays(-1))), // as the invoice has it
                       this));
    addAmount(line.net, Net);
    addAmount(line.tax, Tax);
    addAmount(line.total(), Total);
    auto *status = new Pill(this);
    status->setLook(lookOfPayment(line, m_format.today()));
    put(Status, status);
    addInvoice(line);
}

} // namespace onhire
