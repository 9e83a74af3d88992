// SPDX-License-Identifier: GPL-3.0-or-later
// The subscriptions of a customer or of an order, a line each: the device, how the subscription stands, when it
// ends, what it brings a month, what its device cost, and how far that has paid for itself.
#pragma once

#include "core/domain/tenants/tenant.h"
#include "core/services/context.h"
#include "ui/shared/controls/card_table.h"
#include "ui/shared/links/link.h"
#include "ui/shared/text/text_format.h"

namespace onhire {

inline constexpr int MostSubscriptionsListed = 50;

// As the API shows them, the latest first. `filter`: customerId, orderId. On a worker thread.
Result<QList<JsonValue>> subscriptionsOf(const Context &context, const QString &filter, const QString &id);

class DetailSection;

class SubscriptionLines : public CardTable
{
    Q_OBJECT

public:
    SubscriptionLines(const TextFormat &format, const Tenant &tenant, QWidget *parent = nullptr);
    void add(const JsonValue &subscription);

Q_SIGNALS:
    void followed(const onhire::Link &link);

private:
    enum Column { Device, Serial, Status, Ends, Monthly, Cost, Collected, Recovered };
    void putLink(Column column, const QString &text, const QString &spoken, const Link &link);

    void addRecovery(const JsonValue &subscription);
    QLabel *amount(Money money);

    const TextFormat m_format;
    const Tenant m_tenant;
};

// Whose links the section follows.
void fillWithSubscriptions(DetailSection &section, const QList<JsonValue> &subscriptions,
                           const TextFormat &format, const Tenant &tenant);

} // namespace onhire
