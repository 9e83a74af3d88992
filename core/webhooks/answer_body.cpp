// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/answer_body.h"

#include <algorithm>

namespace onhire {

static constexpr qsizetype LongestLine = 1024; // between chunks

AnswerBody::AnswerBody(const AnswerHead &head, qint64 most) : m_head(head), m_most(most) { }

AnswerBody::State AnswerBody::add(QByteArrayView bytes)
{
    if (m_head.isPacked)
        return State::Packed;
    if (m_head.isChunked) {
        m_waiting.append(bytes);
        return addChunks();
    }
    const qint64 length = m_head.contentLength.value_or(0);
    if (length < 0)
        return State::Broken;
    if (length > m_most)
        return State::TooLarge;
    if (!m_head.contentLength)
        return keep(bytes);
    m_body.append(bytes.first(std::min<qint64>(bytes.size(), length - m_body.size())));
    return m_body.size() < length ? State::Incomplete : State::Complete;
}

AnswerBody::State AnswerBody::end()
{
    const bool mayEndSo = !m_head.isPacked && !m_head.isChunked && !m_head.contentLength;
    return mayEndSo ? State::Complete : State::Broken;
}

AnswerBody::State AnswerBody::keep(QByteArrayView bytes)
{
    if (m_body.size() + bytes.size() > m_most)
        return State::TooLarge;
    m_body.append(bytes);
    return State::Incomplete;
}

AnswerBody::State AnswerBody::addChunks()
{
    qsizetype at = 0;
    State state = State::Incomplete;
    while (state == State::Incomplete && at < m_waiting.size()) {
        if (m_part == Part::Chunk) {
            const qint64 size = std::min<qint64>(m_left, m_waiting.size() - at);
            state = keep(QByteArrayView(m_waiting).sliced(at, size));
            at += size;
            m_left -= size;
            if (m_left == 0)
                m_part = Part::ChunkEnd;
            continue;
        }
        const qsizetype end = m_waiting.indexOf("\r\n", at);
        if (end < 0) {
            if (m_waiting.size() - at > LongestLine)
                state = State::Broken;
            break;
        }
        state = readLine(m_waiting.mid(at, end - at));
        at = end + 2;
    }
    m_waiting.remove(0, at);
    return state;
}

AnswerBody::State AnswerBody::readLine(const QByteArray &line)
{
    if (m_part == Part::Trailer)
        return line.isEmpty() ? State::Complete : State::Incomplete;
    if (m_part == Part::ChunkEnd) {
        m_part = Part::Size;
        return line.isEmpty() ? State::Incomplete : State::Broken;
    }
    bool isNumber = false;
    m_left =
        line.first(line.indexOf(';') < 0 ? line.size() : line.indexOf(';')).trimmed().toLongLong(&isNumber, 16);
    if (!isNumber || m_left < 0)
        return State::Broken;
    m_part = m_left > 0 ? Part::Chunk : Part::Trailer;
    return State::Incomplete;
}

} // namespace onhire
