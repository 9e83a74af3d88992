// SPDX-License-Identifier: GPL-3.0-or-later
// The members of a variant that can be written, as part of a product or alone.
#pragma once

#include "core/base/schema.h"
#include "core/domain/patch.h"

namespace onhire {

struct Tenant;

// Without its SKU; what a whole variant cannot lack is required in it.
QList<Schema::Property> variantProperties(bool whole);
Schema imagesSchema();

// With its pricing as a list, however it was sent.
JsonValue normalizedVariant(const JsonValue &variant);

// The columns of what was sent, for a variant that its schema accepted.
void writeVariantColumns(JsonWriter &columns, const JsonValue &variant, const Tenant &tenant, Nulls nulls);

// Of a product, too. Nothing else than a list is kept: cleared, it is empty.
void writeImages(JsonWriter &columns, const JsonValue &body, Nulls nulls);

} // namespace onhire
