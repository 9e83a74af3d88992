// SPDX-License-Identifier: GPL-3.0-or-later
// Variants of the catalogue as pickers offer them: those that can be ordered, by SKU.
#pragma once

#include "ui/shared/pickers/record_picker.h"

namespace onhire {

RecordPicker::Source variantsToOrder(const Workplace &workplace); // with what they cost each month
RecordPicker::Source variantsToOwn();

} // namespace onhire
