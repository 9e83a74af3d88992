// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/peer_of.h"

#include <sys/socket.h>

namespace onhire {

QHostAddress peerOf(int socket)
{
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    if (::getpeername(socket, reinterpret_cast<sockaddr *>(&address), &size) != 0)
        return {};
    return QHostAddress(reinterpret_cast<const sockaddr *>(&address));
}

} // namespace onhire
