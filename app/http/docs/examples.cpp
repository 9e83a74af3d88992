// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/docs/examples.h"

#include "core/base/json_reader.h"
#include "core/services/demo/documented.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

using namespace documented;

// Where nothing else is said below: records that the example leaves as they are, or that may be changed twice.
QLatin1StringView usualValue(const QString &parameter)
{
    static const QHash<QString, QLatin1StringView> values{
        {u"orderId"_s, PendingOrder},      {u"customerId"_s, BusinessCustomer},
        {u"productId"_s, OldProduct},      {u"variantId"_s, OldVariant},
        {u"serialNumber"_s, StoredDevice}, {u"subscriptionId"_s, KeptRental},
        {u"paymentId"_s, PendingPayment},  {u"billingGroupId"_s, Group},
        {u"rentalId"_s, LeavingRental},    {u"invoiceId"_s, Invoice},
    };
    return values.value(parameter);
}

// A record of its own for each operation that uses it up.
QLatin1StringView ownValue(QLatin1StringView operation)
{
    static const QHash<QLatin1StringView, QLatin1StringView> values{
        {"deleteCustomer"_L1, SpareCustomer},        {"cancelOrder"_L1, CancellableOrder},
        {"closeOrderRemainder"_L1, PartialOrder},    {"deleteAsset"_L1, RetiredDevice},
        {"returnAsset"_L1, OverdueDevice},           {"extendSubscription"_L1, ExtendedRental},
        {"upgradeSubscription"_L1, UpgradedRental},  {"replaceDevice"_L1, ReplacedRental},
        {"buyOutSubscription"_L1, BoughtRental},     {"returnEarly"_L1, GivenBackRental},
        {"cancelSubscription"_L1, CancelledRental},  {"endSubscription"_L1, OverRental},
        {"markPaymentFailed"_L1, FailingPayment},    {"cancelPayment"_L1, CancellablePayment},
        {"retryPayment"_L1, FailedPayment},          {"deleteBillingGroup"_L1, SpareGroup},
        {"refundPayment"_L1, PaidPayment},           {"writeOffPayment"_L1, LostPayment},
        {"chargePaymentAgain"_L1, CalledOffPayment},
    };
    return values.value(operation);
}

QLatin1StringView makerOf(const QString &parameter)
{
    static const QHash<QString, QLatin1StringView> makers{
        {u"fileId"_s, "generateContract"_L1},
        {u"webhookEndpointId"_s, "createWebhookEndpoint"_L1},
        {u"webhookDeliveryId"_s, "testWebhookEndpoint"_L1},
        {u"keyId"_s, "createApiKey"_L1},
    };
    return makers.value(parameter);
}

} // namespace

QList<PathExample> pathExamples(const Route &route)
{
    QList<PathExample> examples;
    for (const QString &parameter : pathParametersOf(route)) {
        const QLatin1StringView own = ownValue(route.operation);
        const QLatin1StringView value = own.isEmpty() ? usualValue(parameter) : own;
        examples.append({parameter, QByteArray(value.data(), value.size()), makerOf(parameter)});
    }
    return examples;
}

QByteArray exampleBody(const Route &route)
{
    if (route.example.isEmpty() || route.mediaTypes.constFirst() == "application/json")
        return route.example;
    const auto text = readJson(route.example);
    return text ? text->toString().toUtf8() : QByteArray();
}

} // namespace onhire
