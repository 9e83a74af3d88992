// SPDX-License-Identifier: GPL-3.0-or-later
// What is charged late, after a pause or for a contract that began before it was entered, is taxed as on the
// day on which it would have been charged, as far as it is known what held then.
#pragma once

#include "core/data/payments/past_taxes.h"
#include "core/services/context.h"

namespace onhire {

class TaxPoints
{
public:
    // Of what is charged to these customers for these days; those that have not passed need no look.
    static Result<TaxPoints> read(Connection &connection, const Context &context,
                                  const QList<CustomersDay> &days);

    // `today`: as the customer is taxed now.
    TaxTerms termsOf(const Tenant &tenant, const CustomersDay &day, const CustomerTax &today) const;
    // The same for what was charged wrongly: only what the tenant's tax was on that day counts.
    TaxTerms correctedTermsOf(const Tenant &tenant, const CustomersDay &day, const CustomerTax &today) const;

private:
    QHash<CustomersDay, PastTaxes> m_past;
};

} // namespace onhire
