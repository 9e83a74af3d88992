// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/orders/quote_order.h"

#include "core/base/text.h"
#include "core/data/orders/order_store.h"

namespace onhire {

static QuotedItem quoted(const OrderRequest::Item &item, const QHash<QString, OfferedVariant> &offered,
                         const Tenant &tenant)
{
    QuotedItem quote;
    const auto variant = offered.constFind(item.sku);
    if (variant != offered.constEnd()) {
        quote.productName = variant->productName;
        for (const Price &price : variant->prices) {
            if (tenant.settings.contractLengths().contains(price.contractLength))
                quote.contractLengths += price.contractLength;
        }
    }
    OrderRequest alone;
    alone.items = {item};
    const auto priced = priceOrder(alone, offered, tenant);
    if (!priced) {
        quote.refusal = priced.error();
        return quote;
    }
    const PricedItem &line = priced->items.front();
    quote.quantity = line.quantity;
    quote.contractLength = line.contractLength;
    quote.unitPrice = line.unitPrice;
    quote.setupFee = line.setupFee;
    quote.monthly = *line.unitPrice.times(line.quantity); // what was added up fits
    return quote;
}

static std::optional<Money> firstPaymentOf(const PricedOrder &order, const TaxTerms &terms)
{
    const Money monthly = terms.inclusive ? order.total : order.subtotal;
    const auto prices = Money::sum(monthly, order.setupTotal);
    const auto taxed = prices ? taxedSum(*prices, terms) : std::nullopt;
    return taxed ? std::optional(taxed->total) : std::nullopt;
}

static Result<CustomerTax> taxOfOrderer(const Context &context, const QString &email)
{
    const PlacingQuestion who{.emailKey = emailKey(email), .naturalKey = {}, .placedAfter = {}};
    ONHIRE_ASSIGN(const auto known, beforePlacing(context.database.connection(), context.scope(), {who}));
    return known.front().tax;
}

Result<OrderQuote> quoteOrder(const Context &context, const QList<OrderRequest::Item> &items,
                              const QString &email)
{
    QStringList skus;
    for (const OrderRequest::Item &item : items)
        skus += item.sku;
    ONHIRE_ASSIGN(const auto offered, offeredVariants(context.database.connection(), *context.tenant, skus));
    OrderQuote quote;
    OrderRequest orderable;
    for (const OrderRequest::Item &item : items) {
        quote.items += quoted(item, offered, *context.tenant);
        if (!quote.items.constLast().refusal)
            orderable.items += item;
    }
    if (orderable.items.isEmpty())
        return quote;
    CustomerTax tax;
    if (!email.isEmpty()) {
        ONHIRE_ASSIGN(tax, taxOfOrderer(context, email));
    }
    const auto priced = priceOrder(orderable, offered, *context.tenant, tax);
    if (!priced) {
        quote.refusal = priced.error();
        return quote;
    }
    quote.subtotal = priced->subtotal;
    quote.tax = priced->tax;
    quote.total = priced->total;
    quote.setupTotal = priced->setupTotal;
    quote.firstPayment = firstPaymentOf(*priced, taxTermsOf(*context.tenant, tax));
    return quote;
}

} // namespace onhire
