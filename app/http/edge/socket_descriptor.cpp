// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/socket_descriptor.h"

#include <sys/socket.h>
#include <unistd.h>

namespace onhire {

SocketDescriptor::~SocketDescriptor()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

QHostAddress peerOf(int socket)
{
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    if (::getpeername(socket, reinterpret_cast<sockaddr *>(&address), &size) != 0)
        return {};
    return QHostAddress(reinterpret_cast<const sockaddr *>(&address));
}

} // namespace onhire
