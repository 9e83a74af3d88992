// SPDX-License-Identifier: GPL-3.0-or-later
// By what webhook endpoints, their deliveries and events may be filtered and sorted.
#pragma once

#include "core/data/lists/list_request.h"

namespace onhire {

const ListTable &webhookEndpointList();
const ListTable &webhookDeliveryList();
const ListTable &eventList();

} // namespace onhire
