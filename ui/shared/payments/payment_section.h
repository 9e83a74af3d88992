// SPDX-License-Identifier: GPL-3.0-or-later
// What was charged for several subscriptions, as the page of a customer or of an order lists it.
#pragma once

#include "ui/shared/payments/payment_table.h"

namespace onhire {

class DetailSection;

void fillWithPayments(DetailSection &section, const QList<PaymentLine> &payments, const TextFormat &format,
                      const Tenant &tenant, const OpenInvoice &open);

// By which a page sees that they have changed.
QByteArray contentOf(const QList<PaymentLine> &payments);

} // namespace onhire
