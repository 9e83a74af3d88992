// SPDX-License-Identifier: GPL-3.0-or-later
// Whom an address belongs to, for what one of them may have or do.
#pragma once

#include <QHostAddress>
#include <QtEndian>

namespace onhire {

// An IPv4 address, or the network of an IPv6 address: a subscriber is given a whole /64. The two cannot meet:
// no IPv6 network that is routed begins with 32 zero bits.
inline quint64 peerKey(const QHostAddress &address)
{
    bool isIPv4 = false;
    const quint32 ipv4 = address.toIPv4Address(&isIPv4); // also of ::ffff:1.2.3.4
    return isIPv4 ? ipv4 : qFromBigEndian<quint64>(address.toIPv6Address().c);
}

} // namespace onhire
