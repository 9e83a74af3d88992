// SPDX-License-Identifier: GPL-3.0-or-later
// A tenant in a database of its own where things happen of which receivers are told: what tests of webhooks
// begin with.
#pragma once

#include "core/data/cluster/cluster_address.h"
#include "core/data/tenants/tenant_store.h"
#include "core/webhooks/webhook_sender.h"
#include "tests/support/shifted_clock.h"

#include <QTemporaryDir>

namespace onhire::test {

class WebhookOffice
{
public:
    WebhookOffice();

    Context context() { return {database, tenant, {}, {}, clock}; }

    IssuedWebhook endpoint(const QByteArray &url, const QStringList &events = {QStringLiteral("*")});
    void happen(int times = 1); // each time a product is created
    std::unique_ptr<WebhookSender> sender(ExchangeRules rules = {.targets = PrivateTargets::Allow});

    // The first column of the first row, seen by one who may see everything.
    QString look(const QString &sql) const;
    QString status(const QByteArray &eventId) const; // of the delivery
    int count(const QString &status) const; // of deliveries
    bool waitFor(const QString &status, int deliveries, int milliseconds = 10'000) const;
    // How long after now the only pending delivery is to be tried again; negative when none is.
    std::chrono::milliseconds untilNextAttempt() const;

    const ClusterAddress address;
    Database database;
    ShiftedClock clock;
    TenantPointer tenant;
    QTemporaryDir folder;
    SecretBox box;

private:
    int m_products = 0;
};

} // namespace onhire::test
