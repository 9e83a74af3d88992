// SPDX-License-Identifier: GPL-3.0-or-later
// A body whose length its sender did not know beforehand (RFC 9112, 7.1), as some clients send every body. As
// strict as the reading of heads: what two readers could take for different bodies is refused.
#pragma once

#include "app/http/edge/refusal.h"

#include <QByteArray>

#include <tl/expected.hpp>

namespace onhire {

class ChunkedBody
{
public:
    explicit ChunkedBody(qint64 limit) : m_limit(limit) { }

    // Adds to `content` what `bytes` hold of it. Returns how many of them were read: a line that has not ended
    // yet is read when it has, from its beginning.
    tl::expected<qsizetype, Refusal> unpack(QByteArrayView bytes, QByteArray &content);

    bool isComplete() const { return m_next == Next::Nothing; }
    qint64 limit() const { return m_limit; }
    qint64 size() const { return m_size; } // of the chunks that were announced

private:
    enum class Next { Size, Content, ContentEnd, Trailer, Nothing };

    std::optional<Refusal> readLine(QByteArrayView line);
    std::optional<Refusal> readSize(QByteArrayView line);

    const qint64 m_limit;
    Next m_next = Next::Size;
    qint64 m_size = 0;
    qint64 m_left = 0; // of the chunk
    qsizetype m_trailerBytes = 0;
};

} // namespace onhire
