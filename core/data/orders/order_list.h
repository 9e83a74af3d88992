// SPDX-License-Identifier: GPL-3.0-or-later
// What orders may be filtered and sorted by.
#pragma once

#include "core/data/lists/list_request.h"

namespace onhire {

const ListTable &orderList();

} // namespace onhire
