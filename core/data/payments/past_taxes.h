// SPDX-License-Identifier: GPL-3.0-or-later
// The taxes by which customers were charged on past days, where others hold today.
#pragma once

#include "core/data/db/connection.h"
#include "core/domain/payments/tax_terms.h"

#include <QDate>
#include <QHash>
#include <QList>

#include <utility>

namespace onhire {

using CustomersDay = std::pair<QString, QDate>;

struct PastTaxes // none: those of today
{
    std::optional<TenantTax> tenant;
    std::optional<CustomerTax> customer;
};
// Those of which something has changed since.
Result<QHash<CustomersDay, PastTaxes>> pastTaxes(Connection &connection, const Scope &scope,
                                                 const QList<CustomersDay> &days);

struct PastTenantTax
{
    QDate heldBefore; // the first day of another one
    TenantTax tax;
};
// Those of the tenant that still held on that day, the earliest first.
Result<QList<PastTenantTax>> tenantsPastTaxes(Connection &connection, const Scope &scope, QDate day);

} // namespace onhire
