// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/listening/sign_of_life.h"

#include "app/http/edge/socket_descriptor.h"

#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace onhire {
namespace {

constexpr QByteArrayView Path = "/healthz";
constexpr std::array<QByteArrayView, 2> Signs = {"GET /healthz", "HEAD /healthz"};
constexpr QByteArrayView EndOfHead = "\r\n\r\n";

// Also when only the first of its bytes are there.
bool mayBeASign(QByteArrayView bytes)
{
    return std::any_of(Signs.begin(), Signs.end(), [bytes](QByteArrayView sign) {
        const qsizetype known = std::min(bytes.size(), sign.size());
        return bytes.first(known) == sign.first(known);
    });
}

} // namespace

SignOfLife::SignOfLife(Rules rules, const Clock &clock, HttpHandler &handler)
    : m_rules(std::move(rules)), m_date(clock), m_handler(handler),
      m_bytes(m_rules.limits.headBytes, Qt::Uninitialized)
{
}

SignOfLife::Seen SignOfLife::answer(int socket, bool isLast)
{
    const ssize_t size = ::recv(socket, m_bytes.data(), size_t(m_bytes.size()), MSG_PEEK | MSG_DONTWAIT);
    if (size < 0)
        return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? Seen::Nothing : Seen::HungUp;
    if (size == 0)
        return Seen::HungUp;
    const QByteArrayView bytes = QByteArrayView(m_bytes).first(size);
    if (!mayBeASign(bytes))
        return Seen::SomethingElse;
    const qsizetype end = bytes.indexOf(EndOfHead);
    if (end < 0)
        return size < m_bytes.size() ? Seen::Part : Seen::SomethingElse;
    const auto head = soundHead(end + EndOfHead.size());
    if (!head)
        return Seen::SomethingElse;
    isLast |= head->frame.closesConnection;
    if (!send(socket, *head, isLast))
        return Seen::HungUp;
    return isLast ? Seen::AnsweredLast : Seen::Answered;
}

std::optional<RequestHead> SignOfLife::soundHead(qsizetype size) const
{
    auto head = checkRequestHead(QByteArrayView(m_bytes).first(size), m_rules.limits);
    if (!head || head->path() != Path || head->frame.bodyBytes > 0)
        return {};
    if (head->host && !m_rules.hosts.allows(*head->host))
        return {};
    return std::move(*head);
}

// What the socket does not take at once is for a client that reads nothing: it is not worth waiting for.
bool SignOfLife::send(int socket, const RequestHead &head, bool isLast)
{
    const HttpRequest request = requestFrom(head, peerOf(socket), m_rules.proxies);
    const HttpReply reply = safeReply(m_handler, request);
    QByteArray answer = completeHead(draftHead(reply, request.id), m_date.value(), isLast);
    if (!head.frame.wantsHeadOnly)
        answer += reply.body;
    (void)::recv(socket, m_bytes.data(), size_t(head.frame.headBytes), MSG_DONTWAIT); // the request: it is done
    return ::send(socket, answer.constData(), size_t(answer.size()), MSG_NOSIGNAL | MSG_DONTWAIT)
        == answer.size();
}

} // namespace onhire
