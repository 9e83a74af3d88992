// SPDX-License-Identifier: GPL-3.0-or-later
// What an order looks like in the API. The record itself is written by core/data/sql/orders/_record.sql; the
// tests hold every answer against this.
#pragma once

#include "core/base/schema.h"

namespace onhire {

Schema orderSchema();

} // namespace onhire
