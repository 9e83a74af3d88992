// SPDX-License-Identifier: GPL-3.0-or-later
// The socket on which a server waits for connections, and the address that it has.
#pragma once

#include "core/base/result.h"
#include "core/data/system/descriptor.h"

#include <QHostAddress>

#include <optional>

namespace onhire {

struct HostAndPort
{
    QString host; // without the brackets of IPv6
    quint16 port = 0;
};
// 127.0.0.1:8080, [::1]:8080
std::optional<HostAndPort> hostAndPortIn(const QString &text);

// An IPv4 or IPv6 literal, or localhost.
Result<QHostAddress> listeningAddress(const QString &host);

// What an error of listenOn() is about, for whoever says it in words of their own.
namespace listening {
inline constexpr QStringView PortInUse = u"port_in_use";
inline constexpr QStringView NoSuchAddress = u"no_such_address";
inline constexpr QStringView NotAllowed = u"not_allowed";
} // namespace listening

// Port 0 lets the system choose one. The error's detail says in plain words what is in the way.
Result<Descriptor> listenOn(const QHostAddress &address, quint16 port);
quint16 portOf(const Descriptor &listening);

} // namespace onhire
