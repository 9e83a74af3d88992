// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/trusted_proxies.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// ::ffff:10.0.0.1 is 10.0.0.1.
QHostAddress plain(const QHostAddress &address)
{
    bool isIpv4 = false;
    const quint32 ipv4 = address.toIPv4Address(&isIpv4);
    return isIpv4 ? QHostAddress(ipv4) : address;
}

// Some proxies add the port: 203.0.113.9:4711, [2001:db8::1]:4711.
QHostAddress addressIn(QByteArray text)
{
    text = text.trimmed();
    if (text.startsWith('['))
        text = text.mid(1, text.indexOf(']') - 1);
    else if (text.count(':') == 1)
        text = text.first(text.indexOf(':'));
    return plain(QHostAddress(QString::fromLatin1(text)));
}

QByteArrayList forwardedIn(const HttpHeaderList &headers)
{
    QByteArrayList addresses;
    for (const auto &[name, value] : headers) {
        if (name.compare("x-forwarded-for", Qt::CaseInsensitive) == 0)
            addresses += value.split(',');
    }
    return addresses;
}

} // namespace

Result<TrustedProxies> TrustedProxies::of(const QStringList &networks)
{
    TrustedProxies proxies;
    for (const QString &text : networks) {
        const auto network = QHostAddress::parseSubnet(text);
        if (network.second < 0)
            return Failure(
                Error::invalid(u"trusted-proxy"_s, Fault::Kind::InvalidString,
                               u"--trusted-proxy takes an address or a network, such as 10.0.0.0/8."_s));
        proxies.m_networks.append(network);
    }
    return proxies;
}

QHostAddress TrustedProxies::clientOf(const QHostAddress &peer, const HttpHeaderList &headers) const
{
    QHostAddress client = plain(peer);
    QByteArrayList forwarded = forwardedIn(headers);
    while (trusts(client) && !forwarded.isEmpty()) {
        const QHostAddress before = addressIn(forwarded.takeLast());
        if (before.isNull())
            break;
        client = before;
    }
    return client;
}

bool TrustedProxies::trusts(const QHostAddress &address) const
{
    return std::any_of(m_networks.begin(), m_networks.end(),
                       [&](const auto &network) { return address.isInSubnet(network); });
}

} // namespace onhire
