// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/shown_socket.h"

#include "app/http/edge/guard_context.h"
#include "app/http/edge/occupation.h"
#include "app/http/edge/reply_head.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace onhire {

static constexpr QByteArrayView ShownRequest = "PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n";

ShownSocket::ShownSocket(QTcpSocket &wire, GuardContext &context, QObject *parent)
    : QTcpSocket(parent), m_behind(wire), m_context(context)
{
}

bool ShownSocket::openLikeWire()
{
    setLocalAddress(m_behind.localAddress());
    setLocalPort(m_behind.localPort());
    setPeerAddress(m_behind.peerAddress());
    setPeerPort(m_behind.peerPort());
    setSocketState(QAbstractSocket::ConnectedState);
    return QIODevice::open(QIODevice::ReadWrite);
}

void ShownSocket::closeLikeWire()
{
    m_unread = 0;
    setSocketState(QAbstractSocket::UnconnectedState);
    Q_EMIT disconnected();
}

std::optional<DraftAnswer> ShownSocket::letAnswer(const HttpRequest &request)
{
    m_unread = ShownRequest.size();
    m_context.current = &request;
    {
        const Occupation::Work work(m_context.occupation);
        Q_EMIT readyRead(); // Qt HTTP Server reads the request, the handler runs, the answer's head is written
    }
    m_context.current = nullptr;
    DraftAnswer draft{std::exchange(m_head, {}), std::exchange(m_context.body, {})};
    if (bytesAvailable() > 0 || !draft.head.startsWith("HTTP/1.1 ") || !draft.head.endsWith("\r\n\r\n"))
        return {};
    return draft;
}

qint64 ShownSocket::bytesAvailable() const
{
    return QIODevice::bytesAvailable() + m_unread;
}

qint64 ShownSocket::bytesToWrite() const
{
    return m_behind.bytesToWrite() + m_head.size();
}

qintptr ShownSocket::socketDescriptor() const
{
    return m_behind.socketDescriptor();
}

void ShownSocket::disconnectFromHost()
{
    m_behind.disconnectFromHost();
}

void ShownSocket::close()
{
    m_behind.close();
    QIODevice::close();
}

qint64 ShownSocket::readData(char *data, qint64 maxSize)
{
    const qint64 size = std::min(maxSize, m_unread);
    std::memcpy(data, ShownRequest.last(m_unread).data(), size_t(size));
    m_unread -= size;
    return size;
}

// QAbstractSocket's own versions of these two bypass readData().
qint64 ShownSocket::readLineData(char *data, qint64 maxSize)
{
    return QIODevice::readLineData(data, maxSize);
}

qint64 ShownSocket::skipData(qint64 maxSize)
{
    return QIODevice::skipData(maxSize);
}

qint64 ShownSocket::writeData(const char *data, qint64 size)
{
    // Qt 6.5+ says this too, but sees the request only when it is complete: too late to be of use.
    if (QByteArrayView(data, size) != ContinueLine)
        m_head.append(data, size);
    return size;
}

} // namespace onhire
