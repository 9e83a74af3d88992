// SPDX-License-Identifier: GPL-3.0-or-later
// What a table knows about the rows of its query: how many there are, behind which row each page begins, and
// the rows of the pages that were shown lately.
#pragma once

#include "ui/shared/tables/page_cache.h"

namespace onhire {

struct LoadedRow
{
    int row;
    QString id;
};

class KnownRows
{
public:
    static constexpr int PageSize = 100;
    static constexpr int PagesKept = 60;

    static int pageAt(int row) { return row / PageSize; }

    int count() const { return m_count; } // so far, until all are counted
    bool areCounted() const { return m_counted; }
    int pagesHeld() const { return m_pages.size(); }
    int firstOn(int page) const { return page * PageSize; }
    int countOn(int page) const { return qMin(PageSize, m_count - firstOn(page)); }

    const TableRow *at(int row) const; // none while its page is not held
    QList<LoadedRow> loaded() const; // all that are held, from the top
    std::optional<int> rowOf(const QString &id) const;
    std::optional<int> pageWith(const QString &id) const;
    bool isFresh(int page) const;

    std::optional<Anchor> anchorBefore(int page) const;
    std::optional<int> nextPage() const; // by which the table can grow until all are counted

    void startWith(const RowPage &first);
    void addEnd(const RowPage &last); // of the page that was the next
    void setBorders(const Anchors &anchors);
    void resize(int count);

    void put(int page, const QList<TableRow> &rows) { m_pages.put(page, rows); }
    void touch(int page) { m_pages.touch(page); } // it was shown
    void markStale(int page) { m_pages.markStale(page); }
    void markAllStale() { m_pages.markAllStale(); }

private:
    PageCache m_pages{PagesKept};
    QList<Anchor> m_ends; // of each page that is followed by another
    int m_count = 0;
    bool m_counted = false;
};

} // namespace onhire
