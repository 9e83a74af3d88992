// SPDX-License-Identifier: GPL-3.0-or-later
// Parts that invoices and their previews share.
#pragma once

#include "core/base/schema.h"

namespace onhire {

Schema invoiceRecipientSchema();
Schema invoiceSellerSchema();

} // namespace onhire
