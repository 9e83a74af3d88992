// SPDX-License-Identifier: GPL-3.0-or-later
// A chart with its title, and the same numbers as a table for whoever would rather read them.
#pragma once

#include "ui/shared/controls/controls.h"

class QPushButton;
class QStackedWidget;
class QTableWidget;

namespace onhire {

struct NumberTable
{
    QStringList titles; // the first column is text, the others are numbers
    QList<QStringList> rows;
    friend bool operator==(const NumberTable &, const NumberTable &) = default;
};

class ChartCard : public Card
{
    Q_OBJECT

public:
    ChartCard(const QString &title, const QString &unit, QWidget *chart, QWidget *parent = nullptr);

    void setNothing(const QString &words); // what is said while the table has no rows

    void setTable(const NumberTable &table);
    bool showsTable() const;
    void showTable(bool shown);

    QTableWidget *table() const { return m_table; } // null until it is wanted
    QPushButton *toggle() const { return m_toggle; }
    QString nothing() const { return m_nothing->isHidden() ? QString() : m_nothing->text(); }

private:
    void fillTable();

    const QString m_title;
    QPushButton *m_toggle;
    QStackedWidget *m_stack;
    QLabel *m_nothing;
    QTableWidget *m_table = nullptr;
    NumberTable m_shown;
};

} // namespace onhire
