// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/outlet.h"

#include "app/http/edge/guard_context.h"
#include "app/http/edge/occupation.h"

#include <QTcpSocket>

#include <algorithm>

namespace onhire {

static constexpr qint64 PieceBytes = 64 * 1024;
static constexpr qint64 InOnePacket = 8 * 1024; // beyond it copying costs more than another write

qint64 AnswerBody::size() const
{
    return content ? content->size() : bytes.size();
}

Outlet::Outlet(QTcpSocket &wire, GuardContext &context) : m_wire(wire), m_context(context) { }

bool Outlet::hold(const AnswerBody &body, bool wasOnlyRead)
{
    if (!isLarge(body.bytes))
        return true;
    ByteBudget &budget = *m_context.bytes;
    auto share = wasOnlyRead ? budget.reserve(body.bytes.size()) : budget.charge(body.bytes.size());
    if (share)
        m_share.emplace(std::move(*share));
    return share.has_value();
}

bool Outlet::isLarge(const QByteArray &bytes) const
{
    return bytes.size() > m_context.limits.smallBytes;
}

void Outlet::send(QByteArray head, AnswerBody body)
{
    if (body.bytes.size() <= InOnePacket) {
        m_wire.write(head.append(body.bytes));
    } else {
        m_wire.write(head);
        m_wire.write(body.bytes);
    }
    if (!body.content)
        return;
    m_contentLeft = body.size();
    m_content = std::move(body.content);
    goOn();
}

// A disk may be as slow as a database.
QByteArray Outlet::nextPiece()
{
    const Occupation::Work work(m_context.occupation);
    return m_content->read(std::min(m_contentLeft, PieceBytes));
}

void Outlet::goOn()
{
    while (m_contentLeft > 0 && m_wire.bytesToWrite() < PieceBytes) {
        const QByteArray piece = nextPiece();
        if (piece.isEmpty())
            return m_wire.abort(); // shorter than was said: nobody must take it for the whole
        m_contentLeft -= piece.size();
        m_wire.write(piece);
    }
    if (m_contentLeft == 0)
        m_content.reset();
}

qint64 Outlet::left() const
{
    return m_wire.bytesToWrite() + m_contentLeft;
}

void Outlet::finish()
{
    m_share.reset();
}

} // namespace onhire
