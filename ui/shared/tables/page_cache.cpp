// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/page_cache.h"

#include <algorithm>

namespace onhire {

const PageCache::Slot *PageCache::find(int page) const
{
    const auto found = m_slots.constFind(page);
    return found == m_slots.constEnd() ? nullptr : &*found;
}

void PageCache::put(int page, QList<TableRow> rows)
{
    m_slots[page] = Slot{std::move(rows), true, ++m_tick};
    while (m_slots.size() > m_limit)
        evict(page);
}

void PageCache::touch(int page)
{
    if (const auto found = m_slots.find(page); found != m_slots.end())
        found->usedAt = ++m_tick;
}

void PageCache::evict(int keep)
{
    auto oldest = m_slots.end();
    for (auto it = m_slots.begin(); it != m_slots.end(); ++it) {
        if (it.key() != keep && (oldest == m_slots.end() || it->usedAt < oldest->usedAt))
            oldest = it;
    }
    m_slots.erase(oldest);
}

void PageCache::markAllStale()
{
    for (Slot &slot : m_slots)
        slot.fresh = false;
}

void PageCache::markStale(int page)
{
    if (const auto found = m_slots.find(page); found != m_slots.end())
        found->fresh = false;
}

void PageCache::dropFrom(int page)
{
    m_slots.removeIf([page](const auto &entry) { return entry.key() >= page; });
}

QList<int> PageCache::pages() const
{
    QList<int> pages = m_slots.keys();
    std::ranges::sort(pages);
    return pages;
}

std::optional<PageCache::Place> PageCache::placeOf(const QString &id) const
{
    for (auto it = m_slots.cbegin(); it != m_slots.cend(); ++it) {
        const auto row =
            std::find_if(it->rows.cbegin(), it->rows.cend(), [&](const TableRow &r) { return r.id == id; });
        if (row != it->rows.cend())
            return Place{it.key(), int(row - it->rows.cbegin())};
    }
    return std::nullopt;
}

} // namespace onhire
