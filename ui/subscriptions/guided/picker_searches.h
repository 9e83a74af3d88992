// SPDX-License-Identifier: GPL-3.0-or-later
// What the pickers of guided forms look for: devices that are on the shelf.
#pragma once

#include "ui/shared/pickers/record_picker.h"

namespace onhire {

// Those of the SKU alone.
RecordPicker::Source availableDevices(const QString &sku);

// Those of the SKU first, and what is typed of all others after them: each says that it is something else, and
// has its SKU as its note.
RecordPicker::Source replacementDevices(const QString &sku, const QString &product);
} // namespace onhire
