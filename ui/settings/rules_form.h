// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of a company as a form, made from their descriptors: what may be entered follows from the schemas.
#pragma once

#include "core/domain/tenants/tenant.h"
#include "ui/shared/forms/record_form.h"

namespace onhire {

RecordForm *rulesForm(const Tenant &tenant, const QLocale &locale, QWidget *parent);

QList<JsonValue::Member> changedRules(const RecordForm &form); // null: back to the default

// What was changed, to be kept on this machine: without secrets.
JsonValue draftOfRules(const RecordForm &form);
bool hasTypedSecret(const RecordForm &form);

JsonValue rulesOf(const Tenant &tenant); // what the form loads: every rule under its key

} // namespace onhire
