// SPDX-License-Identifier: GPL-3.0-or-later
// The company that the sample data is of, with all that its invoices have to say of it.
#pragma once

#include "core/services/tenants/tenants.h"

namespace onhire {

Result<TenantPointer> createSampleCompany(Database &database, const Clock &clock, const QString &name);

} // namespace onhire
