// SPDX-License-Identifier: GPL-3.0-or-later
// One request on its way to one address, through a QNetworkAccessManager of its own: a manager keeps
// connections, and a request that meets one which is just being closed is lost; it holds at most six to a host,
// so receivers that hang would hold up others there; and what goes wrong with one request fails those that wait
// behind it.
#pragma once

#include "core/outward/inflow.h"
#include "core/outward/one_time_body.h"

#include <QHostAddress>
#include <QNetworkAccessManager>
#include <QNetworkReply>

#include <memory>

namespace onhire {

struct ExchangeRequest;
struct ExchangeRules;

class OutwardCall final : public QObject
{
    Q_OBJECT

public:
    OutwardCall(const ExchangeRequest &request, const ExchangeRules &rules, const QHostAddress &address);

    QNetworkReply &reply() { return *m_reply; }
    bool mayHaveArrived() const; // and so must not be sent again
    const Peer &peer() const { return m_expectation.peer; }
    QString whyThereIsNoAnswer() const;

private:
    const bool m_isTls;
    const Inflow::Expectation m_expectation;
    OneTimeBody m_body; // outlives the reply
    QNetworkAccessManager m_manager;
    QNetworkReply *m_reply = nullptr; // the manager's
    bool m_isSent = false;
};

} // namespace onhire
