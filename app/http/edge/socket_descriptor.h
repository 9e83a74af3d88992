// SPDX-License-Identifier: GPL-3.0-or-later
// An open descriptor that somebody owns: it is closed with its owner.
#pragma once

#include <QHostAddress>

#include <utility>

namespace onhire {

class SocketDescriptor
{
public:
    explicit SocketDescriptor(int descriptor) : m_descriptor(descriptor) { }
    SocketDescriptor(SocketDescriptor &&other) noexcept : m_descriptor(other.release()) { }
    SocketDescriptor &operator=(SocketDescriptor &&) = delete;
    ~SocketDescriptor();

    bool isOpen() const { return m_descriptor >= 0; }
    int get() const { return m_descriptor; }
    int release() { return std::exchange(m_descriptor, -1); }

private:
    int m_descriptor;
};

QHostAddress peerOf(int socket);

} // namespace onhire
