// SPDX-License-Identifier: GPL-3.0-or-later
// What the pickers of guided forms look for: devices that are on the shelf, and variants that can be ordered.
#pragma once

#include "ui/shared/pickers/record_picker.h"

namespace onhire {

// Those of the SKU first. The note of each is its SKU where it is another one.
RecordPicker::Search availableDevices(const QString &sku, bool onlyThisSku = false);

RecordPicker::Search orderableVariants(const TextFormat &format);

} // namespace onhire
