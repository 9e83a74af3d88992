// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed for devices.
#pragma once

#include "ui/shared/actions/record_action.h"
#include "ui/shared/printing/label_template.h"
#include "ui/shared/workplace/workplace.h"

namespace onhire {

class Page;

// With the serial number of each as a barcode: of devices, or of those of subscriptions.
Result<QList<LabelContent>> deviceLabels(const Context &context, const ShownRecords &devices);
void printDeviceLabels(const Workplace &workplace, const ShownRecords &devices, Page &page);

// One for each record that names a subscription: devices that are out, or subscriptions themselves.
void printReturnSlips(const Workplace &workplace, const ShownRecords &records, Page &page);

} // namespace onhire
