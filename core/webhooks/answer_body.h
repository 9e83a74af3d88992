// SPDX-License-Identifier: GPL-3.0-or-later
// The body of an answer, put together from what arrives: by its length, in chunks, or until the connection
// ends. It never grows beyond what somebody is willing to hold.
#pragma once

#include "core/webhooks/answer_head.h"

namespace onhire {

class AnswerBody
{
public:
    enum class State { Incomplete, Complete, TooLarge, Broken, Packed };

    AnswerBody(const AnswerHead &head, qint64 most);

    State add(QByteArrayView bytes);
    State end(); // no more will come
    QByteArray take() { return std::move(m_body); }

private:
    enum class Part { Size, Chunk, ChunkEnd, Trailer };

    State keep(QByteArrayView bytes);
    State addChunks();
    State readLine(const QByteArray &line);

    const AnswerHead m_head;
    const qint64 m_most;
    QByteArray m_body;
    QByteArray m_waiting; // of the chunks, not understood yet
    Part m_part = Part::Size;
    qint64 m_left = 0; // of the chunk
};

} // namespace onhire
