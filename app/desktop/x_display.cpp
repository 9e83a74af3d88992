// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/x_display.h"

#include <cstddef>
#include <cstring>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace onhire {
namespace {

bool isListenedAt(const QByteArray &path)
{
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    if (size_t(path.size()) >= sizeof address.sun_path)
        return false;
    std::memcpy(address.sun_path, path.constData(), size_t(path.size()));
    const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (socket < 0)
        return false;
    const auto length = socklen_t(offsetof(sockaddr_un, sun_path) + size_t(path.size()));
    const bool isThere = ::connect(socket, reinterpret_cast<const sockaddr *>(&address), length) == 0;
    ::close(socket);
    return isThere;
}

} // namespace

bool canReachDisplay(const QByteArray &name)
{
    const qsizetype colon = name.lastIndexOf(':');
    const QByteArray host = name.left(qMax<qsizetype>(0, colon)), screen = name.mid(colon + 1);
    const QByteArray number = screen.left(screen.contains('.') ? screen.indexOf('.') : screen.size());
    if (colon < 0 || number.isEmpty() || !(host.isEmpty() || host == "unix"))
        return true;
    const QByteArray path = "/tmp/.X11-unix/X" + number;
    return isListenedAt('\0' + path) || isListenedAt(path); // some X servers have only the one or the other
}

} // namespace onhire
