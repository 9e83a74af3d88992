// SPDX-License-Identifier: GPL-3.0-or-later
// The shape of a payment as the API shows it; core/data/sql/payments/_record.sql writes it.
#pragma once

#include "core/base/schema.h"

namespace onhire {

Schema paymentLineSchema();
Schema paymentSchema();

} // namespace onhire
