// SPDX-License-Identifier: GPL-3.0-or-later
// What subscriptions may be filtered and sorted by.
#pragma once

#include "core/data/lists/list_request.h"

namespace onhire {

const ListTable &subscriptionList();

} // namespace onhire
