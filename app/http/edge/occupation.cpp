// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/occupation.h"

namespace onhire {

void Occupation::Rest::begin(int socket)
{
    if (m_socket >= 0)
        return;
    m_socket = socket;
    const std::lock_guard lock(m_occupation.m_mutex);
    m_occupation.m_resting.insert(socket);
}

void Occupation::Rest::end()
{
    if (m_socket < 0)
        return;
    const std::lock_guard lock(m_occupation.m_mutex);
    m_occupation.m_resting.remove(std::exchange(m_socket, -1));
}

Occupation::Newcomer Occupation::connectionCame()
{
    ++m_connections;
    ++m_newcomers;
    return Newcomer(this);
}

std::tuple<bool, int, int> Occupation::burden(std::chrono::milliseconds longWork) const
{
    const int begun = isWorking() ? 1 : 0;
    return {worksLongerThan(longWork), begun + m_newcomers, m_connections};
}

bool Occupation::isWorking() const
{
    const std::lock_guard lock(m_mutex);
    return m_worksSince.isValid();
}

bool Occupation::worksLongerThan(std::chrono::milliseconds time) const
{
    const std::lock_guard lock(m_mutex);
    return m_worksSince.isValid() && m_worksSince.hasExpired(time.count());
}

void Occupation::lookAfterResting(std::chrono::milliseconds workedFor,
                                  const std::function<void(const QSet<int> &)> &look) const
{
    const std::lock_guard lock(m_mutex);
    if (m_worksSince.isValid() && m_worksSince.hasExpired(workedFor.count()))
        look(m_resting);
}

void Occupation::begin()
{
    {
        const std::lock_guard lock(m_mutex);
        m_worksSince.start();
    }
    m_onWork();
}

void Occupation::end()
{
    const std::lock_guard lock(m_mutex);
    m_worksSince.invalidate();
}

} // namespace onhire
