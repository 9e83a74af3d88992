// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/record/payment_rows.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/payments/payment_words.h"
#include "ui/theme/metrics.h"

#include <QGridLayout>

namespace onhire {

PaymentRows::PaymentRows(TextFormat format, const Tenant &tenant, QDate today, QWidget *parent)
    : QWidget(parent), m_format(std::move(format)), m_exponent(tenant.exponent), m_currency(tenant.currency),
      m_today(today), m_withTax(tenant.settings.pricesIncludeTax()), m_rows(new QGridLayout(this))
{
    m_rows->setContentsMargins({});
    m_rows->setHorizontalSpacing(units(this, 10));
    m_rows->setVerticalSpacing(units(this, 6));
    m_rows->setColumnStretch(1, 1);
}

void PaymentRows::add(const PaymentLine &line)
{
    const int row = m_rows->rowCount();
    auto *day = new QLabel(m_format.day(line.due), this);
    auto *amount =
        new QLabel(m_format.price(m_withTax ? line.total() : line.net, m_exponent, m_currency), this);
    auto *status = new Pill(this);
    status->setLook(lookOfPayment(line, m_today));
    m_rows->addWidget(day, row, 0);
    m_rows->addWidget(mutedLabel(purposeText(line, m_format.locale()), this), row, 1);
    m_rows->addWidget(amount, row, 2, Qt::AlignTrailing | Qt::AlignVCenter);
    m_rows->addWidget(status, row, 3, Qt::AlignLeading | Qt::AlignVCenter);
}

} // namespace onhire
