// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/known_rows.h"

namespace onhire {

const TableRow *KnownRows::at(int row) const
{
    const auto *held = m_pages.find(pageAt(row));
    const int at = row % PageSize;
    return held && at < held->rows.size() ? &held->rows[at] : nullptr;
}

QList<LoadedRow> KnownRows::loaded() const
{
    QList<LoadedRow> loaded;
    loaded.reserve(m_pages.size() * PageSize);
    for (const int page : m_pages.pages()) {
        int row = firstOn(page);
        for (const TableRow &held : m_pages.find(page)->rows) {
            if (row < m_count)
                loaded.append({row++, held.id});
        }
    }
    return loaded;
}

std::optional<int> KnownRows::rowOf(const QString &id) const
{
    const auto place = m_pages.placeOf(id);
    if (!place || firstOn(place->page) + place->index >= m_count)
        return std::nullopt;
    return firstOn(place->page) + place->index;
}

std::optional<int> KnownRows::pageWith(const QString &id) const
{
    const auto place = m_pages.placeOf(id);
    return place ? std::optional(place->page) : std::nullopt;
}

bool KnownRows::isFresh(int page) const
{
    const auto *held = m_pages.find(page);
    return held && held->fresh;
}

std::optional<Anchor> KnownRows::anchorBefore(int page) const
{
    if (page == 0)
        return Anchor();
    return page <= m_ends.size() ? std::optional(m_ends[page - 1]) : std::nullopt;
}

std::optional<int> KnownRows::nextPage() const
{
    return m_counted || m_ends.isEmpty() ? std::nullopt : std::optional(int(m_ends.size()));
}

void KnownRows::startWith(const RowPage &first)
{
    m_pages.clear();
    m_ends.clear();
    m_count = int(first.rows.size());
    m_counted = false;
    addEnd(first);
    put(0, first.rows);
}

void KnownRows::addEnd(const RowPage &last)
{
    if (last.last)
        m_counted = true;
    else
        m_ends.append(last.end);
}

void KnownRows::setBorders(const Anchors &anchors)
{
    m_ends = anchors.ends;
    m_counted = true;
}

void KnownRows::resize(int count)
{
    if (count > m_count)
        markStale(pageAt(m_count)); // a page that was cut short at the old end has more rows now
    else
        m_pages.dropFrom((count + PageSize - 1) / PageSize);
    m_count = count;
}

} // namespace onhire
