// SPDX-License-Identifier: GPL-3.0-or-later
// A few payments, a line each: when it is due, which month or what else it is for, how much, and how it stands.
#pragma once

#include "core/domain/tenants/tenant.h"
#include "core/services/subscriptions/payment_lines.h"
#include "ui/shared/text/text_format.h"

#include <QWidget>

class QGridLayout;

namespace onhire {

class PaymentRows : public QWidget
{
    Q_OBJECT

public:
    PaymentRows(TextFormat format, const Tenant &tenant, QDate today, QWidget *parent = nullptr);
    void add(const PaymentLine &line);

private:
    const TextFormat m_format;
    const int m_exponent;
    const QString m_currency;
    const QDate m_today;
    const bool m_withTax; // as agreed prices are
    QGridLayout *m_rows;
};

} // namespace onhire
