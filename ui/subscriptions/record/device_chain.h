// SPDX-License-Identifier: GPL-3.0-or-later
// Which devices a contract has had, one after the other, as its record tells.
#pragma once

#include "core/base/json_value.h"

#include <QDate>
#include <QList>
#include <QTimeZone>

namespace onhire {

struct DeviceSpell
{
    QString serialNumber, sku;
    QDate from;
    QDate until; // invalid: it is still out
    QString replacedFor; // the reason; empty: it was not replaced
};

// The latest first.
QList<DeviceSpell> deviceChainOf(const JsonValue &subscription, const QTimeZone &zone);

} // namespace onhire
