// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/limits/connection_budget.h"

#include "app/http/edge/limits/peer_key.h"

#include <QMutexLocker>

namespace onhire {

ConnectionBudget::Seat::Seat(std::shared_ptr<ConnectionBudget> budget, quint64 peer)
    : m_budget(std::move(budget)), m_peer(peer)
{
}

ConnectionBudget::Seat::~Seat()
{
    if (m_budget)
        m_budget->leave(m_peer);
}

std::optional<ConnectionBudget::Seat> ConnectionBudget::admit(const QHostAddress &peer)
{
    const quint64 key = peerKey(peer);
    const QMutexLocker lock(&m_mutex);
    if (m_total >= m_limits.total || m_peers.value(key) >= m_limits.perPeer)
        return {};
    ++m_total;
    ++m_peers[key];
    return std::make_optional<Seat>(shared_from_this(), key);
}

int ConnectionBudget::taken() const
{
    const QMutexLocker lock(&m_mutex);
    return m_total;
}

void ConnectionBudget::leave(quint64 peer)
{
    const QMutexLocker lock(&m_mutex);
    --m_total;
    if (--m_peers[peer] == 0)
        m_peers.remove(peer);
}

} // namespace onhire
