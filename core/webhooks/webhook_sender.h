// SPDX-License-Identifier: GPL-3.0-or-later
// Tells receivers what happened: a background thread that makes events into deliveries and sends them until
// they arrive or have been tried often enough. Any number of processes may do so on one database. At least
// once, in any order.
//
// Everything that is due is in the database, and is looked for there twice a second. A process that dies leaves
// leases behind; when they run out somebody else sends what it had taken, under the same ids.
#pragma once

#include "core/webhooks/delivery_steps.h"

#include <QThread>

namespace onhire {

struct SenderOptions
{
    QString conninfo;
    SecretBox secrets;
    ExchangeRules rules = {};
    ClaimLimits limits = {};
    int mostUnderWay = 200;
    std::chrono::milliseconds beat{500}; // how late a new event may be sent
    std::chrono::milliseconds grace{3000}; // for what is under way when it is to end
};

class WebhookSender
{
public:
    WebhookSender(SenderOptions options, const Clock &clock);
    ~WebhookSender();
    WebhookSender(const WebhookSender &) = delete;
    WebhookSender &operator=(const WebhookSender &) = delete;

private:
    class Thread;
    std::unique_ptr<Thread> m_thread;
};

} // namespace onhire
