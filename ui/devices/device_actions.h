// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with devices, and which of it is the next step.
#pragma once

#include "core/domain/assets/asset_patch.h"
#include "ui/shared/actions/record_action.h"

#include <QDate>

namespace onhire {

// What only the screen can do: it has the forms and the printers.
struct DeviceDoors
{
    std::function<void(const ShownRecord &device)> edit = {}, takeBack = {}, inspect = {};
    std::function<void(const ShownRecords &devices)> inspectMany = {}, printLabels = {}, printReturnSlips = {};
    std::function<QDate()> today = {};
};

QList<RecordAction> deviceActions(const DeviceDoors &doors);

// What was found out about several devices that are back, told of each of them.
RecordAction inspectionOf(const AssetPatch &found);

QString nextStepOfDevice(const JsonValue &device, QDate today); // the id of an action

} // namespace onhire
