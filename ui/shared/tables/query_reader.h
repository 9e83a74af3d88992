// SPDX-License-Identifier: GPL-3.0-or-later
// Asks a source on worker threads, always about the query of the moment. An answer is empty if its ticket is no
// longer current.
#pragma once

#include "ui/shared/tables/page_source.h"
#include "ui/shared/workplace/async_runner.h"

namespace onhire {

class QueryReader
{
public:
    using PageAnswer = QCoro::Task<std::optional<Result<RowPage>>>;
    using AnchorsAnswer = QCoro::Task<std::optional<Result<Anchors>>>;

    QueryReader(AsyncRunner &runner, std::shared_ptr<PageSource> source, int pageSize);

    const TableQuery &query() const { return m_query; }
    const std::shared_ptr<PageSource> &source() const { return m_source; }
    void setQuery(const TableQuery &query) { m_query = query; }

    PageAnswer firstPage(const Ticket &ticket) const { return page(ticket, {}); }
    PageAnswer page(const Ticket &ticket, const Anchor &before) const; // behind an anchor; empty: the first
    AnchorsAnswer anchors(const Ticket &ticket) const;

private:
    AsyncRunner &m_runner;
    const std::shared_ptr<PageSource> m_source;
    const int m_pageSize;
    TableQuery m_query;
};

} // namespace onhire
