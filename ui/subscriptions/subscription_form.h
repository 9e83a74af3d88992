// SPDX-License-Identifier: GPL-3.0-or-later
// What may be changed of a subscription by hand: its notes, and the company's own fields.
#pragma once

#include "core/data/tenants/tenant_store.h"
#include "ui/shared/forms/record_form.h"

namespace onhire {

RecordForm *subscriptionForm(const TenantPointer &tenant, const QLocale &locale, const QString &id,
                             const JsonValue &subscription, QWidget *parent);

} // namespace onhire
