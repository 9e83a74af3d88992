// SPDX-License-Identifier: GPL-3.0-or-later
// A table of a PagedTableModel: remembers its layout per user, keeps its selection by id whatever the rows do,
// and works from the keyboard alone.
#pragma once

#include "ui/shared/tables/paged_table_model.h"

#include <QTableView>

class QSettings;

namespace onhire {

class ColumnLayout;
class RecordSelection;

class DataTable : public QTableView
{
    Q_OBJECT

public:
    DataTable(PagedTableModel &model, QSettings &settings, const QString &name, QWidget *parent = nullptr);

    QStringList selectedIds() const; // of the rows that are loaded
    int selectedCount() const; // of all
    QList<int> selectedRows(int most) const; // the first ones, loaded or not
    QStringList namedSelection() const; // see RecordSelection
    void nameSelected(const QStringList &ids);
    QString currentId() const;
    bool isCurrentListed() const;
    void select(const QString &id);
    void select(const QStringList &ids); // the first one is the current one
    void letGoOfLeftOut(const QStringList &ids); // see RecordSelection

    void copy(); // the selected rows, to the clipboard
    QString selectionAsTsv() const; // visible columns in their visible order, with titles
    ColumnLayout &columnLayout() const { return *m_columns; }
    QPair<int, int> visibleRows() const;

Q_SIGNALS:
    void opened(const QString &id);
    void currentIdChanged(const QString &id);
    void currentLost(); // the filter leaves it out
    void leftOut(); // see letGoOfLeftOut()
    void selectionCountChanged(int count);
    void visibleRowsChanged();
    void copied(int rows, int notLoaded);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex &index,
                                                         const QEvent *event) const override;
    bool viewportEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void connectParts();
    void fitRowHeight();
    void hover(int row);

    PagedTableModel &m_model;
    ColumnLayout *m_columns;
    RecordSelection *m_selection;
};

} // namespace onhire
