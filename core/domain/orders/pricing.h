// SPDX-License-Identifier: GPL-3.0-or-later
// What an order costs a month. Prices are rounded after the discount, each line on its own; tax is taken on the
// sum.
#pragma once

#include "core/base/money.h"
#include "core/base/result.h"
#include "core/domain/orders/order_record.h"
#include "core/domain/payments/tax_terms.h"

#include <QHash>

#include <optional>
#include <vector>

namespace onhire {

struct Price
{
    int contractLength = 0;
    Money monthly;
    Money setupFee;
    enum class Discount { None, Percentage, Fixed } discount = Discount::None;
    Decimal discountValue; // percent, or an amount of money

    std::optional<Money> afterDiscount(int exponent) const; // never below zero
};

struct OfferedVariant
{
    QString variantId, productId, sku, productName, imageUrl;
    bool active = true;
    std::optional<Money> listPrice, acquisitionCost;
    std::vector<Price> prices;

    const Price *priceFor(int contractLength) const;
};

struct PricedItem
{
    const OfferedVariant *variant = nullptr;
    int quantity = 1;
    int contractLength = 0;
    Money unitPrice, setupFee;
};

// As an order keeps it.
OrderRecord::Item itemOf(const PricedItem &priced);

struct PricedOrder
{
    std::vector<PricedItem> items;
    Money subtotal, tax, total, setupTotal;
    int devices = 0;
};

struct TaxedSum
{
    Money net, tax, total;
};

// A sum of prices as they are stated, with tax or without. None if it is too large.
std::optional<TaxedSum> taxedSum(Money prices, const TaxTerms &terms);

// `offered` by SKU; must outlive the result.
Result<PricedOrder> priceOrder(const OrderRequest &request, const QHash<QString, OfferedVariant> &offered,
                               const Tenant &tenant, const CustomerTax &customer = {});

} // namespace onhire
