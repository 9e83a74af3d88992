// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/request_head.h"

#include "app/http/edge/characters.h"
#include "app/http/edge/request_id.h"
#include "app/http/edge/trusted_proxies.h"

#include <algorithm>

namespace onhire {

using namespace characters;

namespace {

bool equalsIgnoringCase(QByteArrayView a, QByteArrayView b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

QByteArrayView withoutBlanks(QByteArrayView value)
{
    const auto isBlank = [](char c) { return c == ' ' || c == '\t'; };
    while (!value.isEmpty() && isBlank(value.front()))
        value = value.sliced(1);
    while (!value.isEmpty() && isBlank(value.back()))
        value.chop(1);
    return value;
}

// A percent sign starts two hexadecimal digits, and never a NUL: it would end strings early further down.
bool hasSoundPercentEncoding(QByteArrayView target)
{
    for (qsizetype i = target.indexOf('%'); i >= 0; i = target.indexOf('%', i + 1)) {
        if (i + 2 >= target.size() || !isHexDigit(target[i + 1]) || !isHexDigit(target[i + 2]))
            return false;
        if (target[i + 1] == '0' && target[i + 2] == '0')
            return false;
    }
    return true;
}

// One path, and nothing that a proxy or QUrl could take for a host (//) or cut off (#).
bool isSoundTarget(QByteArrayView target)
{
    return target.startsWith('/') && !target.startsWith("//") && all(target, isVisible) && !target.contains('#')
        && hasSoundPercentEncoding(target);
}

// Reads one head, line by line. The first thing wrong with it ends the reading.
class HeadReader
{
public:
    HeadReader(QByteArrayView head, const GuardLimits &limits) : m_rest(head), m_limits(limits)
    {
        m_head.frame.headBytes = head.size();
    }

    tl::expected<RequestHead, Refusal> read()
    {
        if (const auto refusal = readLines())
            return tl::unexpected(*refusal);
        if (!m_head.host && m_isHttp11)
            return tl::unexpected(refusals::BadHost);
        // A proxy may have believed the length (RFC 9112, 6.1).
        if (m_head.frame.isChunked && (m_hasContentLength || !m_isHttp11))
            return tl::unexpected(refusals::BadTransferEncoding);
        // Keeping an HTTP/1.0 connection would need an answer that says so; nobody would gain by it.
        m_head.frame.closesConnection = m_closeAsked || !m_isHttp11;
        return std::move(m_head);
    }

private:
    using Problem = std::optional<Refusal>;

    Problem readLines()
    {
        QByteArrayView line;
        if (const auto refusal = takeLine(line))
            return refusal;
        if (const auto refusal = readRequestLine(line))
            return refusal;
        while (true) {
            if (const auto refusal = takeLine(line))
                return refusal;
            if (line.isEmpty())
                return m_rest.isEmpty() ? Problem() : refusals::BadLineEnd;
            if (const auto refusal = readHeader(line))
                return refusal;
        }
    }

    Problem takeLine(QByteArrayView &line)
    {
        const qsizetype end = m_rest.indexOf('\n');
        if (end < 1 || m_rest[end - 1] != '\r')
            return refusals::BadLineEnd;
        line = m_rest.first(end - 1);
        m_rest = m_rest.sliced(end + 1);
        return line.size() > m_limits.lineBytes ? Problem(refusals::HeadersTooLarge) : Problem();
    }

    Problem readRequestLine(QByteArrayView line)
    {
        const qsizetype first = line.indexOf(' ');
        const qsizetype last = line.lastIndexOf(' ');
        if (first <= 0 || last <= first)
            return refusals::BadRequestLine;
        m_head.method = line.first(first);
        m_head.target = line.sliced(first + 1, last - first - 1);
        const QByteArrayView version = line.sliced(last + 1);

        m_isHttp11 = version == "HTTP/1.1";
        if (!m_isHttp11 && version != "HTTP/1.0")
            return version.startsWith("HTTP/") ? refusals::VersionUnsupported : refusals::BadRequestLine;

        static constexpr QByteArrayView methods[] = {"GET",   "HEAD",   "POST",   "PUT",
                                                     "PATCH", "DELETE", "OPTIONS"};
        if (std::find(std::begin(methods), std::end(methods), m_head.method) == std::end(methods))
            return isToken(m_head.method) ? refusals::MethodUnsupported : refusals::BadRequestLine;
        m_head.frame.wantsHeadOnly = m_head.method == "HEAD";
        return isSoundTarget(m_head.target) ? Problem() : refusals::BadTarget;
    }

    Problem readHeader(QByteArrayView line)
    {
        const qsizetype colon = line.indexOf(':');
        if (colon <= 0)
            return refusals::BadHeader;
        const QByteArrayView name = line.first(colon);
        const QByteArrayView value = withoutBlanks(line.sliced(colon + 1));
        // A name that is no token also covers folded lines and a blank before the colon.
        if (!isToken(name) || !all(value, isValueChar))
            return refusals::BadHeader;
        if (m_head.headers.size() >= m_limits.headerCount)
            return refusals::HeadersTooLarge;
        m_head.headers.append({name, value});
        return readMeaning(name, value);
    }

    Problem readMeaning(QByteArrayView name, QByteArrayView value)
    {
        if (equalsIgnoringCase(name, "content-length"))
            return readContentLength(value);
        if (equalsIgnoringCase(name, "transfer-encoding"))
            return readTransferEncoding(value);
        if (equalsIgnoringCase(name, "host"))
            return readHost(value);
        if (equalsIgnoringCase(name, "expect"))
            return readExpect(value);
        if (equalsIgnoringCase(name, "connection"))
            readConnection(value);
        return {};
    }

    Problem readContentLength(QByteArrayView value)
    {
        constexpr qsizetype MaxDigits = 15; // cannot overflow, and far above any limit
        if (m_hasContentLength || value.isEmpty() || value.size() > MaxDigits || !all(value, isDigit))
            return refusals::BadContentLength;
        m_hasContentLength = true;
        m_head.frame.bodyBytes = value.toByteArray().toLongLong();
        return {};
    }

    Problem readTransferEncoding(QByteArrayView value)
    {
        if (m_head.frame.isChunked)
            return refusals::BadTransferEncoding;
        if (!equalsIgnoringCase(value, "chunked"))
            return refusals::LengthRequired;
        m_head.frame.isChunked = true;
        return {};
    }

    Problem readHost(QByteArrayView value)
    {
        if (m_head.host || hostNameIn(value).isEmpty())
            return refusals::BadHost;
        m_head.host = value;
        return {};
    }

    Problem readExpect(QByteArrayView value)
    {
        if (!equalsIgnoringCase(value, "100-continue"))
            return refusals::ExpectationFailed;
        m_head.frame.expectsContinue = true;
        return {};
    }

    void readConnection(QByteArrayView value)
    {
        const QByteArrayList options = value.toByteArray().split(',');
        for (const QByteArray &option : options)
            m_closeAsked |= equalsIgnoringCase(withoutBlanks(option), "close");
    }

    QByteArrayView m_rest;
    const GuardLimits &m_limits;
    RequestHead m_head;
    bool m_isHttp11 = false;
    bool m_hasContentLength = false;
    bool m_closeAsked = false;
};

} // namespace

QByteArrayView RequestHead::path() const
{
    const qsizetype mark = target.indexOf('?');
    return mark < 0 ? target : target.first(mark);
}

QByteArrayView RequestHead::query() const
{
    const qsizetype mark = target.indexOf('?');
    return mark < 0 ? QByteArrayView() : target.sliced(mark + 1);
}

HttpRequest requestFrom(const RequestHead &head, const QHostAddress &peer, const TrustedProxies &proxies)
{
    HttpRequest request;
    request.id = newRequestId();
    request.method = head.method.toByteArray();
    request.target = head.target.toByteArray();
    request.path = head.path().toByteArray();
    request.query = head.query().toByteArray();
    request.headers.reserve(head.headers.size());
    for (const auto &[name, value] : head.headers)
        request.headers.append({name.toByteArray(), value.toByteArray()});
    request.peer = proxies.clientOf(peer, request.headers);
    return request;
}

tl::expected<RequestHead, Refusal> checkRequestHead(QByteArrayView head, const GuardLimits &limits)
{
    return HeadReader(head, limits).read();
}

static bool isPort(QByteArrayView text)
{
    return text.size() <= 5 && all(text, isDigit);
}

QByteArrayView hostNameIn(QByteArrayView host)
{
    const bool isBracketed = host.startsWith('[');
    const qsizetype end = isBracketed ? host.indexOf(']') : host.indexOf(':');
    const QByteArrayView name = isBracketed ? (end < 0 ? QByteArrayView() : host.sliced(1, end - 1))
                                            : (end < 0 ? host : host.first(end));
    QByteArrayView rest = end < 0 ? QByteArrayView() : host.sliced(end + (isBracketed ? 1 : 0));
    if (!rest.isEmpty() && (!rest.startsWith(':') || !isPort(rest.sliced(1))))
        return {};
    const auto isNameChar = [isBracketed](char c) {
        return isBracketed ? isHexDigit(c) || c == ':' || c == '.'
                           : isLetter(c) || isDigit(c) || c == '-' || c == '.' || c == '_';
    };
    return all(name, isNameChar) ? name : QByteArrayView();
}

} // namespace onhire
