// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/query_reader.h"

namespace onhire {

QueryReader::QueryReader(AsyncRunner &runner, std::shared_ptr<PageSource> source, int pageSize)
    : m_runner(runner), m_source(std::move(source)), m_pageSize(pageSize)
{
}

// The work has copies of all it needs: whoever asked may be gone before it runs.
QueryReader::PageAnswer QueryReader::read(const Ticket &ticket, const TableQuery &query,
                                          const Anchor &before) const
{
    const auto work = [source = m_source, query, before, count = m_pageSize] {
        return before.isEmpty() ? source->first(query, count) : source->after(query, before, count);
    };
    return m_runner.run(ticket, work);
}

QueryReader::AnchorsAnswer QueryReader::anchors(const Ticket &ticket) const
{
    const auto read = [source = m_source, query = m_query, step = m_pageSize] {
        return source->anchors(query, step);
    };
    return m_runner.runOneByOne(ticket, read);
}

QueryReader::IdsAnswer QueryReader::among(const Ticket &ticket, const QStringList &ids) const
{
    const auto read = [source = m_source, query = m_query, ids] { return source->among(query, ids); };
    return m_runner.run(ticket, read);
}

} // namespace onhire
