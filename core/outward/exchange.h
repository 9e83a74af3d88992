// SPDX-License-Identifier: GPL-3.0-or-later
// One request to an address that a stranger has chosen: a webhook, a store's feed. It connects to exactly the
// address that was checked, follows nothing, asks no proxy, repeats nothing, unpacks nothing, and takes in no
// more than it has to.
#pragma once

#include "core/base/clock.h"
#include "core/domain/webhooks/webhook_request.h"
#include "core/outward/answer_head.h"
#include "core/outward/inflow.h"

#include <QCoroTask>
#include <QHostAddress>
#include <QNetworkReply>
#include <QSslConfiguration>
#include <QTimer>
#include <QUrl>

#include <functional>
#include <memory>
#include <vector>

namespace onhire {

class Call;

// Calls `found` at any time later, with no address when there is none; not at all once `context` is gone.
using Resolver =
    std::function<void(const QString &host, QObject *context, std::function<void(QList<QHostAddress>)> found)>;
void resolveWithSystem(const QString &host, QObject *context, std::function<void(QList<QHostAddress>)> found);

struct ExchangeRules
{
    Resolver resolve = resolveWithSystem;
    PrivateTargets targets = PrivateTargets::Refuse;
    std::chrono::milliseconds patience =
        std::chrono::seconds(15); // until all is there that is wanted of the answer
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    std::shared_ptr<Inflow> inflow = std::make_shared<Inflow>(); // one for the whole process
};

struct ExchangeRequest
{
    QUrl url;
    QList<std::pair<QByteArray, QByteArray>> headers;
    QByteArray body;
    QByteArray method = "POST";
    std::optional<qint64> mostOfAnswer = {}; // read its body, up to this size; none: its head says all
};

struct ExchangeResult
{
    QDateTime at; // when it began
    std::chrono::milliseconds duration{};
    std::optional<int> status;
    QString error; // why there is no status
    std::optional<std::chrono::seconds> retryAfter;
    QByteArray body = {}; // of an answer 200, where it was asked for
    bool isTooLarge = false; // the body; then there is no status either
};

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
    QCoro::Task<> callEach(QList<QHostAddress> addresses);
    QCoro::Task<> call(const QHostAddress &address);
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
    QTimer m_watch;
    std::vector<std::unique_ptr<Call>> m_calls; // one an address; each stays until nobody can be inside it
    std::optional<AnswerHead> m_head;
    QByteArray m_body;
    qint64 m_drained = 0;
    bool m_isFinished = false;
    QCoro::Task<> m_story;
};

} // namespace onhire
