// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/subscriptions/subscription_store.h"

#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

std::optional<Money> optionalMoney(const Rows &rows, int column)
{
    const auto amount = rows.optionalInteger(column);
    return amount ? std::optional(Money::fromMinor(*amount)) : std::nullopt;
}

QDate date(const Rows &rows, int column)
{
    return QDate::fromString(rows.text(column), Qt::ISODate);
}

// In the order of subscriptions/_facts.sql.
enum Column {
    Id,
    Status,
    Version,
    Customer,
    Order,
    Position,
    Serial,
    Product,
    Variant,
    Sku,
    ProductName,
    Start,
    Months,
    Starts,
    Prices,
    End,
    OriginalMonths,
    Monthly,
    BilledUntil,
    NextBilling,
    Credit,
    Group,
    ListPrice,
    Cost,
    Collected,
    EndingKind,
    EndingDate,
    EndingOrder,
    ReturnDue,
    Extensions,
    Replacements,
};

LockedSubscription readSubscription(const Rows &rows, SubscriptionStatus status, Terms terms)
{
    LockedSubscription s;
    s.rentalId = rows.text(Id);
    s.status = status;
    s.version = int(rows.integer(Version));
    s.customerId = rows.text(Customer);
    s.orderId = rows.text(Order);
    s.itemPosition = int(rows.integer(Position));
    s.serialNumber = rows.text(Serial);
    s.productId = rows.text(Product);
    s.variantId = rows.text(Variant);
    s.sku = rows.text(Sku);
    s.productName = rows.text(ProductName);
    s.terms = std::move(terms);
    s.endDate = date(rows, End);
    s.originalContractLength = int(rows.integer(OriginalMonths));
    s.monthlyAmount = Money::fromMinor(rows.integer(Monthly));
    s.billedUntil = date(rows, BilledUntil);
    if (!rows.isNull(NextBilling))
        s.nextBillingDate = date(rows, NextBilling);
    s.credit = Money::fromMinor(rows.integer(Credit));
    s.billingGroupId = rows.text(Group);
    s.listPrice = optionalMoney(rows, ListPrice);
    s.acquisitionCost = optionalMoney(rows, Cost);
    s.totalCollected = Money::fromMinor(rows.integer(Collected));
    if (const auto type = endingTypeNamed(rows.text(EndingKind)))
        s.ending = LockedSubscription::Ending{*type, date(rows, EndingDate), rows.text(EndingOrder)};
    s.returnDue = rows.flag(ReturnDue);
    s.extensionHistory = rows.utf8(Extensions);
    s.replacementHistory = rows.utf8(Replacements);
    return s;
}

Result<std::optional<LockedSubscription>> read(Connection &connection, const Scope &scope,
                                               const Statement &statement, const QString &rentalId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, statement, {scope.name(), rentalId}));
    if (!rows.next())
        return std::nullopt;
    const auto status = subscriptionStatusNamed(rows.text(Status));
    auto terms = readTerms(rows, Start);
    if (!status || !terms)
        return Failure(Error::internal(u"a subscription cannot be read: "_s + rentalId));
    return readSubscription(rows, *status, std::move(*terms));
}

} // namespace

std::optional<Terms> readTerms(const Rows &rows, int first)
{
    const auto billingStart = billingStartNamed(rows.text(first + 2));
    auto prices = readPrices(rows.utf8(first + 3));
    if (!billingStart || !prices)
        return std::nullopt;
    return Terms{date(rows, first), int(rows.integer(first + 1)), *billingStart, std::move(*prices)};
}

Result<std::optional<LockedSubscription>> lockSubscription(Connection &connection, const Scope &scope,
                                                           const QString &rentalId)
{
    return read(connection, scope, sql::subscriptions::lock, rentalId);
}

Result<std::optional<LockedSubscription>> peekSubscription(Connection &connection, const Scope &scope,
                                                           const QString &rentalId)
{
    return read(connection, scope, sql::subscriptions::peek, rentalId);
}

} // namespace onhire
