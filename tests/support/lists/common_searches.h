// SPDX-License-Identifier: GPL-3.0-or-later
// Searches as the rows of a test's data, and whether each page of theirs is what the plainest SQL finds.
#pragma once

#include "core/data/lists/list_request.h"
#include "tests/support/lists/many_rows.h"

namespace onhire::test {

struct CommonBeginnings
{
    QString sku, serial;
};

// What leads to many rows, by each way that has hops; the columns of the data come with it.
void addCommonSearches(const CommonBeginnings &common);
// One row for each order of the list. `fits`: the condition in SQL.
void addSearch(const char *name, const ListTable &list, const QString &search, const QString &fits);

// Of the row of data at hand: its first three pages, in both directions.
void seeThatItIsFoundRightOnEveryPage(ManyRows &shop, int rowsOfPage);

// The first member that is called like the column. A stored document need not be whole JSON.
QString memberOf(const QByteArray &record, QLatin1StringView column);

} // namespace onhire::test
