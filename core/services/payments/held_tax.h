// SPDX-License-Identifier: GPL-3.0-or-later
// Credit that goes from one subscription to another stays there only as long as its tax does.
#pragma once

#include "core/data/db/connection.h"
#include "core/domain/payments/tax_terms.h"
#include "core/services/context.h"

namespace onhire {

// How a locked customer is taxed. Whoever changes the company's tax waits until this transaction ends, and then
// finds what it has written.
Result<TaxTerms> heldTaxOf(Connection &connection, const Context &context, const QString &customerId);

} // namespace onhire
