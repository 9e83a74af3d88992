// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/payments/tax_points.h"

#include "core/services/moment.h"

#include <algorithm>

namespace onhire {

Result<TaxPoints> TaxPoints::read(Connection &connection, const Context &context,
                                  const QList<CustomersDay> &days)
{
    const QDate today = todayOf(context);
    QList<CustomersDay> past;
    std::ranges::copy_if(days, std::back_inserter(past),
                         [today](const CustomersDay &day) { return day.second < today; });
    TaxPoints points;
    if (!past.isEmpty()) {
        ONHIRE_ASSIGN(points.m_past, pastTaxes(connection, context.scope(), past));
    }
    return points;
}

TaxTerms TaxPoints::termsOf(const Tenant &tenant, const CustomersDay &day, const CustomerTax &today) const
{
    const PastTaxes past = m_past.value(day);
    return taxTermsOf(past.tenant.value_or(taxOf(tenant.settings)), past.customer.value_or(today));
}

TaxTerms TaxPoints::correctedTermsOf(const Tenant &tenant, const CustomersDay &day,
                                     const CustomerTax &today) const
{
    return taxTermsOf(m_past.value(day).tenant.value_or(taxOf(tenant.settings)), today);
}

} // namespace onhire
