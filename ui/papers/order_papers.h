// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed for orders.
#pragma once

#include "ui/shared/actions/record_action.h"
#include "ui/shared/workplace/workplace.h"

namespace onhire {

class Page;

// With the short code of each as a barcode, which the scan desk reads.
void printOrderLabels(const Workplace &workplace, const ShownRecords &orders, Page &page);

void printPackingLists(const Workplace &workplace, const ShownRecords &orders, Page &page);

// Makes the contract as the API does, and keeps it among the order's files: to be saved, or printed.
void makeContract(const Workplace &workplace, const QString &orderId, Page &page);

} // namespace onhire
