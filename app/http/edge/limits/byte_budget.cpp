// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/limits/byte_budget.h"

#include <utility>

namespace onhire {

ByteBudget::Share::Share(std::shared_ptr<ByteBudget> budget, qint64 bytes)
    : m_budget(std::move(budget)), m_bytes(bytes)
{
}

ByteBudget::Share::~Share()
{
    if (m_budget)
        m_budget->m_taken -= m_bytes;
}

std::optional<ByteBudget::Share> ByteBudget::reserve(qint64 bytes)
{
    if (m_taken.fetch_add(bytes) + bytes <= m_limit)
        return std::make_optional<Share>(shared_from_this(), bytes);
    m_taken -= bytes;
    return {};
}

std::optional<ByteBudget::Share> ByteBudget::charge(qint64 bytes)
{
    m_taken += bytes;
    return std::make_optional<Share>(shared_from_this(), bytes);
}

} // namespace onhire
