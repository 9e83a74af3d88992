// SPDX-License-Identifier: GPL-3.0-or-later
// One POST to an address that a stranger has chosen. A client of our own, for what it must not do matters more
// here than what it can: it connects to exactly the address that was checked, follows nothing, asks no proxy,
// repeats nothing, unpacks nothing, and reads no more than it has to.
#pragma once

#include "core/base/clock.h"
#include "core/domain/webhooks/webhook_request.h"

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

struct PostRules
{
    Resolver resolve = resolveWithSystem;
    PrivateTargets targets = PrivateTargets::Refuse;
    std::chrono::milliseconds patience = std::chrono::seconds(15); // until the head of the answer is there
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
};

struct PostRequest
{
    QUrl url;
    QList<std::pair<QByteArray, QByteArray>> headers;
    QByteArray body;
};

struct PostResult
{
    QDateTime at; // when it began
    std::chrono::milliseconds duration{};
    std::optional<int> status;
    QString error; // why there is no status
    std::optional<std::chrono::seconds> retryAfter;
};

// Deletes itself when it is through.
class HttpPost final : public QObject
{
    Q_OBJECT

public:
    // `rules` and `clock` have to outlive it. Nothing is reported before the event loop runs.
    HttpPost(PostRequest request, const PostRules &rules, const Clock &clock, QObject *parent);

Q_SIGNALS:
    void finished(const onhire::PostResult &result);

private:
    void begin();
    void resolved(const QList<QHostAddress> &addresses);
    void connectToNext();
    void send();
    void failed(QAbstractSocket::SocketError error);
    void read();
    void readHead();
    void drain();
    void finish(PostResult result);
    void fail(const QString &error);
    void leave();
    QByteArray head() const;

    const PostRequest m_request;
    const PostRules &m_rules;
    const Clock &m_clock;
    const QDateTime m_start;
    QSslSocket m_socket;
    QTimer m_deadline;
    QList<QHostAddress> m_addresses; // still to be tried
    QByteArray m_received;
    qint64 m_drained = 0;
    bool m_isSent = false;
    bool m_isFinished = false;
};

} // namespace onhire
