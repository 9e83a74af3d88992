// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/orders/pricing.h"

#include "core/base/optional_text.h"
#include "core/domain/tenants/tenant.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Failure tooLarge()
{
    return Failure(Error::invalid(u"items"_s, Fault::Kind::TooBig, u"The order's total is too large."_s));
}

bool add(Money &sum, std::optional<Money> amount)
{
    const auto next = amount ? Money::sum(sum, *amount) : std::nullopt;
    if (!next || next->minor() > Money::Largest)
        return false;
    sum = *next;
    return true;
}

Result<PricedItem> priceItem(const OrderRequest::Item &item, const OfferedVariant *variant,
                             const Tenant &tenant)
{
    if (!variant)
        return Failure(Error{ErrorCode::VariantNotFound, item.sku});
    if (!variant->active)
        return Failure(Error{ErrorCode::VariantInactive, item.sku});
    const int length = item.contractLength.value_or(tenant.settings.defaultContractLength());
    const Price *price = variant->priceFor(length);
    if (item.agreedPrice && length > 0)
        return PricedItem{variant, item.quantity, length, *item.agreedPrice, price ? price->setupFee : Money()};
    if (!price || !tenant.settings.contractLengths().contains(length))
        return Failure(Error{
            ErrorCode::InvalidContractLength,
            u"%1: %2"_s.arg(item.sku, item.sentLength.isEmpty() ? QString::number(length) : item.sentLength)});
    const auto unitPrice = price->afterDiscount(tenant.exponent);
    if (!unitPrice)
        return tooLarge();
    return PricedItem{variant, item.quantity, length, *unitPrice, price->setupFee};
}

Result<void> applyTax(PricedOrder &order, const TaxTerms &terms)
{
    const auto taxed = taxedSum(order.subtotal, terms);
    if (!taxed)
        return tooLarge();
    order.subtotal = taxed->net;
    order.tax = taxed->tax;
    order.total = taxed->total;
    return {};
}

bool isOfVariant(ErrorCode code)
{
    return code == ErrorCode::VariantNotFound || code == ErrorCode::VariantInactive;
}

// Of 100 %; a discount is never more.
Decimal rest(const Decimal &percent)
{
    int64_t whole = 100;
    for (int i = 0; i < percent.scale; ++i)
        whole *= 10;
    return {std::max<int64_t>(0, whole - percent.value), percent.scale};
}

} // namespace

std::optional<TaxedSum> taxedSum(Money prices, const TaxTerms &terms)
{
    if (terms.inclusive) {
        const auto net = netOf(prices, terms.rate);
        return net ? std::optional(TaxedSum{*net, *Money::difference(prices, *net), prices}) : std::nullopt;
    }
    const auto tax = prices.percent(terms.rate);
    Money total = prices;
    return tax && add(total, tax) ? std::optional(TaxedSum{prices, *tax, total}) : std::nullopt;
}

std::optional<Money> Price::afterDiscount(int exponent) const
{
    if (discount == Discount::Percentage) // rounded once it is taken off
        return monthly.percent(rest(discountValue));
    const auto off = discount == Discount::Fixed ? Money::fromDecimal(discountValue, exponent) : Money();
    const auto left = off ? Money::difference(monthly, *off) : std::nullopt;
    return left ? std::optional(std::max(*left, Money())) : std::nullopt;
}

const Price *OfferedVariant::priceFor(int contractLength) const
{
    const auto found = std::find_if(prices.begin(), prices.end(),
                                    [=](const Price &price) { return price.contractLength == contractLength; });
    return found == prices.end() ? nullptr : &*found;
}

Result<PricedOrder> priceOrder(const OrderRequest &request, const QHash<QString, OfferedVariant> &offered,
                               const Tenant &tenant, const CustomerTax &customer)
{
    PricedOrder order;
    std::optional<Error> wrongLength; // hides no other fault
    std::optional<Error> wrongVariants; // the first one, with all of them as details
    for (qsizetype i = 0; i < request.items.size(); ++i) {
        const OrderRequest::Item &item = request.items[i];
        const auto variant = offered.constFind(item.sku);
        const auto priced = priceItem(item, variant == offered.constEnd() ? nullptr : &*variant, tenant);
        if (!priced && priced.error().code == ErrorCode::InvalidContractLength) {
            wrongLength = wrongLength.value_or(priced.error());
            continue;
        }
        if (!priced && isOfVariant(priced.error().code)) {
            wrongVariants = wrongVariants.value_or(priced.error());
            wrongVariants->faults.append(
                {u"items.%1.sku"_s.arg(i), Fault::Kind::Custom, QString(infoOf(priced.error().code).message)});
            continue;
        }
        if (!priced)
            return Failure(priced.error());
        if (!add(order.subtotal, priced->unitPrice.times(item.quantity))
            || !add(order.setupTotal, priced->setupFee.times(item.quantity)))
            return tooLarge();
        order.devices += item.quantity;
        order.items.push_back(*priced);
    }
    if (wrongVariants)
        return Failure(*wrongVariants);
    ONHIRE_TRY(applyTax(order, taxTermsOf(tenant, customer)));
    if (wrongLength)
        return Failure(*wrongLength);
    return order;
}

OrderRecord::Item itemOf(const PricedItem &priced)
{
    const OfferedVariant &variant = *priced.variant;
    return {.productId = variant.productId,
            .imageUrl = textOrNull(variant.imageUrl),
            .variantId = variant.variantId,
            .sku = variant.sku,
            .productName = variant.productName,
            .quantity = priced.quantity,
            .unitPrice = priced.unitPrice,
            .setupFee = priced.setupFee,
            .contractLength = priced.contractLength,
            .listPrice = variant.listPrice,
            .acquisitionCost = variant.acquisitionCost ? variant.acquisitionCost : variant.listPrice,
            .listPriceSource = variant.listPrice ? u"variant"_s : u"unknown"_s,
            .acquisitionCostSource = variant.acquisitionCost ? u"variant"_s
                : variant.listPrice                          ? u"list_price"_s
                                                             : u"unknown"_s};
}

} // namespace onhire
