// SPDX-License-Identifier: GPL-3.0-or-later
// A table of a PagedTableModel: remembers its layout per user, keeps its selection by id whatever the rows do,
// and works from the keyboard alone.
#pragma once

#include "ui/shared/tables/paged_table_model.h"

#include <QTableView>

class QMenu;
class QSettings;

namespace onhire {

class DataTable : public QTableView
{
    Q_OBJECT

public:
    DataTable(PagedTableModel &model, QSettings &settings, QString name, QWidget *parent = nullptr);

    QStringList selectedIds() const;
    QString currentId() const { return m_currentId; }
    void select(const QString &id);

    QString selectionAsTsv() const; // visible columns in their visible order, with titles
    void setColumnShown(const QString &id, bool shown);
    QMenu *columnMenu(QWidget *parent);
    QPair<int, int> visibleRows() const;

Q_SIGNALS:
    void opened(const QString &id);
    void currentIdChanged(const QString &id);
    void selectionCountChanged(int count);
    void visibleRowsChanged();
    void left(); // Esc
    void copied(int rows, int notLoaded);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex &index,
                                                         const QEvent *event) const override;
    bool viewportEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    void changeEvent(QEvent *event) override;

private:
    void dressColumns();
    void fitRowHeight();
    void restoreLayout();
    void saveLayout();
    void applySort(int column, Qt::SortOrder order);
    void rememberSelection();
    void keepSelection();
    void restoreSelection();
    void hover(int row);
    void copy();

    PagedTableModel &m_model;
    QSettings &m_settings;
    const QString m_name;
    QSet<QString> m_selectedIds;
    QString m_currentId;
    bool m_restoring = false;
};

} // namespace onhire
