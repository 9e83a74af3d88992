// SPDX-License-Identifier: GPL-3.0-or-later
// The members of a variant that can be written, as part of a product or alone.
#pragma once

#include "core/base/json_value.h"
#include "core/base/schema.h"

namespace onhire {

// Without its SKU; what a whole variant cannot lack is required in it.
QList<Schema::Property> variantProperties(bool whole);
Schema imagesSchema();

// With its pricing as a list, however it was sent.
JsonValue normalizedVariant(const JsonValue &variant);

} // namespace onhire
