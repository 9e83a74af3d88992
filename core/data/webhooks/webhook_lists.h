// SPDX-License-Identifier: GPL-3.0-or-later
// What webhook endpoints, their deliveries and events may be filtered and sorted by.
#pragma once

#include "core/data/lists/list_request.h"

namespace onhire {

const ListTable &webhookEndpointList();
const ListTable &webhookDeliveryList();
const ListTable &eventList();

} // namespace onhire
