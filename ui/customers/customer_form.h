// SPDX-License-Identifier: GPL-3.0-or-later
// Edits a customer. What it accepts is what the domain's own reader of requests accepts.
#pragma once

#include "core/data/tenants/tenant_store.h"
#include "ui/shared/forms/record_form.h"

namespace onhire {

RecordForm *customerForm(const TenantPointer &tenant, const QLocale &locale, const QString &customerId,
                         const JsonValue &customer, QWidget *parent);

} // namespace onhire
