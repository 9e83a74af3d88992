// SPDX-License-Identifier: GPL-3.0-or-later
// A subscription with what its screens show of it, and what its head says wherever it stands.
#pragma once

#include "core/base/json_value.h"
#include "core/domain/subscriptions/possible.h"
#include "core/domain/tenants/tenant.h"
#include "core/services/audit/history.h"
#include "core/services/previews/outlook.h"
#include "core/services/subscriptions/payment_lines.h"
#include "core/services/subscriptions/upgrade_of.h"
#include "ui/shared/pages/record_head.h"
#include "ui/shared/text/text_format.h"

namespace onhire {

struct SubscriptionDetails
{
    QString id;
    int version = 0;
    JsonValue value; // as the API shows it
    JsonValue customer = {}; // likewise
    SubscriptionOutlook outlook;
    QList<HistoryEntry> history;
    QList<PaymentLine> payments = {}; // with tax and invoices; empty where they may not be seen
    std::optional<UpgradeGoal> upgrade = {}; // agreed, or done
    JsonValue upgradedFrom = {}; // the subscription before; null: none
    QDate today = {};
    QDate recoveredSince = {}; // invalid: the device's cost is not recovered

    QString text(QStringView member) const { return value[member].toString(); }
    SubscriptionSituation situation() const;
    bool awaitsUpgrade() const { return situation().ending == EndingType::Upgrade; }
    QByteArray aroundIt() const; // what is shown of the subscriptions before and after
    StatusLook look() const;
    QString code() const; // K7QX-2M4
    QString customerName() const;
};

// On a worker thread.
Result<SubscriptionDetails> readSubscriptionDetails(const Context &context, const QString &id);

SubscriptionSituation situationOf(const JsonValue &subscription, QDate today);

bool isEarlyReturnRequested(const JsonValue &subscription); // and not answered yet

// Ends in 50 days; empty when nothing presses.
QString pressingText(const SubscriptionSituation &situation, const TextFormat &format, bool withDay);

// What presses, for heads of panes and pages.
QList<HeadFact> pressingFacts(const SubscriptionDetails &details, const TextFormat &format, bool withDay);

// The line below the head of its page: all that belongs to it, as links.
QList<HeadFact> factsOf(const SubscriptionDetails &details, const TextFormat &format);

} // namespace onhire
