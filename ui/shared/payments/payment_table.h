// SPDX-License-Identifier: GPL-3.0-or-later
// Payments of a record as its page lists them: when each is due, what it is for, net, tax and total, how it
// stands, and its invoice, which opens.
#pragma once

#include "core/domain/tenants/tenant.h"
#include "ui/shared/controls/card_table.h"
#include "ui/shared/payments/payment_words.h"
#include "ui/shared/text/text_format.h"

#include <functional>

namespace onhire {

using OpenInvoice = std::function<void(const QString &invoiceId, const QString &number)>;

class PaymentTable : public CardTable
{
    Q_OBJECT

public:
    // `open`: none where invoices may not be seen.
    PaymentTable(TextFormat format, const Tenant &tenant, OpenInvoice open, QWidget *parent = nullptr);
    void add(const PaymentLine &line, const QString &what);

private:
    enum Column { Due, What, Period, Net, Tax, Total, Status, Invoice };
    void addAmount(Money amount, Column column);
    void addInvoice(const PaymentLine &line);

    const TextFormat m_format;
    const int m_exponent;
    const OpenInvoice m_open;
};

} // namespace onhire
