// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/orders/order_sums.h"

#include "core/domain/orders/possible.h"

namespace onhire {

static qint64 countIn(const JsonValue &value)
{
    return value.toInteger().value_or(0);
}

static void addTo(QMap<QString, Money> &sums, const QString &currency, const JsonValue &amount, int exponent)
{
    const auto decimal = amount.toDecimal();
    const auto money = decimal ? Money::fromDecimal(*decimal, exponent) : std::nullopt;
    Money &sum = sums[currency];
    sum = Money::fromMinor(sum.minor() + money.value_or(Money()).minor());
}

static int openDevices(const JsonValue &order)
{
    const JsonValue &progress = order[u"rentalProgress"];
    return int(countIn(progress[u"totalDevices"]) - countIn(progress[u"rentedDevices"]));
}

int devicesToAssign(const JsonValue &order)
{
    const auto status = orderStatusNamed(order[u"status"].toString());
    return status ? unitsToAssign(*status, openDevices(order)) : 0;
}

static int devicesToConfirm(const JsonValue &order)
{
    const auto status = orderStatusNamed(order[u"status"].toString());
    return status && canConfirm(*status) ? openDevices(order) : 0;
}

OrderSums sumsOfOrders(const QList<JsonValue> &orders, int exponent)
{
    OrderSums sums;
    for (const JsonValue &order : orders) {
        const JsonValue &totals = order[u"totals"];
        addTo(sums.monthly, totals[u"currency"].toString(), totals[u"subtotal"], exponent);
        sums.devices += countIn(totals[u"totalDevices"]);
        sums.toAssign += devicesToAssign(order);
        sums.toConfirm += devicesToConfirm(order);
    }
    return sums;
}

QMap<QString, Money> monthlyOfSubscriptions(const QList<JsonValue> &subscriptions, const QString &currency,
                                            int exponent)
{
    QMap<QString, Money> monthly;
    for (const JsonValue &each : subscriptions) {
        const QString own = each[u"currency"].toString();
        if (each[u"status"].toString() == u"active")
            addTo(monthly, own.isEmpty() ? currency : own, each[u"monthlyAmount"], exponent);
    }
    return monthly;
}

} // namespace onhire
