// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/http/raw_client.h"

#include <QDeadlineTimer>
#include <QRegularExpression>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>

namespace onhire::test {

static constexpr int TimedOut = -2;

int Heard::status() const
{
    return bytes.startsWith("HTTP/1.1 ") ? bytes.mid(9, 3).toInt() : 0;
}

QByteArray Heard::body() const
{
    return bytes.mid(bytes.indexOf("\r\n\r\n") + 4);
}

QByteArray Heard::header(const QByteArray &name) const
{
    const QByteArray head = bytes.left(bytes.indexOf("\r\n\r\n") + 2);
    const qsizetype at = head.toLower().indexOf("\r\n" + name.toLower() + ": "); // Qt 6.8 writes names small
    if (at < 0)
        return {};
    const qsizetype start = at + name.size() + 4;
    return head.mid(start, head.indexOf("\r\n", start) - start);
}

int Heard::answers() const
{
    static const QRegularExpression statusLine(QStringLiteral("HTTP/1\\.1 [1-5][0-9]{2} "));
    return int(QString::fromLatin1(bytes).count(statusLine));
}

RawClient::RawClient(quint16 port, const char *host, int receiveBuffer)
{
    m_socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (receiveBuffer > 0)
        ::setsockopt(m_socket, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, sizeof receiveBuffer);
    sockaddr_in from{};
    from.sin_family = AF_INET;
    ::inet_pton(AF_INET, host, &from.sin_addr);
    sockaddr_in to = from;
    to.sin_port = htons(port);
    ::inet_pton(AF_INET, "127.0.0.1", &to.sin_addr);
    if (::bind(m_socket, reinterpret_cast<sockaddr *>(&from), sizeof from) != 0
        || ::connect(m_socket, reinterpret_cast<sockaddr *>(&to), sizeof to) != 0)
        hangUp();
}

RawClient::~RawClient()
{
    hangUp();
}

bool RawClient::send(const QByteArray &bytes)
{
    for (qsizetype sent = 0; sent < bytes.size();) {
        const ssize_t size =
            ::send(m_socket, bytes.constData() + sent, size_t(bytes.size() - sent), MSG_NOSIGNAL);
        if (size < 0)
            return false;
        sent += size;
    }
    return true;
}

int RawClient::receive(char *buffer, int size, std::chrono::milliseconds patience)
{
    if (m_socket < 0) // poll() would wait for it nevertheless
        return 0;
    pollfd readable{m_socket, POLLIN, 0};
    if (::poll(&readable, 1, int(patience.count())) == 0)
        return TimedOut;
    return int(::recv(m_socket, buffer, size_t(size), 0));
}

Heard RawClient::readToEnd(std::chrono::milliseconds patience)
{
    Heard heard{std::exchange(m_unread, {}), End::Open};
    QByteArray buffer(65536, Qt::Uninitialized);
    for (const QDeadlineTimer deadline(patience); !deadline.hasExpired();) {
        const auto left = std::chrono::milliseconds(deadline.remainingTime());
        const int size = receive(buffer.data(), int(buffer.size()), left);
        if (size == TimedOut)
            break;
        if (size <= 0) {
            heard.end = size == 0 ? End::Closed : End::Reset;
            break;
        }
        heard.bytes.append(buffer.constData(), size);
    }
    return heard;
}

Heard RawClient::readAnswer()
{
    QByteArray buffer(65536, Qt::Uninitialized);
    Heard heard;
    while (true) {
        const qsizetype headEnd = m_unread.indexOf("\r\n\r\n");
        heard.bytes = m_unread.left(headEnd + 4);
        const qsizetype size = headEnd < 0 ? -1 : headEnd + 4 + heard.header("Content-Length").toLongLong();
        if (size >= 0 && m_unread.size() >= size) {
            heard.bytes = m_unread.left(size);
            m_unread.remove(0, size);
            return heard;
        }
        const int more = receive(buffer.data(), int(buffer.size()), std::chrono::seconds(20));
        if (more <= 0)
            return {std::exchange(m_unread, {}),
                    more == 0              ? End::Closed
                        : more == TimedOut ? End::Open
                                           : End::Reset};
        m_unread.append(buffer.constData(), more);
    }
}

Heard RawClient::ask(const QByteArray &bytes)
{
    send(bytes);
    return readAnswer();
}

void RawClient::finishSending()
{
    ::shutdown(m_socket, SHUT_WR);
}

void RawClient::hangUp()
{
    if (m_socket >= 0)
        ::close(m_socket);
    m_socket = -1;
}

void RawClient::reset()
{
    const linger atOnce{1, 0};
    ::setsockopt(m_socket, SOL_SOCKET, SO_LINGER, &atOnce, sizeof atOnce);
    hangUp();
}

QByteArray get(const QByteArray &target, const QByteArray &moreHeaders)
{
    return "GET " + target + " HTTP/1.1\r\nHost: localhost\r\n" + moreHeaders + "\r\n";
}

QByteArray post(const QByteArray &target, const QByteArray &body, const QByteArray &moreHeaders)
{
    return "POST " + target + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: "
        + QByteArray::number(body.size()) + "\r\n" + moreHeaders + "\r\n" + body;
}

} // namespace onhire::test
