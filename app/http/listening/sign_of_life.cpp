// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/listening/sign_of_life.h"

#include "app/http/edge/peer_of.h"

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

std::variant<SignOfLife::Seen, RequestHead> SignOfLife::look(int socket)
{
    m_size = ::recv(socket, m_bytes.data(), size_t(m_bytes.size()), MSG_PEEK | MSG_DONTWAIT);
    if (m_size < 0)
        return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? Seen::Nothing : Seen::HungUp;
    if (m_size == 0)
        return Seen::HungUp;
    const QByteArrayView bytes = QByteArrayView(m_bytes).first(m_size);
    if (!mayBeASign(bytes))
        return Seen::SomethingElse;
    const qsizetype end = bytes.indexOf(EndOfHead);
    if (end < 0)
        return m_size < m_bytes.size() ? Seen::Part : Seen::SomethingElse;
    auto head = soundHead(end + EndOfHead.size());
    if (!head)
        return Seen::SomethingElse;
    return std::move(*head);
}

SignOfLife::Seen SignOfLife::answer(int socket, bool isLast)
{
    const auto seen = look(socket);
    const auto *head = std::get_if<RequestHead>(&seen);
    return head ? send(socket, *head, isLast || head->frame.closesConnection) : std::get<Seen>(seen);
}

SignOfLife::Seen SignOfLife::answerAlone(int socket)
{
    const auto seen = look(socket);
    const auto *head = std::get_if<RequestHead>(&seen);
    if (!head || head->frame.headBytes < m_size)
        return Seen::SomethingElse;
    return send(socket, *head, head->frame.closesConnection);
}

std::optional<RequestHead> SignOfLife::soundHead(qsizetype size) const
{
    auto head = checkRequestHead(QByteArrayView(m_bytes).first(size), m_rules.limits);
    if (!head || head->path() != Path || head->frame.bodyBytes > 0 || head->frame.isChunked)
        return {};
    if (head->host && !m_rules.hosts.allows(*head->host))
        return {};
    return std::move(*head);
}

// Where the socket takes nothing, the question stays in it.
SignOfLife::Seen SignOfLife::send(int socket, const RequestHead &head, bool isLast)
{
    const HttpRequest request = requestFrom(head, peerOf(socket), m_rules.proxies);
    const HttpReply reply = safeReply(m_handler, request);
    QByteArray answer = completeHead(draftHead(reply, request.id), m_date.value(), isLast, reply.body.size());
    if (!head.frame.wantsHeadOnly)
        answer += reply.body;
    const ssize_t sent = ::send(socket, answer.constData(), size_t(answer.size()), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
        return Seen::SomethingElse;
    (void)::recv(socket, m_bytes.data(), size_t(head.frame.headBytes), MSG_DONTWAIT);
    if (sent != answer.size())
        return Seen::HungUp;
    return isLast ? Seen::AnsweredLast : Seen::Answered;
}

} // namespace onhire
