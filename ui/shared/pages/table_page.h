// SPDX-License-Identifier: GPL-3.0-or-later
// The shape of most screens: filter bar, table, detail pane, and an empty state where there are no rows. A page
// of a noun derives from it and adds what only it knows.
#pragma once

#include "ui/shared/actions/action_menu.h"
#include "ui/shared/filters/filter_bar.h"
#include "ui/shared/filters/filter_order.h"
#include "ui/shared/pages/detail_pane.h"
#include "ui/shared/pages/empty_state.h"
#include "ui/shared/pages/page.h"
#include "ui/shared/tables/data_table.h"

class QPushButton;
class QSplitter;
class QStackedWidget;

namespace onhire {

class BusyLine;
class SidePane;

class TablePage : public Page
{
    Q_OBJECT

public:
    struct Parts
    {
        QString name; // under which the layout and the filters are saved
        QString searchHint;
        QList<FilterField> fields;
        std::unique_ptr<PagedTableModel> model;
    };

    TablePage(Parts parts, QSettings &settings, QWidget *parent = nullptr);
    ~TablePage() override;

    FilterBar *filterBar() const { return m_filterBar; }
    DataTable *table() const { return m_table; }
    DetailPane *pane() const { return m_pane; }
    EmptyState *emptyState() const { return m_empty; }
    PagedTableModel &model() const { return *m_model; }

    void activate() override;
    void refresh() override;
    void find() override;
    void arrangeColumns() override;
    bool isUpToDate() const override { return !m_model->failure(); }
    bool open(const QString &id) override;

    bool openLink(const Link &link) override;
    Link place() const override;

    void setPaneShown(bool shown);
    bool isPaneShown() const;
    void refreshRow(const QString &id) { m_model->refreshRow(id); }

protected:
    virtual void showNothingYet(EmptyState &state) = 0;
    virtual QString wordsFor(const Error &error) const = 0;
    virtual void showRecord(const QString &id) = 0; // fill the pane
    virtual QString countText(int total, bool filtered) const;
    virtual void showCounts();
    virtual void openRow(const QString &id) { open(id); } // Enter, or a double click
    virtual void selectionChanged(int) { } // so many rows
    virtual void fillRowMenu(ActionMenu &) { } // of the selected rows
    virtual void leavePane(); // Esc
    virtual void hideLostRecord() { setPaneShown(false); } // its row is not in the list any more
    virtual bool showsDetails() const { return isPaneShown(); } // of a record

    const QString &screenName() const { return m_name; }
    SidePane *side() const { return m_side; }
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void connectParts();
    void enterTable();
    void applyFilter(const FilterState &state);
    void showState();
    void tellFailure(bool empty);
    void openRowMenu(const QPoint &at);

    std::unique_ptr<PagedTableModel> m_model;
    FilterOrder m_order; // before the table sorts the model as it was left
    QSettings &m_settings;
    const QString m_name;
    QWidget *m_list; // everything but a record's page
    FilterBar *m_filterBar;
    QPushButton *m_columns;
    QSplitter *m_splitter;
    BusyLine *m_progress;
    QStackedWidget *m_stack;
    DataTable *m_table;
    EmptyState *m_empty;
    SidePane *m_side;
    DetailPane *m_pane;
    QTimer m_again;
    QString m_told; // of the failure that lasts
    int m_selected = 0;
};

} // namespace onhire
