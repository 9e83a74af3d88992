// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outward/exchange.h"

#include "core/domain/webhooks/public_address.h"
#include "core/outward/call.h"
#include "core/outward/host_lookup.h"

#include <QCoroNetworkReply>
#include <QCoroTask>
#include <QPointer>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {
namespace {

constexpr qint64 MostToDrain = 64 * 1024;
constexpr auto DrainFor = 2s;
constexpr auto TimeToCut = 100ms; // by then it is seen that too much comes

bool isAllowed(const QHostAddress &address, PrivateTargets targets)
{
    const auto parsed = parseAddress(address.toString());
    return parsed && (targets == PrivateTargets::Allow || isPublicAddress(*parsed));
}

} // namespace

void resolveWithSystem(const QString &host, QObject *context, std::function<void(QList<QHostAddress>)> found)
{
    new HostLookup(host, context, std::move(found));
}

Exchange::Exchange(ExchangeRequest request, const ExchangeRules &rules, const Clock &clock, QObject *parent)
    : QObject(parent), m_request(std::move(request)), m_rules(rules), m_clock(clock), m_start(clock.now()),
      m_inflow(rules.inflow)
{
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, &Exchange::giveUp);
    m_deadline.start(rules.patience);
    QMetaObject::invokeMethod(this, &Exchange::begin, Qt::QueuedConnection);
}

// Who waits for a reply is woken, and leaves, before it is gone.
Exchange::~Exchange()
{
    m_isFinished = true;
    if (!m_calls.empty())
        m_calls.back()->reply().abort();
}

void Exchange::begin()
{
    // What was checked when it was configured may have been configured under other rules.
    const QString objection = objectionTo(m_request.url.toString(QUrl::FullyEncoded), m_rules.targets);
    if (!objection.isEmpty())
        return fail(u"Refused: the address "_s + objection.first(1).toLower() + objection.sliced(1));
    const QString host = m_request.url.host(QUrl::FullyEncoded);
    const QHostAddress literal(host);
    if (!literal.isNull())
        resolved({literal});
    else
        m_rules.resolve(host, this, [this](const QList<QHostAddress> &found) { resolved(found); });
}

void Exchange::resolved(const QList<QHostAddress> &addresses)
{
    if (m_isFinished)
        return;
    if (addresses.isEmpty())
        return fail(u"The host name could not be resolved."_s);
    const bool allAllowed =
        std::all_of(addresses.begin(), addresses.end(),
                    [this](const QHostAddress &address) { return isAllowed(address, m_rules.targets); });
    if (!allAllowed)
        return fail(u"Refused: the host resolves to a private network."_s);
    callEach(addresses);
}

QCoro::Task<void> Exchange::callEach(QList<QHostAddress> addresses)
{
    const QPointer<Exchange> alive(this); // Qt 6.8 wakes whoever waits for a reply only after it is gone
    do
        co_await call(addresses.takeFirst());
    while (alive && !addresses.isEmpty() && !m_isFinished && !m_head && !m_calls.back()->mayHaveArrived());
    if (!alive)
        co_return;
    if (!m_isFinished)
        judgeEnd();
    else if (m_deadline.isActive())
        deleteLater();
}

QCoro::Task<void> Exchange::call(const QHostAddress &address)
{
    m_calls.push_back(std::make_unique<OutwardCall>(m_request, m_rules, address));
    QNetworkReply &reply = m_calls.back()->reply();
    connect(&reply, &QNetworkReply::metaDataChanged, this, &Exchange::readHead);
    connect(&reply, &QNetworkReply::readyRead, this, &Exchange::read);
    co_await &reply;
}

void Exchange::readHead()
{
    if (m_isFinished || m_head)
        return;
    m_head = headOf(m_calls.back()->reply(), m_clock.now());
    if (m_head->status > 101 && m_head->status < 200)
        fail(u"Only an interim response was received: %1."_s.arg(m_head->status));
    else if (m_head->status < 200 || m_head->status > 599)
        fail(u"The response is not HTTP."_s);
    else if (!m_request.mostOfAnswer || m_head->status != 200)
        finish({.status = m_head->status, .retryAfter = m_head->retryAfter});
    else if (m_head->isPacked)
        fail(u"The response is compressed, which was not requested."_s);
    else if (m_head->contentLength.value_or(0) < 0)
        fail(u"The response was cut short, or its length is not the one it announced."_s);
    else if (m_head->contentLength.value_or(0) > *m_request.mostOfAnswer)
        refuseTooLarge();
}

void Exchange::read()
{
    QNetworkReply &reply = m_calls.back()->reply();
    if (m_isFinished) {
        m_drained += reply.readAll().size();
        if (m_drained > MostToDrain)
            hangUp();
    } else if (m_head) {
        m_body += reply.readAll();
        if (m_body.size() > *m_request.mostOfAnswer)
            refuseTooLarge();
    }
}

void Exchange::judgeEnd()
{
    read();
    if (m_isFinished)
        return;
    if (m_head && isWhole())
        finish({.status = m_head->status, .body = m_body});
    else if (hasFlooded())
        refuseFlood();
    else if (m_head)
        fail(u"The response was cut short, or its length is not the one it announced."_s);
    else
        fail(m_calls.back()->whyThereIsNoAnswer());
    hangUp();
}

// A body without a length is whole when the connection ends. Qt sometimes takes that end for a reason to send
// the request again, and fails at it.
bool Exchange::isWhole() const
{
    const QNetworkReply::NetworkError error = m_calls.back()->reply().error();
    const bool endsWithConnection = !m_head->contentLength && !m_head->isChunked;
    return error == QNetworkReply::NoError
        || (endsWithConnection && error == QNetworkReply::ContentReSendError);
}

void Exchange::giveUp()
{
    if (m_isFinished)
        hangUp();
    else if (hasFlooded())
        refuseFlood();
    else
        fail(u"No response within %1 s."_s.arg(double(m_rules.patience.count()) / 1000));
}

bool Exchange::hasFlooded() const
{
    return !m_calls.empty() && m_inflow->hasCutSince(m_begun, m_calls.back()->peer());
}

void Exchange::refuseFlood()
{
    if (m_head)
        refuseTooLarge();
    else
        fail(u"The response headers are too long."_s);
}

void Exchange::refuseTooLarge()
{
    finish({.error = u"The response is too large."_s, .isTooLarge = true});
    hangUp();
}

void Exchange::fail(const QString &error)
{
    finish({.error = error});
    hangUp();
}

// The verdict mostly stands in the head. The rest is listened to for a moment only so that the receiver can
// finish in peace.
void Exchange::finish(ExchangeResult result)
{
    if (std::exchange(m_isFinished, true))
        return;
    m_deadline.start(DrainFor);
    result.at = m_start;
    result.duration = std::chrono::milliseconds(std::max<qint64>(0, m_start.msecsTo(m_clock.now())));
    Q_EMIT finished(result);
}

// Qt's thread hears of it only once nothing more comes in, and whoever destroys its manager waits for it: so
// there has to be time to cut off one who goes on sending.
void Exchange::hangUp()
{
    m_deadline.stop();
    const bool isUnderWay = !m_calls.empty() && m_calls.back()->reply().isRunning();
    if (isUnderWay)
        m_calls.back()->reply().abort();
    QTimer::singleShot(isUnderWay ? TimeToCut : 0ms, this, &QObject::deleteLater);
}

} // namespace onhire
