// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/payments/past_taxes.h"

#include "onhire/sql.h"

#include <QStringList>

namespace onhire {
namespace {

// In the order of payments/past_taxes.sql.
enum TaxColumn { OfCustomer, OnDay, TenantsRate, Inclusive, Treatment, CustomersRate };

std::optional<Decimal> rateAt(const Rows &rows, int column)
{
    return rows.isNull(column) ? std::nullopt : Decimal::parse(rows.bytes(column));
}

PastTaxes readTaxes(const Rows &rows)
{
    PastTaxes taxes;
    if (!rows.isNull(TenantsRate))
        taxes.tenant = TenantTax{rateAt(rows, TenantsRate).value_or(Decimal()), rows.flag(Inclusive)};
    if (!rows.isNull(Treatment))
        taxes.customer = CustomerTax{taxTreatmentNamed(rows.text(Treatment)).value_or(TaxTreatment::Standard),
                                     rateAt(rows, CustomersRate)};
    return taxes;
}

} // namespace

Result<QHash<CustomersDay, PastTaxes>> pastTaxes(Connection &connection, const Scope &scope,
                                                 const QList<CustomersDay> &days)
{
    QStringList customers, dates;
    for (const CustomersDay &each : days) {
        customers += each.first;
        dates += each.second.toString(Qt::ISODate);
    }
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::payments::past_taxes, {scope.name(), customers, dates}));
    QHash<CustomersDay, PastTaxes> past;
    while (rows.next())
        past.insert({rows.text(OfCustomer), rows.date(OnDay)}, readTaxes(rows));
    return past;
}

Result<QList<PastTenantTax>> tenantsPastTaxes(Connection &connection, const Scope &scope, QDate day)
{
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(scope, sql::figures::tenants_past_taxes, {scope.name(), day.toString(Qt::ISODate)}));
    QList<PastTenantTax> taxes;
    while (rows.next())
        taxes.append({rows.date(0), {rateAt(rows, 1).value_or(Decimal()), rows.flag(2)}});
    return taxes;
}

} // namespace onhire
