// SPDX-License-Identifier: GPL-3.0-or-later
// The way of every change to a product and its variants, made by a request: one statement, with the rules
// before it.
#pragma once

#include "core/data/products/product_store.h"
#include "core/services/products/products.h"

namespace onhire {

// `product` is locked, or none is there yet. Within a transaction.
Result<SavedProduct> saveProduct(Connection &connection, const Context &context,
                                 const std::optional<LockedProduct> &product, const ProductRequest &request,
                                 const QString &change);

} // namespace onhire
