// SPDX-License-Identifier: GPL-3.0-or-later
// The number of an invoice or a credit note: its year, and its place in that year's series, such as
// 2026-000042.
#pragma once

#include <QStringView>

namespace onhire {

bool isInvoiceNumber(QStringView text);

} // namespace onhire
