// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/payments/payment_table.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/links/link_label.h"
#include "ui/theme/metrics.h"

#include <QGridLayout>

namespace onhire {

PaymentTable::PaymentTable(TextFormat format, const Tenant &tenant, OpenInvoice open, QWidget *parent)
    : QWidget(parent), m_format(std::move(format)), m_exponent(tenant.exponent), m_open(std::move(open)),
      m_rows(new QGridLayout(this))
{
    setAccessibleName(tr("Payments"));
    m_rows->setContentsMargins({});
    m_rows->setHorizontalSpacing(units(this, 14));
    m_rows->setVerticalSpacing(units(this, 8));
    m_rows->setColumnStretch(What, 1);
    addTitles(tenant.currency);
}

void PaymentTable::addTitles(const QString &currency)
{
    const QString titles[Columns] = {tr("Due"), tr("For"), tr("Period"), tr("Net"), tr("Tax"),
                                     //: The sum with tax, and its currency
                                     tr("Total %1").arg(currency), tr("Status"), tr("Invoice")};
    for (int column = 0; column < Columns; ++column) {
        const bool isAmount = column >= Net && column <= Total;
        m_rows->addWidget(mutedLabel(titles[column], this, 0.92), 0, column,
                          isAmount ? Qt::AlignTrailing : Qt::AlignLeading);
    }
}

void PaymentTable::addAmount(Money amount, int row, Column column)
{
    m_rows->addWidget(new QLabel(leftToRight(m_format.money(amount, m_exponent)), this), row, column,
                      Qt::AlignTrailing | Qt::AlignVCenter);
}

void PaymentTable::addInvoice(const PaymentLine &line, int row)
{
    if (line.invoiceNumber.isEmpty())
        return;
    const QString number = leftToRight(line.invoiceNumber);
    if (!m_open) {
        m_rows->addWidget(new QLabel(number, this), row, Invoice);
        return;
    }
    auto *link = new LinkLabel(number, this);
    link->setAccessibleName(tr("Invoice %1").arg(line.invoiceNumber));
    connect(link, &QAbstractButton::clicked, this,
            [this, id = line.invoiceId, number = line.invoiceNumber] { m_open(id, number); });
    link->setMinimumWidth(link->sizeHint().width());
    m_rows->addWidget(link, row, Invoice, Qt::AlignLeading | Qt::AlignVCenter);
}

void PaymentTable::add(const PaymentLine &line, const QString &what)
{
    const int row = m_rows->rowCount();
    m_rows->addWidget(new QLabel(m_format.fullDay(line.due), this), row, Due);
    m_rows->addWidget(new ElidedLabel(what, this), row, What);
    if (line.period)
        //: From one day to another
        m_rows->addWidget(
            mutedLabel(tr("%1 – %2").arg(m_format.day(line.period->start), m_format.day(line.period->end)),
                       this),
            row, Period);
    addAmount(line.net, row, Net);
    addAmount(line.tax, row, Tax);
    addAmount(line.total(), row, Total);
    auto *status = new Pill(this);
    status->setLook(lookOfPayment(line.status, line.due, m_format.today()));
    m_rows->addWidget(status, row, Status, Qt::AlignLeading | Qt::AlignVCenter);
    addInvoice(line, row);
}

} // namespace onhire
