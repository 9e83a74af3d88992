// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of an address in the form of whatever has one.
#pragma once

#include "ui/shared/forms/record_form.h"

namespace onhire {

// `prefix` is the address's place in the record: "billingAddress."
void addAddress(RecordForm &form, const QString &title, const QString &prefix);
void addAddress(RecordForm &form, const QString &prefix); // in the section that is there

} // namespace onhire
