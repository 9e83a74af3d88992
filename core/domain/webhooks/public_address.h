// SPDX-License-Identifier: GPL-3.0-or-later
// Which addresses of the internet anybody may be told to call. A server that calls whatever address it is given
// would otherwise open the network behind it to every tenant. The table is our own: libraries call too much
// "global".
#pragma once

#include <QString>

#include <array>
#include <cstdint>
#include <optional>

namespace onhire {

using IpAddress = std::array<uint8_t, 16>; // IPv4 as ::ffff:a.b.c.d

bool isPublicAddress(const IpAddress &address);

// An address in any notation that a resolver would take for one, like 127.1 or 0x7f000001; none for a name.
std::optional<IpAddress> parseAddress(const QString &host);

} // namespace onhire
