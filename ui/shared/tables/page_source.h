// SPDX-License-Identifier: GPL-3.0-or-later
// Where a table's rows come from, page by page and by key, never by offset: the millionth row costs what the
// first does. Called on worker threads, several at once.
#pragma once

#include "core/base/result.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <functional>

namespace onhire {

struct TableQuery
{
    QString search = {};
    QMap<QString, QStringList> filters = {}; // filter id → chosen values
    QString sortColumn = {};
    Qt::SortOrder sortOrder = Qt::DescendingOrder;

    bool isFiltered() const { return !search.isEmpty() || !filters.isEmpty(); }
    bool filtersLike(const TableQuery &other) const
    {
        return search == other.search && filters == other.filters;
    }
    friend bool operator==(const TableQuery &, const TableQuery &) = default;
};

// The place just behind a row: its sort key and id, opaque to everyone but the source.
using Anchor = QVariantList;

struct TableRow
{
    QString id;
    QVariantList cells; // raw values in the order of the columns
};

struct RowPage
{
    QList<TableRow> rows;
    Anchor end; // behind the last row
    bool last = false;
};

struct Anchors
{
    qint64 total = 0;
    QList<Anchor> ends; // behind row step, 2 × step, …
};

class PageSource
{
public:
    virtual ~PageSource() = default;
    virtual Result<RowPage> first(const TableQuery &query, int count) = 0;
    virtual Result<RowPage> after(const TableQuery &query, const Anchor &anchor, int count) = 0;
    virtual Result<Anchors> anchors(const TableQuery &query, int step) = 0;
    // Those of these ids whose rows the query has, wherever they stand.
    virtual Result<QStringList> among(const TableQuery &query, const QStringList &ids) = 0;

    // What is read within, on this thread, is as it was when it began; where the rows cannot change anyway,
    // that takes nothing.
    virtual Result<void> atOneMoment(const std::function<Result<void>()> &read) { return read(); }
};

} // namespace onhire
