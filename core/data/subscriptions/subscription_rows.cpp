// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/subscriptions/subscription_rows.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

std::optional<Money> optionalMoney(const Rows &rows, int column)
{
    const auto amount = rows.optionalInteger(column);
    return amount ? std::optional(Money::fromMinor(*amount)) : std::nullopt;
}

std::optional<int> optionalNumber(const Rows &rows, int column)
{
    const auto number = rows.optionalInteger(column);
    return number ? std::optional(int(*number)) : std::nullopt;
}

// As PostgreSQL words it: 2026-11-21.
QDate date(const Rows &rows, int column)
{
    const QByteArrayView text = rows.bytes(column);
    if (text.size() != 10)
        return {};
    return QDate(text.first(4).toInt(), text.sliced(5, 2).toInt(), text.sliced(8, 2).toInt());
}

std::optional<QDate> optionalDate(const Rows &rows, int column)
{
    return rows.isNull(column) ? std::nullopt : std::optional(date(rows, column));
}

QByteArray optionalJson(const Rows &rows, int column)
{
    return rows.isNull(column) ? QByteArray() : rows.utf8(column);
}

// In the order of subscriptions/_state.sql, from its first column on.
enum State {
    Status,
    Start,
    Months,
    Starts,
    Prices,
    Monthly,
    BilledUntil,
    NextBilling,
    Group,
    ListPrice,
    Cost,
    Collected,
    MonthsRented,
    UpdatedAt,
    EndedAt,
    TaxRate,
    CreditReceived,
    EndingKind,
    EndingDate,
    EndingOrder,
    StateColumns,
};

// In the order of subscriptions/_columns.sql, after those of the state.
enum Column {
    Id = StateColumns,
    Order,
    Position,
    Customer,
    Email,
    Name,
    Serial,
    Product,
    Variant,
    Sku,
    ProductName,
    Image,
    Currency,
    OriginalMonths,
    Credit,
    ReturnDue,
    MonthsSaved,
    ListPriceSource,
    CostSource,
    UpgradeFrom,
    Extensions,
    Replacements,
    Buyout,
    EarlyReturn,
    Cancellation,
    CustomFields,
    Notes,
    CreatedBy,
    CreatedAt,
    Version,
    Document,
    UnusedFrom,
    EarlyReturnAskedAt,
    EarlyReturnAskedBy,
};

} // namespace

Result<SubscriptionState> readState(const Rows &rows, int first)
{
    const auto status = subscriptionStatusNamed(rows.text(first + Status));
    auto terms = readTerms(rows, first + Start);
    if (!status || !terms)
        return Failure(Error::internal(u"a subscription cannot be read"_s));
    SubscriptionState s;
    s.status = *status;
    s.terms = std::move(*terms);
    s.monthlyAmount = Money::fromMinor(rows.integer(first + Monthly));
    s.billedUntil = date(rows, first + BilledUntil);
    s.nextBillingDate = optionalDate(rows, first + NextBilling);
    s.billingGroupId = rows.nullableText(first + Group);
    s.listPrice = optionalMoney(rows, first + ListPrice);
    s.acquisitionCost = optionalMoney(rows, first + Cost);
    s.totalCollected = Money::fromMinor(rows.integer(first + Collected));
    s.actualMonthsRented = optionalNumber(rows, first + MonthsRented);
    s.updatedAt = rows.text(first + UpdatedAt);
    s.endedAt = rows.nullableText(first + EndedAt);
    if (!rows.isNull(first + TaxRate))
        s.taxRate = Decimal::parse(rows.bytes(first + TaxRate));
    s.creditReceived = Money::fromMinor(rows.integer(first + CreditReceived));
    if (const auto type = endingTypeNamed(rows.text(first + EndingKind)))
        s.ending =
            SubscriptionState::Ending{*type, date(rows, first + EndingDate), rows.text(first + EndingOrder)};
    return s;
}

Result<StoredSubscription> readSubscription(const Rows &rows, const QString &tenantId)
{
    StoredSubscription s;
    ONHIRE_ASSIGN(static_cast<SubscriptionState &>(s), readState(rows, 0));
    s.rentalId = rows.text(Id);
    s.tenantId = tenantId;
    s.orderId = rows.text(Order);
    s.itemPosition = int(rows.integer(Position));
    s.customerId = rows.text(Customer);
    s.customerEmail = rows.text(Email);
    s.customerName = rows.text(Name);
    s.serialNumber = rows.text(Serial);
    s.productId = rows.text(Product);
    s.variantId = rows.text(Variant);
    s.sku = rows.text(Sku);
    s.productName = rows.text(ProductName);
    s.imageUrl = rows.nullableText(Image);
    s.currency = rows.text(Currency);
    s.originalContractLength = int(rows.integer(OriginalMonths));
    s.credit = Money::fromMinor(rows.integer(Credit));
    s.returnDue = rows.flag(ReturnDue);
    if (!rows.isNull(EarlyReturnAskedAt))
        s.earlyReturnAsked = {rows.text(EarlyReturnAskedAt), rows.text(EarlyReturnAskedBy)};
    s.monthsSaved = optionalNumber(rows, MonthsSaved);
    s.listPriceSource = rows.text(ListPriceSource);
    s.acquisitionCostSource = rows.text(CostSource);
    s.upgradeFromRentalId = rows.nullableText(UpgradeFrom);
    s.extensionHistory = rows.utf8(Extensions);
    s.replacementHistory = rows.utf8(Replacements);
    s.buyoutDetails = optionalJson(rows, Buyout);
    s.earlyReturnDetails = optionalJson(rows, EarlyReturn);
    s.cancellationDetails = optionalJson(rows, Cancellation);
    s.customFields = optionalJson(rows, CustomFields);
    s.notes = rows.nullableText(Notes);
    s.createdBy = rows.text(CreatedBy);
    s.createdAt = rows.text(CreatedAt);
    s.version = int(rows.integer(Version));
    s.document = optionalJson(rows, Document);
    s.unusedFrom = optionalDate(rows, UnusedFrom);
    return s;
}

Result<QByteArray> readShown(const Rows &rows, const Viewpoint &viewpoint)
{
    constexpr int StateBegins = 3; // after what lists are made of: the document, the sort key, the id
    ONHIRE_ASSIGN(const SubscriptionState state, readState(rows, StateBegins));
    return shownSubscription(rows.bytes(0), state, viewpoint);
}

std::optional<Terms> readTerms(const Rows &rows, int first)
{
    const auto billingStart = billingStartNamed(rows.text(first + 2));
    auto prices = readPrices(rows.utf8(first + 3));
    if (!billingStart || !prices)
        return std::nullopt;
    return Terms{date(rows, first), int(rows.integer(first + 1)), *billingStart, std::move(*prices)};
}

} // namespace onhire
