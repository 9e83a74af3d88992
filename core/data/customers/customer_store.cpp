// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/customers/customer_store.h"

#include "core/base/text.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// In the order of customers/_columns.sql.
enum Column {
    Id,
    TenantId,
    Email,
    FirstName,
    LastName,
    Type,
    Status,
    Company,
    Phone,
    CustomFields,
    BillingAddress,
    ShippingAddress,
    DevicesRented,
    DevicesEver,
    MonthlyRevenue,
    Collected,
    AcquisitionCost,
    Currency,
    CreatedBy,
    CreatedAt,
    UpdatedAt,
    OrderIds,
    RentalIds,
    Treatment,
    VatNumber,
    TaxRate
};

QByteArray jsonOrNull(const QByteArray &json)
{
    return json.isEmpty() ? QByteArray() : json;
}

} // namespace

CustomerRecord readCustomer(const Rows &rows, int first)
{
    const auto text = [&](Column column) { return rows.text(first + column); };
    const auto optional = [&](Column column) { return rows.nullableText(first + column); };
    const auto json = [&](Column column) { return rows.utf8(first + column); };
    const auto count = [&](Column column) { return int(rows.integer(first + column)); };
    const auto money = [&](Column column) { return Money::fromMinor(rows.integer(first + column)); };
    const auto ids = [&](Column column) { return text(column).split(u' ', Qt::SkipEmptyParts); };
    return {.id = text(Id),
            .tenantId = text(TenantId),
            .email = text(Email),
            .firstName = text(FirstName),
            .lastName = text(LastName),
            .type = text(Type),
            .status = text(Status),
            .company = optional(Company),
            .phone = optional(Phone),
            .customFields = json(CustomFields),
            .billingAddress = json(BillingAddress),
            .shippingAddress = json(ShippingAddress),
            .orderIds = ids(OrderIds),
            .rentalIds = ids(RentalIds),
            .devicesRented = count(DevicesRented),
            .devicesEver = count(DevicesEver),
            .monthlyRevenue = money(MonthlyRevenue),
            .collected = money(Collected),
            .acquisitionCost = money(AcquisitionCost),
            .currency = text(Currency),
            .taxTreatment = text(Treatment),
            .vatNumber = optional(VatNumber),
            .taxRate = optional(TaxRate),
            .createdBy = text(CreatedBy),
            .createdAt = text(CreatedAt),
            .updatedAt = text(UpdatedAt)};
}

Result<std::optional<StoredCustomer>> findCustomer(Connection &connection, const Scope &scope,
                                                   const QString &customerId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::customers::find, {scope.name(), customerId}));
    if (!rows.next())
        return std::nullopt;
    return StoredCustomer{readCustomer(rows, 1), int(rows.integer(0))};
}

Result<std::optional<StoredCustomer>> lockCustomer(Connection &connection, const Scope &scope,
                                                   const QString &customerId)
{
    ONHIRE_TRY(connection.post(scope, sql::customers::lock, {scope.name(), customerId}));
    return findCustomer(connection, scope, customerId);
}

Result<LatestOrders> latestOrders(Connection &connection, const Scope &scope, const QString &customerId,
                                  int most)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::customers::latest_orders, {scope.name(), customerId, most}));
    LatestOrders latest;
    while (rows.next()) {
        latest.orders.append({rows.text(0), rows.text(1), rows.text(4), int(rows.integer(2)),
                              Money::fromMinor(rows.integer(3))});
        latest.anyOpen = rows.flag(5);
    }
    return latest;
}

Result<bool> hasOpenOrders(Connection &connection, const Scope &scope, const QString &customerId)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::customers::has_open_orders, {scope.name(), customerId}));
    return rows.next() && rows.flag(0);
}

Result<int> saveCustomer(Connection &connection, const CustomerRecord &customer,
                         const std::optional<QStringList> &words)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(Scope::tenant(customer.tenantId), sql::customers::save,
                                 {customer.tenantId, customer.id, customer.email, emailKey(customer.email),
                                  customer.firstName, customer.lastName, customer.type, customer.status,
                                  customer.company, customer.phone, jsonOrNull(customer.customFields),
                                  jsonOrNull(customer.billingAddress), jsonOrNull(customer.shippingAddress),
                                  customer.updatedAt, words.has_value(), words.value_or(QStringList()),
                                  customer.taxTreatment, customer.vatNumber, customer.taxRate}));
    if (!rows.next())
        return Failure(Error::internal(u"a locked customer vanished"_s));
    return int(rows.integer(0));
}

} // namespace onhire
