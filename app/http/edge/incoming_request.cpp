// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/incoming_request.h"

#include "app/http/edge/guard_context.h"
#include "app/http/edge/inbox.h"
#include "app/http/edge/occupation.h"
#include "core/data/files/file_storage.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace onhire {

std::optional<Refusal> IncomingRequest::begin(QByteArrayView head, const QHostAddress &peer)
{
    const auto checked = checkRequestHead(head, m_context.limits);
    if (!checked)
        return checked.error();
    m_frame = checked->frame;
    m_request = requestFrom(*checked, peer, m_context.proxies);
    return objectionTo(*checked);
}

std::optional<Refusal> IncomingRequest::objectionTo(const RequestHead &head)
{
    const qint64 bodyBytes = head.frame.bodyBytes;
    if (head.host && !m_context.hosts.allows(*head.host))
        return refusals::MisdirectedRequest;
    if (bodyBytes == 0 && !head.frame.isChunked)
        return {};
    BodyPlan plan = planBody();
    if (plan.refusal)
        return plan.refusal;
    if (bodyBytes > plan.limit)
        return refusals::PayloadTooLarge;
    m_request.file = std::move(plan.file);
    if (head.frame.isChunked)
        m_chunks.emplace(plan.limit);
    return takeShare(bodyBytes);
}

BodyPlan IncomingRequest::planBody()
{
    const Occupation::Work work(m_context.occupation);
    return m_context.handler.planBody(m_request);
}

std::optional<Refusal> IncomingRequest::objectionToMuch()
{
    const Occupation::Work work(m_context.occupation);
    return m_context.handler.objectionToMuch(m_request);
}

// How much of a body in chunks is still to come, nobody knows: it doubles its share, as it does its memory.
std::optional<Refusal> IncomingRequest::takeShare(qint64 bytes)
{
    if (m_request.file || bytes <= std::max(m_context.limits.smallBytes, m_reserved))
        return {};
    if (m_reserved == 0) {
        if (const auto objection = objectionToMuch())
            return objection;
    }
    const qint64 wanted = m_chunks ? std::min(m_chunks->limit(), std::max(bytes, 2 * m_reserved)) : bytes;
    auto share = m_context.bytes->reserve(wanted - m_reserved);
    if (!share)
        return refusals::Overloaded;
    m_shares.push_back(std::move(*share));
    m_reserved = wanted;
    return {};
}

void IncomingRequest::releaseBudget()
{
    m_shares.clear();
    m_reserved = 0;
}

qint64 IncomingRequest::mostBytes() const
{
    return m_chunks ? m_chunks->limit() : m_frame.bodyBytes;
}

std::optional<Refusal> IncomingRequest::unpack()
{
    if (!m_chunks)
        return {};
    const auto read = m_chunks->unpack(m_inbox.behindHead(), m_unpacked);
    if (!read)
        return read.error();
    m_inbox.takeFromBehindHead(*read);
    return takeShare(m_chunks->size());
}

bool IncomingRequest::awaitsBody() const
{
    return m_chunks ? m_inbox.bytesBehindHead() == 0 : !hasArrived();
}

bool IncomingRequest::hasArrived() const
{
    return m_chunks ? m_chunks->isComplete() : m_inbox.bytesBehindHead() >= m_frame.bodyBytes - m_stored;
}

bool IncomingRequest::isStored() const
{
    return m_isStored;
}

QByteArray IncomingRequest::takePiece()
{
    if (m_chunks)
        return std::exchange(m_unpacked, {});
    return m_inbox.takeFromBehindHead(
        std::min<qint64>(m_inbox.bytesBehindHead(), m_frame.bodyBytes - m_stored));
}

std::optional<QFuture<bool>> IncomingRequest::store()
{
    const bool isLast = hasArrived();
    const QByteArray piece = takePiece();
    if (piece.isEmpty() && !isLast)
        return {};
    m_stored += piece.size();
    m_isStored = isLast;
    return QtConcurrent::run(m_context.disk.get(), [file = m_request.file, piece, isLast] {
        return file->write(piece) && (!isLast || file->finish());
    });
}

void IncomingRequest::finish()
{
    m_inbox.dropHead();
    if (m_chunks && m_chunks->size() == 0)
        m_request.file.reset(); // as where a length of 0 was announced
    if (!m_request.file)
        m_request.body = m_chunks ? std::exchange(m_unpacked, {}) : m_inbox.takeFromFront(m_frame.bodyBytes);
}

void IncomingRequest::giveUp()
{
    m_frame.wantsHeadOnly |= m_inbox.startsWith("HEAD "); // of a head that is not sound as well
    m_inbox.clear();
    releaseBudget();
    m_chunks.reset();
    m_unpacked.clear();
    m_request.file.reset();
}

void IncomingRequest::clear()
{
    releaseBudget();
    m_chunks.reset();
    m_unpacked.clear();
    m_stored = 0;
    m_isStored = false;
    m_frame = {};
    m_request = {};
}

} // namespace onhire
