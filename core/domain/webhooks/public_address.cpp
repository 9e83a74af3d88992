// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/webhooks/public_address.h"

#include <algorithm>
#include <arpa/inet.h>

namespace onhire {
namespace {

struct Network4
{
    uint32_t address;
    int bits;
};

constexpr uint32_t v4(uint32_t a, uint32_t b, uint32_t c, uint32_t d)
{
    return a << 24 | b << 16 | c << 8 | d;
}

// IANA's registry of special-purpose addresses, and what lies beyond unicast.
constexpr Network4 closed4[] = {
    {v4(0, 0, 0, 0), 8}, // this network
    {v4(10, 0, 0, 0), 8}, // private
    {v4(100, 64, 0, 0), 10}, // behind a provider's NAT
    {v4(127, 0, 0, 0), 8}, // loopback
    {v4(169, 254, 0, 0), 16}, // link-local, where clouds keep their metadata
    {v4(172, 16, 0, 0), 12}, // private
    {v4(192, 0, 0, 0), 24}, // protocol assignments
    {v4(192, 0, 2, 0), 24}, // documentation
    {v4(192, 88, 99, 0), 24}, // 6to4 relays
    {v4(192, 168, 0, 0), 16}, // private
    {v4(198, 18, 0, 0), 15}, // benchmarks
    {v4(198, 51, 100, 0), 24}, // documentation
    {v4(203, 0, 113, 0), 24}, // documentation
    {v4(224, 0, 0, 0), 4}, // multicast
    {v4(240, 0, 0, 0), 4}, // reserved, broadcast
};

struct Network6
{
    std::array<uint16_t, 4> start; // nothing here is longer than 64 bits
    int bits;
};

constexpr Network6 global6 = {{0x2000}, 3}; // the only unicast that is routed; within it all but:
constexpr Network6 closed6[] = {
    {{0x2001}, 23}, // protocol assignments: Teredo, ORCHID, benchmarks
    {{0x2001, 0x0db8}, 32}, // documentation
    {{0x2002}, 16}, // 6to4, which carries an IPv4 address of anybody's choice
    {{0x3fff}, 20}, // documentation
};

bool isIn(uint32_t address, const Network4 &network)
{
    return (address ^ network.address) >> (32 - network.bits) == 0;
}

bool isIn(const IpAddress &address, const Network6 &network)
{
    for (int bit = 0; bit < network.bits; ++bit) {
        const int given = address[size_t(bit / 8)] >> (7 - bit % 8) & 1;
        const int wanted = network.start[size_t(bit / 16)] >> (15 - bit % 16) & 1;
        if (given != wanted)
            return false;
    }
    return true;
}

bool startsWith(const IpAddress &address, const std::array<uint8_t, 12> &prefix)
{
    return std::equal(prefix.begin(), prefix.end(), address.begin());
}

bool isPublic4(const IpAddress &address)
{
    const uint32_t number = v4(address[12], address[13], address[14], address[15]);
    return std::none_of(std::begin(closed4), std::end(closed4),
                        [number](const Network4 &network) { return isIn(number, network); });
}

constexpr std::array<uint8_t, 12> mapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
constexpr std::array<uint8_t, 12> translated = {0, 0x64, 0xff, 0x9b}; // NAT64: an IPv4 address seen from IPv6

} // namespace

bool isPublicAddress(const IpAddress &address)
{
    if (startsWith(address, mapped) || startsWith(address, translated))
        return isPublic4(address);
    return isIn(address, global6)
        && std::none_of(std::begin(closed6), std::end(closed6),
                        [&](const Network6 &network) { return isIn(address, network); });
}

std::optional<IpAddress> parseAddress(const QString &host)
{
    QByteArray text = host.toLatin1();
    if (text.startsWith('[') && text.endsWith(']'))
        text = text.sliced(1, text.size() - 2);
    text = text.first(text.indexOf('%') < 0 ? text.size() : text.indexOf('%')); // the zone of a link-local one
    IpAddress address{};
    if (::inet_pton(AF_INET6, text.constData(), address.data()) == 1)
        return address;
    in_addr four{};
    if (::inet_aton(text.constData(), &four) == 0)
        return std::nullopt;
    std::copy(mapped.begin(), mapped.end(), address.begin());
    const auto *bytes = reinterpret_cast<const uint8_t *>(&four.s_addr); // in the order of the network
    std::copy_n(bytes, 4, address.begin() + 12);
    return address;
}

} // namespace onhire
