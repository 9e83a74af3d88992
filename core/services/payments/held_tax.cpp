// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/payments/held_tax.h"

#include "core/data/customers/debtor.h"
#include "core/data/tenants/tenant_store.h"

namespace onhire {

Result<TaxTerms> heldTaxOf(Connection &connection, const Context &context, const QString &customerId)
{
    // What the context knows of the company may have been read before it changed its tax.
    ONHIRE_ASSIGN(const TenantPointer tenant, holdTenant(connection, context.tenant->id));
    if (!tenant)
        return Failure(Error{ErrorCode::NotFound, context.tenant->id});
    ONHIRE_ASSIGN(const Debtor debtor, debtorOf(connection, context.scope(), customerId));
    return taxTermsOf(*tenant, debtor.tax);
}

} // namespace onhire
