// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/invoices/e_invoice.h"

#include <QByteArray>

namespace onhire {

// In the Universal Business Language 2.1: an Invoice or a CreditNote.
QByteArray ublInvoice(const EInvoice &invoice);

} // namespace onhire
