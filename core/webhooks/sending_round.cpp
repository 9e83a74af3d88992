// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/sending_round.h"

#include "core/domain/webhooks/webhook_signature.h"
#include "core/outward/exchange.h"

#include <QLoggingCategory>

#include <algorithm>

Q_LOGGING_CATEGORY(lcWebhooks, "onhire.webhooks")

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {
namespace {

constexpr auto Breath = 5ms; // in which results gather, so that they are written down together
constexpr int MostOfOneTenant = 50; // in one round

// What one tenant may have under way: others find room whoever it is that does not answer.
int mostOfOneTenant(const SenderOptions &options)
{
    return std::max(1, options.mostUnderWay / 2);
}

ExchangeRequest requestFor(const DueDelivery &due, const QDateTime &now)
{
    const WebhookMessage message{due.eventId.toLatin1(), now, due.body};
    return {due.url,
            {{"Content-Type", "application/json"},
             {"webhook-id", message.id},
             {"webhook-timestamp", webhookTimestamp(message)},
             {"webhook-signature", webhookSignature(message, due.secrets)}},
            due.body};
}

} // namespace

SendingRound::SendingRound(const SenderOptions &options, const Clock &clock)
    : m_options(options), m_clock(clock), m_database(options.conninfo)
{
    m_soon.setSingleShot(true);
    connect(&m_beat, &QTimer::timeout, this, &SendingRound::run);
    connect(&m_soon, &QTimer::timeout, this, &SendingRound::run);
}

void SendingRound::begin()
{
    m_beat.start(m_options.beat);
    m_soon.start(0);
}

void SendingRound::run()
{
    m_soon.stop();
    settle();
    if (!m_isEnding)
        takeDue();
    else if (m_underWay.isEmpty())
        leave();
}

// What cannot be written down now is tried again; at worst its lease runs out, and it is sent once more.
void SendingRound::settle()
{
    for (auto results = m_unsettled.begin(); results != m_unsettled.end();) {
        const auto settled = settleAttempts(m_database, m_clock, results.key(), results.value());
        if (!settled)
            qCWarning(lcWebhooks).noquote() << "attempts not written down:" << settled.error().detail;
        if (settled || !settled.error().transient)
            results = m_unsettled.erase(results);
        else
            ++results;
    }
}

void SendingRound::takeDue()
{
    const auto tenants = busyTenants(m_database.connection(), m_clock.now());
    if (!tenants || tenants->isEmpty())
        return;
    int taken = 0;
    const qsizetype first = m_firstTenant++ % tenants->size();
    for (qsizetype i = 0; i < tenants->size(); ++i)
        taken += takeDueOf((*tenants)[(first + i) % tenants->size()]);
    if (taken > 0 && m_underWay.size() < m_options.mostUnderWay)
        m_soon.start(Breath);
}

// Answers how much there was to do.
int SendingRound::takeDueOf(const QString &tenantId)
{
    const QDateTime now = m_clock.now();
    const auto distributed = distributeEvents(m_database, tenantId, now);
    const auto own = std::ranges::count(m_underWay, tenantId, &DueDelivery::tenantId);
    const int room = std::min({MostOfOneTenant, m_options.mostUnderWay - int(m_underWay.size()),
                               mostOfOneTenant(m_options) - int(own)});
    if (!distributed || room <= 0)
        return 0;
    const auto due =
        claimDeliveries(m_database.connection(), m_options.secrets, tenantId, now, room, m_options.limits);
    if (!due)
        return *distributed;
    for (const DueDelivery &delivery : *due)
        send(delivery);
    return *distributed + int(due->size());
}

void SendingRound::send(const DueDelivery &due)
{
    m_underWay.insert(due.deliveryId, due);
    if (due.secrets.isEmpty())
        return noteResult(
            due, {.at = m_clock.now(), .error = u"The endpoint's secret cannot be read: rotate it."_s});
    auto *post = new Exchange(requestFor(due, m_clock.now()), m_options.rules, m_clock, this);
    connect(post, &Exchange::finished, this,
            [this, due](const ExchangeResult &result) { noteResult(due, result); });
}

void SendingRound::noteResult(const DueDelivery &due, const ExchangeResult &result)
{
    m_underWay.remove(due.deliveryId);
    m_unsettled[due.tenantId].append({due, result});
    if (!m_soon.isActive())
        m_soon.start(Breath);
}

void SendingRound::end()
{
    m_isEnding = true;
    QTimer::singleShot(m_options.grace, this, &SendingRound::leave);
    m_soon.start(0);
}

// What has not come back is given back, so that nobody has to wait for the lease to run out.
void SendingRound::leave()
{
    m_beat.stop();
    settle();
    QHash<QString, QStringList> open;
    for (const DueDelivery &due : std::as_const(m_underWay))
        open[due.tenantId] += due.deliveryId;
    for (auto tenant = open.begin(); tenant != open.end(); ++tenant)
        (void)releaseDeliveries(m_database.connection(), tenant.key(), tenant.value());
    m_underWay.clear();
    Q_EMIT ended();
}

} // namespace onhire
