// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/record/device_chain.h"

#include "core/base/calendar.h"
#include "ui/shared/text/record_values.h"
#include "ui/subscriptions/record/subscription_details.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

QList<DeviceSpell> deviceChainOf(const JsonValue &subscription, const QTimeZone &zone)
{
    const QList<JsonValue> replacements = subscription[u"replacementHistory"].elements();
    QList<DeviceSpell> chain;
    QDate from = QDate::fromString(subscription[u"startDate"].toString(), Qt::ISODate);
    for (const JsonValue &each : replacements) {
        const QDate on = dateIn(zone, momentFrom(each[u"replacedAt"]));
        // an entry names SKUs only where they differ
        if (each.has(u"oldSku")) {
            for (DeviceSpell &earlier : chain) {
                if (earlier.sku.isEmpty())
                    earlier.sku = each[u"oldSku"].toString();
            }
        }
        chain.append({each[u"oldSerialNumber"].toString(), each[u"oldSku"].toString(), from, on,
                      each[u"reason"].toString()});
        from = on;
    }
    const bool isOut = situationOf(subscription, {}).isDeviceOut();
    const QDate ended =
        subscription.has(u"endedAt") ? dateIn(zone, momentFrom(subscription[u"endedAt"])) : QDate();
    const QString sku = subscription[u"sku"].toString();
    for (DeviceSpell &earlier : chain) {
        if (earlier.sku.isEmpty())
            earlier.sku = sku;
    }
    chain.append({subscription[u"serialNumber"].toString(), sku, from, isOut ? QDate() : ended, {}});
    std::reverse(chain.begin(), chain.end());
    return chain;
}

} // namespace onhire
