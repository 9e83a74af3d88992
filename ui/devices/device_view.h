// SPDX-License-Identifier: GPL-3.0-or-later
// A device as the detail pane shows it.
#pragma once

#include "core/data/tenants/tenant_store.h"
#include "core/services/assets/asset_figures.h"
#include "ui/shared/actions/record_action.h"
#include "ui/shared/pages/record_head.h"
#include "ui/shared/pages/section_place.h"
#include "ui/shared/text/text_format.h"

namespace onhire {

// The member of a device's record that holds the subscription it is out for, as far as it was read.
inline constexpr QStringView HolderOfDevice = u"holder";

struct DeviceDetails
{
    ShownRecord record;
    JsonValue subscription = {}; // that holds it, or that it came back from; null: there is none
    JsonValue customer = {}; // who has it, or had it
    AssetFigures figures = {};
    QList<JsonValue> history = {}; // the oldest first

    bool isHeld() const { return record.value.has(u"rentalId"); }
    QByteArray content() const; // everything that is shown
};

// Everything that the pane shows, on a worker thread.
Result<DeviceDetails> readDevice(const Context &context, const QString &serial);

HeadWords deviceHead(const ShownRecord &device);

struct DeviceView
{
    TextFormat format;
    TenantPointer tenant;

    void show(SectionPlace &place, const DeviceDetails &details) const;
};

} // namespace onhire
