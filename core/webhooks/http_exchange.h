// SPDX-License-Identifier: GPL-3.0-or-later
// One request to an address that a stranger has chosen: a webhook, a store's feed. A client of our own, for
// what it must not do matters more here than what it can: it connects to exactly the address that was checked,
// follows nothing, asks no proxy, repeats nothing, unpacks nothing, and reads no more than it has to.
#pragma once

#include "core/base/clock.h"
#include "core/domain/webhooks/webhook_request.h"
#include "core/webhooks/answer_body.h"

#include <QHostAddress>
#include <QSslConfiguration>
#include <QSslSocket>
#include <QTimer>
#include <QUrl>

#include <chrono>
#include <functional>

namespace onhire {

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
class HttpExchange final : public QObject
{
    Q_OBJECT

public:
    // `rules` and `clock` have to outlive it. Nothing is reported before the event loop runs.
    HttpExchange(ExchangeRequest request, const ExchangeRules &rules, const Clock &clock, QObject *parent);

Q_SIGNALS:
    void finished(const onhire::ExchangeResult &result);

private:
    void begin();
    void resolved(const QList<QHostAddress> &addresses);
    void connectToNext();
    void send();
    void failed(QAbstractSocket::SocketError error);
    void read();
    void readHead();
    void readBody(QByteArrayView bytes);
    void judgeBody(AnswerBody::State state);
    void drain();
    void finish(ExchangeResult result);
    void fail(const QString &error);
    void leave();
    QByteArray head() const;

    const ExchangeRequest m_request;
    const ExchangeRules &m_rules;
    const Clock &m_clock;
    const QDateTime m_start;
    QSslSocket m_socket;
    QTimer m_deadline;
    QList<QHostAddress> m_addresses; // still to be tried
    QByteArray m_received;
    qint64 m_drained = 0;
    std::optional<AnswerBody> m_body; // that is being read
    bool m_isSent = false;
    bool m_isFinished = false;
};

} // namespace onhire
