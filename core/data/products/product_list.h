// SPDX-License-Identifier: GPL-3.0-or-later
// What products and variants may be filtered and sorted by.
#pragma once

#include "core/data/lists/list_request.h"

namespace onhire {

const ListTable &productList();
const ListTable &productSummaryList();
const ListTable &variantList();

} // namespace onhire
