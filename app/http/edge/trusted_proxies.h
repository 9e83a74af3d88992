// SPDX-License-Identifier: GPL-3.0-or-later
// The proxies in front whose word counts for where a request comes from. Anybody may write an X-Forwarded-For.
#pragma once

#include "app/http/edge/http_message.h"
#include "core/base/result.h"

#include <QStringList>

namespace onhire {

class TrustedProxies
{
public:
    // Addresses and networks: 127.0.0.1, 10.0.0.0/8, ::1.
    static Result<TrustedProxies> of(const QStringList &networks);

    // The last address in X-Forwarded-For that is no trusted proxy's; the peer itself when that is none.
    QHostAddress clientOf(const QHostAddress &peer, const HttpHeaderList &headers) const;

private:
    bool trusts(const QHostAddress &address) const;

    QList<std::pair<QHostAddress, int>> m_networks;
};

} // namespace onhire
