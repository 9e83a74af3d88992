// SPDX-License-Identifier: GPL-3.0-or-later
// A million rows without holding them: the first page shows at once, then the total and the keys between pages
// arrive and the scroll bar covers everything; what is painted is read, the latest first. Old rows stay until
// new ones are here.
#pragma once

#include "ui/shared/tables/column.h"
#include "ui/shared/tables/page_cache.h"
#include "ui/shared/tables/page_source.h"
#include "ui/shared/workplace/async_runner.h"

#include <QAbstractTableModel>
#include <QElapsedTimer>
#include <QSet>
#include <QTimer>

namespace onhire {

class PagedTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Roles { RawRole = Qt::UserRole + 1, IdRole, LoadedRole, StatusRole };

    static constexpr int PageSize = 100;
    static constexpr int PagesKept = 60;

    PagedTableModel(AsyncRunner &runner, std::shared_ptr<PageSource> source, QList<Column> columns,
                    TextFormat format, QObject *parent = nullptr);

    const QList<Column> &columns() const { return m_columns; }
    const TableQuery &query() const { return m_query; }
    void setQuery(const TableQuery &query);
    void setInitialSort(const QString &column, Qt::SortOrder order); // before anything is loaded

    void reload(); // from the start: the user asked
    void refresh(); // something changed somewhere: look again, keep place and selection
    void refreshRow(const QString &id);

    bool isLoading() const { return m_loading; }
    bool hasLoaded() const { return m_hasLoaded; }
    bool knowsTotal() const { return m_total.has_value(); }
    std::optional<Error> failure() const { return m_failure; }
    int pagesHeld() const { return m_cache.size(); }

    QString idAt(int row) const; // empty while the row is not loaded
    std::optional<int> rowOf(const QString &id) const;

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
    void countSoon();
    QCoro::Task<> loadAnchors();
    QCoro::Task<> loadPage(int page);
    QCoro::Task<> loadNext();
    void showFirst(RowPage page);
    void showNext(int page, RowPage rows);
    void adopt(Anchors anchors);
    void showPage(int page, RowPage rows);
    void fail(const Error &error);
    void resizeTo(int rows);

    const TableRow *rowAt(int row) const;
    std::optional<Anchor> anchorBefore(int page) const;
    void want(int page) const;
    void fetchWanted();
    void announce(int page);
    QVariant cell(const TableRow &row, const Column &column, int index, int role) const;

    AsyncRunner &m_runner;
    std::shared_ptr<PageSource> m_source;
    const QList<Column> m_columns;
    const TextFormat m_format;
    TableQuery m_query;

    mutable PageCache m_cache{PagesKept};
    QList<Anchor> m_ends; // behind each page that is followed by another
    std::optional<int> m_total;
    int m_rows = 0;

    bool m_loading = false;
    bool m_hasLoaded = false;
    std::optional<Error> m_failure;

    Latest m_loads;
    Latest m_counts;
    Latest m_pages;
    mutable QList<int> m_wanted; // the latest at the end
    QSet<int> m_underway;
    QSet<int> m_failed; // not asked again until the next refresh
    mutable QTimer m_fetchSoon;
    QTimer m_countSoon;
    bool m_isCounting = false;
    bool m_countAgain = false; // something changed while it counted
    QElapsedTimer m_counted; // since the count began, or ended
    qint64 m_costOfCount = 0; // ms
};

} // namespace onhire
