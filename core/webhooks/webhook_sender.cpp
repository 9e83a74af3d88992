// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/webhook_sender.h"

#include "core/webhooks/sending_round.h"

namespace onhire {

class WebhookSender::Thread final : public QThread
{
public:
    Thread(SenderOptions options, const Clock &clock) : m_options(std::move(options)), m_clock(clock)
    {
        m_inside.moveToThread(this);
        start();
    }

    ~Thread() override
    {
        QMetaObject::invokeMethod(
            &m_inside, [this] { m_round->end(); }, Qt::QueuedConnection);
        wait();
    }

protected:
    void run() override
    {
        SendingRound round(m_options, m_clock);
        m_round = &round;
        connect(&round, &SendingRound::ended, &m_inside, [this] { quit(); });
        round.begin();
        exec();
    }

private:
    const SenderOptions m_options;
    const Clock &m_clock;
    QObject m_inside; // lives in the thread, so that calls can be sent there
    SendingRound *m_round = nullptr;
};

WebhookSender::WebhookSender(SenderOptions options, const Clock &clock)
    : m_thread(std::make_unique<Thread>(std::move(options), clock))
{
}

WebhookSender::~WebhookSender() = default;

} // namespace onhire
