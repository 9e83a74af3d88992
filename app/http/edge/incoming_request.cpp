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
    if (bodyBytes == 0)
        return {};
    const Occupation::Work work(m_context.occupation);
    BodyPlan plan = m_context.handler.planBody(m_request);
    if (plan.refusal)
        return plan.refusal;
    if (bodyBytes > plan.limit)
        return refusals::PayloadTooLarge;
    m_request.file = std::move(plan.file);
    if (m_request.file || bodyBytes <= m_context.limits.smallBytes)
        return {};
    if (auto share = m_context.bytes->reserve(bodyBytes))
        m_share.emplace(std::move(*share));
    return m_share ? std::nullopt : std::optional(refusals::Overloaded);
}

bool IncomingRequest::hasArrived() const
{
    return m_inbox.bytesBehindHead() >= m_frame.bodyBytes - m_stored;
}

bool IncomingRequest::isStored() const
{
    return m_stored == m_frame.bodyBytes;
}

std::optional<QFuture<bool>> IncomingRequest::store()
{
    const qint64 size = std::min<qint64>(m_inbox.bytesBehindHead(), m_frame.bodyBytes - m_stored);
    if (size == 0)
        return {};
    const QByteArray piece = m_inbox.takeFromBehindHead(size);
    m_stored += size;
    return QtConcurrent::run(m_context.disk.get(), [file = m_request.file, piece, isLast = isStored()] {
        return file->write(piece) && (!isLast || file->finish());
    });
}

void IncomingRequest::finish()
{
    m_inbox.dropHead();
    if (!m_request.file)
        m_request.body = m_inbox.takeFromFront(m_frame.bodyBytes);
}

void IncomingRequest::giveUp()
{
    m_frame.wantsHeadOnly |= m_inbox.startsWith("HEAD "); // of a head that is not sound as well
    m_inbox.clear();
    m_share.reset();
    m_request.file.reset();
}

void IncomingRequest::clear()
{
    m_share.reset();
    m_stored = 0;
    m_frame = {};
    m_request = {};
}

} // namespace onhire
