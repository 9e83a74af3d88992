// SPDX-License-Identifier: GPL-3.0-or-later
// A variant's price list as a small table: a row for each contract length, and below it what is wrong with it.
#pragma once

#include "core/base/error.h"
#include "ui/products/price_values.h"

#include <QHash>
#include <QWidget>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace onhire {

class PriceEditor : public QWidget
{
    Q_OBJECT

public:
    using Cell = price_cell::Cell;
    static constexpr Cell Months = price_cell::Months, Monthly = price_cell::Monthly,
                          SetupFee = price_cell::SetupFee, Discount = price_cell::Discount;

    PriceEditor(QLocale locale, QString currency, QWidget *parent = nullptr);

    JsonValue pricing() const;
    void setPricing(const JsonValue &pricing);
    // Shows faults, whose paths end with 0.monthlyPrice and the like, at their cells; answers what there is to
    // say about the whole.
    QString mark(const QList<Fault> &faults);

    int rows() const { return int(m_rows.size()); }
    QLineEdit *cell(int row, Cell cell) const { return m_rows[row].cells[cell]; }
    QPushButton *addButton() const { return m_add; }

Q_SIGNALS:
    void left(); // a cell
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Row
    {
        JsonValue tier; // as it was: it may hold more than is shown
        QLineEdit *cells[price_cell::Count];
        QToolButton *remove;
        QLabel *faults; // below the row
    };
    QStringList titles() const;
    QLineEdit *newCell(const QString &text);
    void addRow(const JsonValue &tier);
    void removeRow(QToolButton *button);
    void clear();
    void layOut();
    QList<Row> filledRows() const;
    JsonValue tierOf(const Row &row) const;
    void showFaults(const QHash<QLineEdit *, QString> &words);
    QLineEdit *cellAt(const QString &path) const;

    const QLocale m_locale;
    const QString m_currency;
    QGridLayout *m_grid;
    QLabel *m_heads[price_cell::Count]; // of the columns; lead to their first cells
    QPushButton *m_add;
    QList<Row> m_rows;
    bool m_working = false; // a cell is changed or left
};

} // namespace onhire
