// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/x_display.h"

#include <cstddef>
#include <cstring>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace onhire {
namespace {

template <typename Address>
bool isListenedAt(const Address &address, size_t length)
{
    const int socket =
        ::socket(reinterpret_cast<const sockaddr &>(address).sa_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (socket < 0)
        return false;
    const bool isThere =
        ::connect(socket, reinterpret_cast<const sockaddr *>(&address), socklen_t(length)) == 0;
    ::close(socket);
    return isThere;
}

bool isListenedAt(const QByteArray &path)
{
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    if (size_t(path.size()) >= sizeof address.sun_path)
        return false;
    std::memcpy(address.sun_path, path.constData(), size_t(path.size()));
    return isListenedAt(address, offsetof(sockaddr_un, sun_path) + size_t(path.size()));
}

// Where a display without a name of a host has no socket, the X library tries this one.
bool isListenedAtPort(int display)
{
    static constexpr int FirstPort = 6000;
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(quint16(FirstPort + display));
    return isListenedAt(address, sizeof address);
}

} // namespace

bool canReachDisplay(const QByteArray &name)
{
    const qsizetype colon = name.lastIndexOf(':');
    const QByteArray host = name.left(qMax<qsizetype>(0, colon)), screen = name.mid(colon + 1);
    const QByteArray number = screen.left(screen.contains('.') ? screen.indexOf('.') : screen.size());
    bool isNumber = false;
    const int display = number.toInt(&isNumber);
    if (colon < 0 || !isNumber || !(host.isEmpty() || host == "unix"))
        return true;
    const QByteArray path = "/tmp/.X11-unix/X" + number;
    // some X servers have only the one or the other
    return isListenedAt('\0' + path) || isListenedAt(path) || (host.isEmpty() && isListenedAtPort(display));
}

} // namespace onhire
