// SPDX-License-Identifier: GPL-3.0-or-later
// What products and variants look like in the API. The records themselves are written by
// core/data/sql/products/_record.sql and core/data/sql/variants/_record.sql; the tests hold every answer
// against this.
#pragma once

#include "core/base/schema.h"

namespace onhire {

Schema productSchema();
Schema variantSchema();

} // namespace onhire
