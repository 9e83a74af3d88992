// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of rows that a table holds at the moment: bounded, the least recently shown leaves first.
#pragma once

#include "ui/shared/tables/page_source.h"

#include <QHash>

#include <optional>

namespace onhire {

class PageCache
{
public:
    explicit PageCache(int limit) : m_limit(limit) { }

    struct Slot
    {
        QList<TableRow> rows;
        bool fresh = true; // false: still shown, to be read again
        quint64 usedAt = 0;
    };

    const Slot *find(int page) const;
    void put(int page, QList<TableRow> rows);
    void touch(int page);
    void clear() { m_slots.clear(); }
    void markAllStale();
    void markStale(int page);
    void dropFrom(int page);
    int size() const { return int(m_slots.size()); }
    QList<int> pages() const; // from the top

    struct Place
    {
        int page;
        int index;
    };
    std::optional<Place> placeOf(const QString &id) const;

private:
    void evict(int keep);

    QHash<int, Slot> m_slots;
    int m_limit;
    quint64 m_tick = 0;
};

} // namespace onhire
