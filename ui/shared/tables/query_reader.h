// SPDX-License-Identifier: GPL-3.0-or-later
// Asks a source on worker threads: for the first page of any query, for everything else of the query whose rows
// are shown. An answer is empty if its ticket is no longer current.
#pragma once

#include "ui/shared/tables/page_source.h"
#include "ui/shared/workplace/async_runner.h"

namespace onhire {

class QueryReader
{
public:
    using PageAnswer = QCoro::Task<std::optional<Result<RowPage>>>;
    using AnchorsAnswer = QCoro::Task<std::optional<Result<Anchors>>>;
    using IdsAnswer = QCoro::Task<std::optional<Result<QStringList>>>;

    QueryReader(AsyncRunner &runner, std::shared_ptr<PageSource> source, int pageSize);

    const TableQuery &query() const { return m_query; }
    const std::shared_ptr<PageSource> &source() const { return m_source; }
    void setQuery(const TableQuery &query) { m_query = query; }

    PageAnswer firstPage(const Ticket &ticket, const TableQuery &query) const
    {
        return read(ticket, query, {});
    }
    // Behind an anchor; empty: the first.
    PageAnswer page(const Ticket &ticket, const Anchor &before) const { return read(ticket, m_query, before); }
    AnchorsAnswer anchors(const Ticket &ticket) const;
    IdsAnswer among(const Ticket &ticket, const QStringList &ids) const;

private:
    PageAnswer read(const Ticket &ticket, const TableQuery &query, const Anchor &before) const;

    AsyncRunner &m_runner;
    const std::shared_ptr<PageSource> m_source;
    const int m_pageSize;
    TableQuery m_query;
};

} // namespace onhire
