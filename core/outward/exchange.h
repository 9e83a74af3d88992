// SPDX-License-Identifier: GPL-3.0-or-later
// One request to an address that a stranger has chosen: a webhook, a store's feed. It connects to exactly the
// address that was checked, follows nothing, asks no proxy, repeats nothing, unpacks nothing, and takes in no
// more than it has to.
#pragma once

#include "core/base/clock.h"
#include "core/outward/answer_head.h"
#include "core/outward/exchange_rules.h"

#include <QTimer>

#include <vector>

namespace QCoro {
template <typename T>
class Task;
}

namespace onhire {

class OutwardCall;

// Deletes itself when it is through.
class Exchange final : public QObject
{
    Q_OBJECT

public:
    // `rules` and `clock` have to last until it has finished. Nothing is reported before the event loop runs.
    Exchange(ExchangeRequest request, const ExchangeRules &rules, const Clock &clock, QObject *parent);
    ~Exchange() override;

Q_SIGNALS:
    void finished(const onhire::ExchangeResult &result);

private:
    void begin();
    void resolved(const QList<QHostAddress> &addresses);
    QCoro::Task<void> callEach(QList<QHostAddress> addresses);
    QCoro::Task<void> call(const QHostAddress &address);
    void readHead();
    void read();
    void judgeEnd();
    void giveUp();
    bool isWhole() const;
    bool hasFlooded() const;
    void refuseFlood();
    void refuseTooLarge();
    void fail(const QString &error);
    void finish(ExchangeResult result);
    void hangUp();

    const ExchangeRequest m_request;
    const ExchangeRules &m_rules;
    const Clock &m_clock;
    const QDateTime m_start;
    const std::shared_ptr<Inflow> m_inflow; // watched longer than the rules last
    const Inflow::TimePoint m_begun = std::chrono::steady_clock::now();
    QTimer m_deadline;
    // one an address; each stays until nobody can be inside it
    std::vector<std::unique_ptr<OutwardCall>> m_calls;
    std::optional<AnswerHead> m_head;
    QByteArray m_body;
    qint64 m_drained = 0;
    bool m_isFinished = false;
};

} // namespace onhire
