// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of a stranger's address, by which rules, and what came of it.
#pragma once

#include "core/domain/webhooks/webhook_request.h"
#include "core/outward/inflow.h"

#include <QDateTime>
#include <QHostAddress>
#include <QSslConfiguration>
#include <QUrl>

#include <functional>
#include <memory>

namespace onhire {

// Calls `found` at any time later, with no address when there is none; not at all once `context` is gone.
using Resolver =
    std::function<void(const QString &host, QObject *context, std::function<void(QList<QHostAddress>)> found)>;
void resolveWithSystem(const QString &host, QObject *context, std::function<void(QList<QHostAddress>)> found);

struct ExchangeRules
{
    Resolver resolve = resolveWithSystem;
    PrivateTargets targets = PrivateTargets::Refuse;
    // until all is there that is wanted of the answer
    std::chrono::milliseconds patience = std::chrono::seconds(15);
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

} // namespace onhire
