// SPDX-License-Identifier: GPL-3.0-or-later
// How requests change products and their variants: the rules first, then all changes in a few statements. All
// are saved or none.
#pragma once

#include "core/data/products/product_store.h"
#include "core/services/products/products.h"

namespace onhire {

struct ProductChange
{
    std::optional<StoredProduct> product; // locked, or none is there yet
    const ProductRequest *request = nullptr;
    QString action; // of the audit log: product.update
};

// Within a transaction; the answer is in the order of the changes, which are of different products.
Result<QList<SavedProduct>> saveProducts(Connection &connection, const Context &context,
                                         const QList<ProductChange> &changes);
Result<SavedProduct> saveProduct(Connection &connection, const Context &context, const ProductChange &change);

} // namespace onhire
