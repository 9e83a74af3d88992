// SPDX-License-Identifier: GPL-3.0-or-later
// What webhook endpoints, their deliveries and events look like in the API. The records are written by
// core/data/sql/webhooks/_endpoint.sql, _delivery.sql and events/_record.sql.
#pragma once

#include "core/base/schema.h"

namespace onhire {

Schema webhookEndpointSchema();
Schema webhookDeliverySchema();
Schema eventSchema(); // also the body of every webhook

} // namespace onhire
