// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/record/subscription_details.h"

#include "core/base/id.h"
#include "core/services/customers/customers.h"
#include "core/services/figures/figures.h"
#include "core/services/moment.h"
#include "ui/shared/history/change_words.h"
#include "ui/shared/text/contract_days.h"
#include "ui/shared/text/customer_name.h"
#include "ui/shared/text/record_values.h"
#include "ui/shared/text/texts.h"
#include "ui/subscriptions/record/subscription_words.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

} // namespace

SubscriptionSituation situationOf(const JsonValue &subscription, QDate today)
{
    const JsonValue &ending = subscription[u"ending"];
    return {.status = subscriptionStatusNamed(subscription[u"status"].toString())
                          .value_or(SubscriptionStatus::EndedCompleted),
            .ending = endingTypeNamed(ending[u"type"].toString()),
            .returnDue = subscription[u"returnDue"].toBool(),
            .end = QDate::fromString(subscription[u"endDate"].toString(), Qt::ISODate),
            .today = today};
}

SubscriptionSituation SubscriptionDetails::situation() const
{
    return situationOf(value, today);
}

QByteArray SubscriptionDetails::aroundIt() const
{
    QByteArray content = upgradedFrom.toJson();
    if (upgrade)
        content += (upgrade->orderId + nameOf(upgrade->orderStatus) + upgrade->serialNumber).toUtf8();
    return content;
}

StatusLook SubscriptionDetails::look() const
{
    return lookOfSubscription(value);
}

QString SubscriptionDetails::code() const
{
    return shortCodeOf(id);
}

QString SubscriptionDetails::customerName() const
{
    return customer.isNull() ? text(u"customerName") : nameOfCustomer(customer);
}

Result<SubscriptionDetails> readSubscriptionDetails(const Context &context, const QString &id)
{
    SubscriptionDetails details{.id = id};
    ONHIRE_ASSIGN(details.outlook, outlookOf(context, id));
    ONHIRE_ASSIGN(details.history, historyOf(context, id, toldMembers()));
    details.version = details.outlook.record.version;
    details.value = valueOf(details.outlook.record);
    details.today = todayOf(context);
    if (const auto &state = details.outlook.state;
        details.value[u"hasReachedBreakeven"].toBool() && state.acquisitionCost) {
        ONHIRE_ASSIGN(const auto since, recoveredSince(context, id, *state.acquisitionCost));
        details.recoveredSince = since.value_or(QDate());
    }
    ONHIRE_ASSIGN(const Record customer, findCustomer(context, details.text(u"customerId")));
    details.customer = valueOf(customer);
    ONHIRE_ASSIGN(details.upgrade, upgradeOf(context, id));
    if (const QString before = details.text(u"upgradeFromRentalId"); !before.isEmpty()) {
        ONHIRE_ASSIGN(const Record upgraded, findSubscription(context, before));
        details.upgradedFrom = valueOf(upgraded);
    }
    return details;
}

bool isEarlyReturnRequested(const JsonValue &subscription)
{
    return subscription.has(u"earlyReturnRequest");
}

QString pressingText(const SubscriptionSituation &situation, const TextFormat &format, bool withDay)
{
    if (situation.returnDue)
        return SubscriptionTexts::tr("the device must be returned");
    if (!situation.isPressing())
        return {};
    const int days = int(situation.today.daysTo(situation.end));
    const QString day = format.fullDay(situation.end);
    if (days < 0)
        return SubscriptionTexts::tr("ended on %1").arg(day);
    if (days == 0)
        return SubscriptionTexts::tr("ends today");
    return withDay ? SubscriptionTexts::tr("ends in %Ln days, on %1", nullptr, days).arg(day)
                   : SubscriptionTexts::tr("ends in %Ln days", nullptr, days);
}

static QString upgradeText(const SubscriptionDetails &details, const TextFormat &format, bool withDay)
{
    const QDate day = agreedReturnOf(details.value);
    return withDay ? SubscriptionTexts::tr("upgrade agreed, device back by %1").arg(format.fullDay(day))
                   : SubscriptionTexts::tr("upgrade agreed");
}

QList<HeadFact> pressingFacts(const SubscriptionDetails &details, const TextFormat &format, bool withDay)
{
    QList<HeadFact> facts;
    if (details.awaitsUpgrade())
        facts.append({.text = upgradeText(details, format, withDay), .tone = Tone::Accent});
    if (isEarlyReturnRequested(details.value))
        facts.append({.text = SubscriptionTexts::tr("early return requested"), .tone = Tone::Warn});
    if (const QString pressing = pressingText(details.situation(), format, withDay); !pressing.isEmpty())
        facts.append({.text = pressing, .tone = Tone::Warn});
    return facts;
}

QList<HeadFact> factsOf(const SubscriptionDetails &details, const TextFormat &format)
{
    const QString order = details.text(u"orderId"), serial = details.text(u"serialNumber");
    QList<HeadFact> facts{
        {.text = leftToRight(details.code()), .isCode = true},
        {SubscriptionTexts::tr("Customer"), details.customerName(), linkTo(details.text(u"customerId"))},
        {SubscriptionTexts::tr("Device"), serial, linkToDevice(serial), true},
        {SubscriptionTexts::tr("Order"), shortCodeOf(order), linkTo(order), true},
    };
    facts += pressingFacts(details, format, true);
    return facts;
}

} // namespace onhire
