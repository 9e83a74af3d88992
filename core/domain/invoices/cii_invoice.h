// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/invoices/e_invoice.h"

#include <QByteArray>

namespace onhire {

// In UN/CEFACT's syntax D16B, a CrossIndustryInvoice: what Factur-X and ZUGFeRD put into PDFs.
QByteArray ciiInvoice(const EInvoice &invoice);

} // namespace onhire
