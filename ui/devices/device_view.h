// SPDX-License-Identifier: GPL-3.0-or-later
// A device as the detail pane shows it.
#pragma once

#include "core/base/json_value.h"
#include "core/services/assets/asset_figures.h"
#include "ui/shared/links/link.h"
#include "ui/shared/text/text_format.h"

#include <functional>

namespace onhire {

class DetailPane;

struct DeviceDetails
{
    QString serial;
    int version = 0;
    JsonValue device;
    JsonValue subscription; // that holds it; null: none does
    AssetFigures figures;
    QList<JsonValue> history; // the oldest first

    QString status() const { return device[u"status"].toString(); }
};

// Everything that the pane shows, on a worker thread.
Result<DeviceDetails> readDevice(const Context &context, const QString &serial);

void showDeviceHead(DetailPane &pane, const DeviceDetails &details);
void showDeviceSections(DetailPane &pane, const DeviceDetails &details, const TextFormat &format,
                        const Tenant &tenant, const std::function<void(const Link &)> &follow);

} // namespace onhire
