// SPDX-License-Identifier: GPL-3.0-or-later
// What orders and subscriptions that somebody has chosen come to together, as their records say it.
#pragma once

#include "core/base/json_value.h"
#include "core/base/money.h"

#include <QMap>

namespace onhire {

int devicesToAssign(const JsonValue &order); // now; of a pending one none

struct OrderSums
{
    QMap<QString, Money> monthly; // by currency, without tax
    qint64 devices = 0;
    qint64 toAssign = 0;
    qint64 toConfirm = 0; // devices of orders that wait for that first
};
OrderSums sumsOfOrders(const QList<JsonValue> &orders, int exponent);

// By currency, of those that are active; `currency`: of a record that names none.
QMap<QString, Money> monthlyOfSubscriptions(const QList<JsonValue> &subscriptions, const QString &currency,
                                            int exponent);

} // namespace onhire
