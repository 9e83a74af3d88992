// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/listening/listening_socket.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <cerrno>
#include <cstring>

namespace onhire {

using namespace Qt::StringLiterals;

namespace {

struct SocketAddress
{
    sockaddr_storage storage{};
    socklen_t size = 0;
    const sockaddr *get() const { return reinterpret_cast<const sockaddr *>(&storage); }
};

SocketAddress socketAddress(const QHostAddress &address, quint16 port)
{
    SocketAddress result;
    if (address.protocol() == QAbstractSocket::IPv4Protocol) {
        sockaddr_in v4{};
        v4.sin_family = AF_INET;
        v4.sin_port = htons(port);
        v4.sin_addr.s_addr = htonl(address.toIPv4Address());
        std::memcpy(&result.storage, &v4, result.size = sizeof v4);
    } else {
        sockaddr_in6 v6{};
        v6.sin6_family = AF_INET6;
        v6.sin6_port = htons(port);
        const Q_IPV6ADDR bytes = address.toIPv6Address();
        std::memcpy(&v6.sin6_addr, &bytes, sizeof bytes);
        std::memcpy(&result.storage, &v6, result.size = sizeof v6);
    }
    return result;
}

Failure failure(QStringView about, const QString &detail)
{
    return Failure(Error{ErrorCode::InternalError, about.toString(), {}, detail});
}

Failure failure(int cause, const QHostAddress &address, quint16 port)
{
    const QString where = address.toString();
    switch (cause) {
    case EADDRINUSE:
        return failure(listening::PortInUse,
                       u"Port %1 on %2 is in use by another program."_s.arg(port).arg(where));
    case EADDRNOTAVAIL:
    case EAFNOSUPPORT:
        return failure(listening::NoSuchAddress, u"This machine has no address %1."_s.arg(where));
    case EACCES:
        return failure(
            listening::NotAllowed,
            u"This user may not listen on port %1; choose port 1024 or above, or grant the permission."_s.arg(
                port));
    default:
        return Failure(Error::internal(
            u"Cannot listen on %1, port %2: %3."_s.arg(where).arg(port).arg(qt_error_string(cause))));
    }
}

QString withoutBrackets(const QString &host)
{
    const bool isBracketed = host.startsWith(u'[') && host.endsWith(u']');
    return isBracketed ? host.sliced(1, host.size() - 2) : host;
}

bool setOption(int descriptor, int level, int option, int value)
{
    return ::setsockopt(descriptor, level, option, &value, sizeof value) == 0;
}

} // namespace

std::optional<HostAndPort> hostAndPortIn(const QString &text)
{
    const qsizetype colon = text.lastIndexOf(u':');
    bool isPort = false;
    const quint16 port = text.sliced(colon + 1).toUShort(&isPort);
    if (colon <= 0 || !isPort)
        return std::nullopt;
    return HostAndPort{withoutBrackets(text.first(colon)), port};
}

Result<QHostAddress> listeningAddress(const QString &host)
{
    if (host.compare(u"localhost"_s, Qt::CaseInsensitive) == 0)
        return QHostAddress(QHostAddress::LocalHost);
    const QHostAddress address(withoutBrackets(host));
    if (address.isNull())
        return Failure(Error::internal(
            u"\"%1\" is not an address Onhire can listen on; use localhost, or an address such as 127.0.0.1 or "
            "::1."_s.arg(host)));
    return address;
}

Result<Descriptor> listenOn(const QHostAddress &address, quint16 port)
{
    constexpr int Backlog = 4096; // the kernel takes less where its own limit is lower
    const SocketAddress where = socketAddress(address, port);
    const int family = where.get()->sa_family;
    Descriptor socket(::socket(family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
    const bool listens = socket.isOpen() && setOption(socket.get(), SOL_SOCKET, SO_REUSEADDR, 1)
        && (family == AF_INET || setOption(socket.get(), IPPROTO_IPV6, IPV6_V6ONLY, 0))
        && ::bind(socket.get(), where.get(), where.size) == 0 && ::listen(socket.get(), Backlog) == 0;
    if (!listens)
        return failure(errno, address, port);
    return socket;
}

quint16 portOf(const Descriptor &listening)
{
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    if (::getsockname(listening.get(), reinterpret_cast<sockaddr *>(&address), &size) != 0)
        return 0;
    return ntohs(address.ss_family == AF_INET ? reinterpret_cast<const sockaddr_in &>(address).sin_port
                                              : reinterpret_cast<const sockaddr_in6 &>(address).sin6_port);
}

} // namespace onhire
