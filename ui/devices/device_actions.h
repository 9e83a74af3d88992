// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with devices, declared once.
#pragma once

#include "ui/shared/actions/record_action.h"

namespace onhire {

// What the page does itself.
struct DeviceHandlers
{
    std::function<void(const ShownRecord &)> edit, takeBack;
    std::function<void(const ShownRecords &)> printLabels, printReturnSlips;
};

QList<RecordAction> deviceActions(const DeviceHandlers &handlers);

// The id of the action that comes next for a device of this status.
QString nextDeviceAction(const JsonValue &device);

} // namespace onhire
