// SPDX-License-Identifier: GPL-3.0-or-later
// Puts one list's statement together. Only text from the list's table gets into it; what was asked for is
// bound.
#pragma once

#include "core/data/lists/cursor.h"
#include "core/data/lists/list_request.h"

namespace onhire {

class ListStatement
{
public:
    // All three must outlive it; the request was checked against the table.
    ListStatement(const Scope &scope, const ListTable &table, const ListRequest &request);

    // What a cursor must belong to: the same filters and the same order.
    QByteArray question() const;
    void startAfter(const Cursor &cursor);

    QString all() const;
    QString page(int rows) const;
    // The sort key, the id and the place of every `step`-th row, and of the last one. `from` is the table's
    // FROM clause with the condition that stays the same.
    QString places(QLatin1StringView from, int step) const;

    const QVariantList &parameters() const { return m_parameters; }

private:
    QString bound(const QString &value);
    QString order() const;
    void addFilter(const QString &name, const QString &value);
    void addSearch(const ListFilter &filter, const QString &typed);
    QString recordsWith(const QStringList &words, const QString &noun);

    const ListTable &m_table;
    const ListRequest &m_request;
    QVariantList m_parameters;
    const ListSort &m_sort;
    QString m_conditions;
};

} // namespace onhire
