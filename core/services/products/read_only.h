// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps hands off what a store decides: FIELD_READ_ONLY with every such field that a request would change. To
// send it as it is, as one does who reads a product and writes it back, is no change.
#pragma once

#include "core/data/products/product_store.h"
#include "core/domain/products/product_request.h"
#include "core/domain/products/variant_patch.h"
#include "core/services/context.h"

namespace onhire {

Result<void> checkReadOnly(Connection &connection, const Context &context, const LockedProduct &product,
                           const ProductRequest &request);
Result<void> checkReadOnly(Connection &connection, const Context &context, const LockedProduct &product,
                           const QString &variantSku, const VariantPatch &patch);

// A product and what it is to be given, as productDifferences() takes it.
void writeGiven(JsonWriter &json, const QString &productId, const ProductRequest &request);

} // namespace onhire
