// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps hands off what a store decides: FIELD_READ_ONLY with every such field that a request would change. To
// send it as it is, as one does who reads a product and writes it back, is no change.
#pragma once

#include "core/domain/products/product_request.h"
#include "core/services/context.h"

namespace onhire {

// `after`: as the request wants it to be.
Result<void> checkReadOnly(const Context &context, const ProductRecord &before, const ProductRecord &after,
                           const ProductRequest &request);
Result<void> checkReadOnly(const Context &context, const ProductRecord &product, const VariantRecord &before,
                           const VariantRecord &after);

} // namespace onhire
