// SPDX-License-Identifier: GPL-3.0-or-later
// The operation that shows what a billing group's next invoice will be.
#pragma once

#include "app/http/api/route.h"
#include "core/services/previews/group_invoice.h"

namespace onhire {

// As the invoice will be, byte for byte, less what is known only once it is issued: its id and number, its
// payment, its day and moment.
QByteArray documentOf(const InvoicePreview &preview, const Tenant &tenant);

Route invoicePreviewRoute();

} // namespace onhire
