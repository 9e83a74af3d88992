// SPDX-License-Identifier: GPL-3.0-or-later
// What an order would cost, while it is being written: prices of the lines that can be ordered, and for each
// other line why it cannot.
#pragma once

#include "core/domain/orders/order.h"
#include "core/services/context.h"

namespace onhire {

struct QuotedItem
{
    QString productName;
    QList<int> contractLengths; // that its price list offers
    int quantity = 0, contractLength = 0;
    Money unitPrice, setupFee;
    Money monthly; // of all units, as prices are stated
    std::optional<Error> refusal;
};

struct OrderQuote
{
    QList<QuotedItem> items; // as the request lists them
    std::optional<Error> refusal; // of the items that can each be ordered: together they cost too much
    Money subtotal, tax, total, setupTotal;
    std::optional<Money>
        firstPayment; // the first month and what is asked once, with tax; none: it is too large
};

// For whom the e-mail address names, who may have a tax of their own.
Result<OrderQuote> quoteOrder(const Context &context, const QList<OrderRequest::Item> &items,
                              const QString &email = {});

} // namespace onhire
