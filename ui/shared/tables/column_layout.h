// SPDX-License-Identifier: GPL-3.0-or-later
// Which columns a table shows, in what order, how wide, and by which of them it is sorted: as the user left it.
#pragma once

#include "ui/shared/tables/paged_table_model.h"
#include "ui/shared/tables/seen_widths.h"

class QHeaderView;
class QMenu;
class QSettings;

namespace onhire {

class ColumnLayout : public QObject
{
    Q_OBJECT

public:
    // `name` is the table's in the settings.
    ColumnLayout(QHeaderView *header, PagedTableModel &model, QSettings &settings, const QString &name,
                 QObject *parent);

    void setShown(const QString &id, bool shown);
    QList<int> shownColumns() const; // as they stand, from the first
    QMenu *menu(QWidget *parent); // to choose the columns, and by which of them it is sorted
    void fit(int width); // gives the room that is left to names and words
    int wholeIn(int room) const; // how much of it the columns take that are in it whole
    void seeRows(int first, int last); // they are on the screen
    void showSort(); // as the model has it
    void reset(); // as they were before the user chose

Q_SIGNALS:
    void sorted(); // by the user

private:
    void setDefaults();
    int defaultWidth(const Column &column) const;
    int contentWidth(const Column &column) const;
    void restoreColumns();
    void restoreSort();
    void save();
    void addSortMenu(QMenu &menu);
    void applySort(int column, Qt::SortOrder order);
    int indexOf(const QString &id) const;
    int titleWidth(const Column &column) const;
    int edgeBefore(const Column &column) const;
    int leastWidth(int column) const;
    void noteDrawn(int column, int width);

    QHeaderView *m_header;
    PagedTableModel &m_model;
    QSettings &m_settings;
    const QString m_columnsKey;
    const QString m_sortKey;
    QMap<QString, int> m_drawn; // columns that the user has drawn to a width
    SeenWidths m_seen;
    int m_room = 0;
    bool m_fitting = false;
};

} // namespace onhire
