// SPDX-License-Identifier: GPL-3.0-or-later
// Corrects what was agreed: notes, tracking number, when it was shipped, addresses, the company's own fields.
#pragma once

#include "ui/shared/forms/record_form.h"
#include "ui/shared/workplace/workplace.h"

namespace onhire {

RecordForm *orderForm(const Workplace &workplace, const JsonValue &order, QWidget *parent);

} // namespace onhire
