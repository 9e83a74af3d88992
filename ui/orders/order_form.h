// SPDX-License-Identifier: GPL-3.0-or-later
// Corrects what was agreed: notes, tracking number, addresses, the company's own fields.
#pragma once

#include "core/data/tenants/tenant_store.h"
#include "ui/shared/forms/record_form.h"

namespace onhire {

RecordForm *orderForm(const TenantPointer &tenant, const QLocale &locale, const JsonValue &order,
                      QWidget *parent);

} // namespace onhire
