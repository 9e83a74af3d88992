// SPDX-License-Identifier: GPL-3.0-or-later
// What an invoice or a credit note says. HTML as far as QTextDocument knows it; every text of others is
// escaped.
#pragma once

#include "core/base/json_value.h"
#include "core/services/documents/document_maker.h"

namespace onhire {

DocumentPages invoicePages(const JsonValue &invoice); // its record

} // namespace onhire
