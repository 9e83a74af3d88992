// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/inbox.h"

#include "app/http/edge/characters.h"

#include <algorithm>
#include <utility>

namespace onhire {

tl::expected<QByteArrayView, Refusal> Inbox::findHead()
{
    if (!skipEmptyLine())
        return {};
    if (!characters::isTokenChar(m_bytes.front()))
        return tl::unexpected(
            refusals::BadRequestLine); // a TLS greeting, most likely: it has no line end to wait for

    const QByteArrayView bytes = QByteArrayView(m_bytes).first(std::min(m_bytes.size(), m_longestHead));
    for (qsizetype lf = bytes.indexOf('\n', m_lineStart); lf >= 0; lf = bytes.indexOf('\n', m_lineStart)) {
        if (lf == m_lineStart || bytes[lf - 1] != '\r')
            return tl::unexpected(refusals::BadLineEnd); // Qt takes a bare LF for a line end, proxies may not
        const bool isBlank = lf == m_lineStart + 1;
        m_lineStart = lf + 1;
        if (isBlank) {
            m_headBytes = m_lineStart;
            return bytes.first(m_headBytes);
        }
    }
    if (bytes.size() >= m_longestHead)
        return tl::unexpected(refusals::HeadersTooLarge);
    return {};
}

// One empty line before a request is forgiven (RFC 9112, 2.2). Returns whether there is something to read after
// it.
bool Inbox::skipEmptyLine()
{
    if (m_skippedEmptyLine || m_lineStart > 0 || !m_bytes.startsWith('\r'))
        return true;
    if (m_bytes.size() == 1)
        return false;
    if (m_bytes[1] != '\n')
        return true;
    m_skippedEmptyLine = true;
    m_bytes.remove(0, 2);
    return !m_bytes.isEmpty();
}

QByteArray Inbox::takeFromBehindHead(qsizetype size)
{
    const QByteArray taken = m_bytes.mid(m_headBytes, size);
    m_bytes.remove(m_headBytes, size);
    return taken;
}

void Inbox::dropHead()
{
    m_bytes.remove(0, m_headBytes);
    m_headBytes = 0;
    m_lineStart = 0;
    m_skippedEmptyLine = false;
}

// What follows is copied, for it is little: a large body takes its memory with it.
QByteArray Inbox::takeFromFront(qsizetype size)
{
    QByteArray rest(m_bytes.constData() + size, m_bytes.size() - size);
    QByteArray taken = std::exchange(m_bytes, std::move(rest));
    taken.truncate(size);
    return taken;
}

} // namespace onhire
