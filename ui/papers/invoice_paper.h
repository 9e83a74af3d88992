// SPDX-License-Identifier: GPL-3.0-or-later
// An invoice as its customer gets it: the PDF that is kept, to be saved or printed.
#pragma once

#include "ui/shared/workplace/workplace.h"

namespace onhire {

class Page;

void showInvoice(const Workplace &workplace, const QString &invoiceId, const QString &number, Page &page);

} // namespace onhire
