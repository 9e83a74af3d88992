// SPDX-License-Identifier: GPL-3.0-or-later
// A list of orders that exists only as arithmetic, with the delays and failures that a test asks for.
#pragma once

#include "ui/shared/tables/page_source.h"

#include <QThread>

#include <atomic>
#include <functional>

namespace onhire {

class FakeSource : public PageSource
{
public:
    explicit FakeSource(int rows) : m_rows(rows) { }

    void setRows(int rows) { m_rows = rows; }
    void setFirst(int first) { m_first = first; } // the ones before it are gone, as many have come at the end
    void setTurn(int turn) { m_turn = turn; } // in another order: what stood behind so many stands first
    void setDelay(std::function<int()> milliseconds) { m_delay = std::move(milliseconds); }
    void setAnchorDelay(int milliseconds) { m_anchorDelay = milliseconds; }
    void setFailing(bool failing) { m_failing = failing; }
    void setEdition(int edition) { m_edition = edition; }
    int pagesAsked() const { return m_pagesAsked; }
    int countsAsked() const { return m_countsAsked; }
    int mostCountsAtOnce() const { return m_mostCounts; }

    Result<RowPage> first(const TableQuery &query, int count) override { return page(query, 0, count); }

    Result<RowPage> after(const TableQuery &query, const Anchor &anchor, int count) override
    {
        return page(query, anchor.value(0).toInt(), count);
    }

    Result<Anchors> anchors(const TableQuery &query, int step) override
    {
        m_mostCounts = qMax(m_mostCounts.load(), ++m_countsRunning);
        ++m_countsAsked;
        QThread::msleep(m_anchorDelay);
        --m_countsRunning;
        if (m_failing)
            return Failure(Error::internal(QStringLiteral("no connection")));
        Anchors found{rowsOf(query), {}};
        for (int end = step; end < found.total; end += step)
            found.ends.append(Anchor{end});
        return found;
    }

    Result<QStringList> among(const TableQuery &query, const QStringList &ids) override
    {
        const int count = rowsOf(query);
        QStringList found;
        for (int row = 0; row < count; ++row) {
            if (const QString id = idAt(query, row + m_first); ids.contains(id))
                found += id;
        }
        return found;
    }

    // The id of a row, counted from the top of what a query shows.
    static QString idAt(const TableQuery &query, int row)
    {
        return QStringLiteral("%1%2-%3").arg(query.search, query.sortColumn).arg(row);
    }

private:
    int rowsOf(const TableQuery &query) const
    {
        return query.search == QStringLiteral("nothing") ? 0 : m_rows.load();
    }

    Result<RowPage> page(const TableQuery &query, int from, int count)
    {
        ++m_pagesAsked;
        const int edition = m_edition; // as it is read, however late it is answered
        if (m_delay)
            QThread::msleep(m_delay());
        if (m_failing)
            return Failure(Error::internal(QStringLiteral("no connection")));
        const int end = qMin(from + count, rowsOf(query));
        RowPage found{{}, Anchor{end}, end == rowsOf(query)};
        for (int row = from; row < end; ++row) {
            const QString id = idAt(query, (row + m_turn) % rowsOf(query) + m_first);
            found.rows.append({id, {id, row, edition}});
        }
        return found;
    }

    std::atomic<int> m_rows;
    std::atomic<int> m_first = 0;
    std::atomic<int> m_turn = 0;
    std::atomic<int> m_edition = 1;
    std::atomic<int> m_pagesAsked = 0;
    std::atomic<int> m_countsAsked = 0;
    std::atomic<int> m_countsRunning = 0;
    std::atomic<int> m_mostCounts = 0;
    std::atomic<int> m_anchorDelay = 0;
    std::atomic<bool> m_failing = false;
    std::function<int()> m_delay;
};

} // namespace onhire
