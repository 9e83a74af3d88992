// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/chunked_body.h"

#include "app/http/edge/characters.h"

#include <algorithm>

namespace onhire {

using namespace characters;

static constexpr qsizetype LongestLine = 256; // nobody reads what may stand behind a size
static constexpr qsizetype LongestTrailer = 2048; // nor what follows the last chunk
static constexpr qsizetype MostDigits = 15; // of a size: it cannot overflow, and is far above any limit

tl::expected<qsizetype, Refusal> ChunkedBody::unpack(QByteArrayView bytes, QByteArray &content)
{
    qsizetype read = 0;
    while (m_next != Next::Nothing) {
        if (m_next == Next::Content) {
            const qsizetype size = std::min<qint64>(m_left, bytes.size() - read);
            content.append(bytes.sliced(read, size));
            read += size;
            m_left -= size;
            if (m_left > 0)
                break;
            m_next = Next::ContentEnd;
        }
        const QByteArrayView rest = bytes.sliced(read);
        const qsizetype end = rest.first(std::min(rest.size(), LongestLine)).indexOf('\n');
        if (end < 0 && rest.size() < LongestLine)
            break;
        if (end < 0 && m_next == Next::Trailer)
            return tl::unexpected(refusals::HeadersTooLarge);
        if (end < 1 || rest[end - 1] != '\r')
            return tl::unexpected(refusals::BadChunk);
        if (const auto refusal = readLine(rest.first(end - 1)))
            return tl::unexpected(*refusal);
        read += end + 1;
    }
    return read;
}

std::optional<Refusal> ChunkedBody::readLine(QByteArrayView line)
{
    if (m_next == Next::Size)
        return readSize(line);
    if (m_next == Next::ContentEnd) {
        m_next = Next::Size;
        return line.isEmpty() ? std::nullopt : std::optional(refusals::BadChunk);
    }
    if (line.isEmpty()) {
        m_next = Next::Nothing;
        return {};
    }
    m_trailerBytes += line.size();
    const bool isHeader =
        isToken(line.first(std::max<qsizetype>(line.indexOf(':'), 0))) && all(line, isValueChar);
    if (!isHeader)
        return refusals::BadHeader;
    return m_trailerBytes > LongestTrailer ? std::optional(refusals::HeadersTooLarge) : std::nullopt;
}

std::optional<Refusal> ChunkedBody::readSize(QByteArrayView line)
{
    const qsizetype end = line.indexOf(';');
    const QByteArrayView digits = end < 0 ? line : line.first(end);
    if (digits.isEmpty() || digits.size() > MostDigits || !all(digits, isHexDigit) || !all(line, isValueChar))
        return refusals::BadChunk;
    m_left = digits.toByteArray().toLongLong(nullptr, 16);
    m_size += m_left;
    m_next = m_left > 0 ? Next::Content : Next::Trailer;
    return m_size > m_limit ? std::optional(refusals::PayloadTooLarge) : std::nullopt;
}

} // namespace onhire
