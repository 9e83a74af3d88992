// SPDX-License-Identifier: GPL-3.0-or-later
// Checks a complete request head. Stricter than Qt's parser on purpose: whatever two parsers could frame
// differently is refused, so that no request can be smuggled past a proxy in the body of another.
#pragma once

#include "app/http/edge/limits/guard_limits.h"
#include "app/http/edge/refusal.h"

#include <QByteArrayView>
#include <QVarLengthArray>

#include <tl/expected.hpp>

#include <optional>
#include <utility>

namespace onhire {

class TrustedProxies;

// Where a request ends, and what its connection must know to carry the answer.
struct RequestFrame
{
    qsizetype headBytes = 0;
    qint64 bodyBytes = 0; // as announced
    bool isChunked = false; // then its chunks say how long they are
    bool closesConnection = false;
    bool wantsHeadOnly = false;
    bool expectsContinue = false;
};

// Views into the bytes that were checked.
struct RequestHead
{
    RequestFrame frame;
    QByteArrayView method;
    QByteArrayView target;
    std::optional<QByteArrayView> host;
    QVarLengthArray<std::pair<QByteArrayView, QByteArrayView>, 16> headers;

    QByteArrayView path() const;
    QByteArrayView query() const;
};

// With an id of its own. `peer` may be a proxy.
HttpRequest requestFrom(const RequestHead &head, const QHostAddress &peer, const TrustedProxies &proxies);

// `head` is a request line and header lines, each ended by CR LF, up to and including the blank line.
tl::expected<RequestHead, Refusal> checkRequestHead(QByteArrayView head, const GuardLimits &limits);

// The name or address of a Host header, without the port and the brackets of IPv6. Empty when it is malformed.
QByteArrayView hostNameIn(QByteArrayView host);

} // namespace onhire
