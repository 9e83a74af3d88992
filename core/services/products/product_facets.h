// SPDX-License-Identifier: GPL-3.0-or-later
// What the table of products can be filtered by.
#pragma once

#include "core/services/context.h"

#include <QStringList>

namespace onhire {

struct ProductFacets
{
    QStringList categories, brands;
};
Result<ProductFacets> productFacets(const Context &context);

} // namespace onhire
