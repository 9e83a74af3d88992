// SPDX-License-Identifier: GPL-3.0-or-later
// What the table of products can be filtered by.
#pragma once

#include "core/data/products/product_store.h"
#include "core/services/context.h"

namespace onhire {

Result<ProductFacets> productFacets(const Context &context);

} // namespace onhire
