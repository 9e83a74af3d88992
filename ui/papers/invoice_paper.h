// SPDX-License-Identifier: GPL-3.0-or-later
// An invoice as its customer gets it: the PDF that is kept, to be saved or printed.
#pragma once

#include "ui/shared/workplace/workplace.h"

namespace onhire {

class Page;

// The paper is made and kept when it is first opened.
bool mayOpenInvoices(const Workplace &workplace);
void showInvoice(const Workplace &workplace, const QString &invoiceId, const QString &number, Page &page);

} // namespace onhire
