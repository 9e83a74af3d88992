// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/lists/list_reader.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<ListPage> fetchList(Connection &connection, const Scope &scope, const ListTable &table,
                           const ListRequest &request)
{
    return fetchList(connection, scope, table, request, [&](const Rows &rows) -> Result<QByteArray> {
        return table.record ? table.record(rows) : rows.utf8(0);
    });
}

Result<ListPage> fetchList(Connection &connection, const Scope &scope, const ListTable &table,
                           const ListRequest &request, const ReadRecord &record)
{
    ListQuery query(scope, table, request);
    const QByteArray question = query.question();
    if (!request.startAfter.isEmpty()) {
        const auto cursor = Cursor::decode(request.startAfter, question);
        if (!cursor || !query.fits(*cursor))
            return Failure(Error::invalid(u"startAfter"_s, Fault::Kind::Custom,
                                          u"This cursor does not belong to this list with these "
                                          "filters and this sort order."_s));
        query.startAfter(*cursor);
    }
    ONHIRE_ASSIGN(Rows rows, readPage(connection, scope, query, request.limit + 1));
    ListPage page;
    Cursor last;
    while (rows.next()) {
        if (page.records.size() == request.limit) {
            page.nextCursor = last.encode(question);
            break;
        }
        ONHIRE_ASSIGN(QByteArray json, record(rows));
        page.records += std::move(json);
        if (page.records.size() == request.limit)
            last = {rows.text(1), rows.text(2)};
    }
    return page;
}

} // namespace onhire
