// SPDX-License-Identifier: GPL-3.0-or-later
// Protects what a store decides: FIELD_READ_ONLY with every such field that a request would change. Sending a
// field unchanged, as a client does that reads a product and writes it back, is allowed.
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
