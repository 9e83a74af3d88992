// SPDX-License-Identifier: GPL-3.0-or-later
// A million rows without holding them: the first page shows at once, then the total and the keys between pages
// arrive and the scroll bar covers everything; what is painted is read, the latest first. Old rows stay until
// new ones are here.
#pragma once

#include "ui/shared/tables/column.h"
#include "ui/shared/tables/known_rows.h"
#include "ui/shared/tables/page_requests.h"
#include "ui/shared/tables/query_reader.h"
#include "ui/shared/tables/row_counter.h"

#include <QAbstractTableModel>

namespace onhire {

class PagedTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Roles { RawRole = Qt::UserRole + 1, IdRole, LoadedRole, StatusRole, PressesRole };

    PagedTableModel(AsyncRunner &runner, std::shared_ptr<PageSource> source, QList<Column> columns,
                    TextFormat format, QObject *parent = nullptr);

    const QList<Column> &columns() const { return m_columns; }
    const TableQuery &query() const { return m_query; } // what was asked for last
    const TableQuery &shownQuery() const { return m_reader.query(); } // of the rows that are there
    const std::shared_ptr<PageSource> &source() const { return m_reader.source(); }
    const TextFormat &format() const { return m_format; }
    void setFormat(const TextFormat &format); // moments are written in another time zone
    void setQuery(const TableQuery &query);
    void setInitialSort(const QString &column, Qt::SortOrder order); // before anything is loaded

    void reload(); // from the start: the user asked
    void refresh(); // something changed somewhere: look again, keep place and selection
    void refreshRow(const QString &id);

    bool isLoading() const { return m_loading; }
    bool hasLoaded() const { return m_hasLoaded; }
    bool isShrinking() const { return m_isShrinking; } // rows are being taken away at the end
    bool knowsTotal() const { return m_rows.areCounted(); }
    std::optional<Error> failure() const { return m_failure; }
    int pagesHeld() const { return m_rows.pagesHeld(); }

    QString idAt(int row) const; // empty while the row is not loaded
    std::optional<int> rowOf(const QString &id) const;
    QList<LoadedRow> loadedRows() const { return m_rows.loaded(); } // from the top
    // Finds the ids of these rows, of those that are not loaded in the source: for a worker thread.
    std::function<Result<QStringList>()> idsReader(const QList<int> &rows) const;

    // Those of these whose rows the shown query has, loaded or not. An answer is empty if its ticket is no
    // longer current.
    QueryReader::IdsAnswer among(const Ticket &ticket, const QStringList &ids) const
    {
        return m_reader.among(ticket, ids);
    }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order) override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    void stateChanged(); // loading, failure or total
    void pageArrived();

private:
    QCoro::Task<> loadFirst();
    void failToLoad(const Error &error);
    void startWith(const RowPage &first);
    void showPage(int page, const RowPage &read);
    void adopt(const Anchors &anchors);
    void resizeTo(int count);
    void fail(const Error &error);

    void announcePage(int page);
    void announceAll();
    QString displayed(const TableRow &row, const Column &column, int index) const;
    QString wholeDate(const QVariant &raw) const;
    QVariant cell(const TableRow &row, const Column &column, int index, int role) const;

    const QList<Column> m_columns;
    TextFormat m_format;
    TableQuery m_query;
    QueryReader
        m_reader; // of the query whose rows are shown: the one before, while the first page is on its way
    mutable KnownRows m_rows; // to show a row is to use its page,
    mutable PageRequests m_requests; // and to want it if it is not there
    RowCounter m_counter;
    Latest m_loads;
    bool m_loading = false;
    bool m_hasLoaded = false;
    bool m_isOutdated = false; // what is being loaded: something has changed since it was asked for
    bool m_isShrinking = false;
    std::optional<Error> m_failure;
};

} // namespace onhire
