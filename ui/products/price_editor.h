// SPDX-License-Identifier: GPL-3.0-or-later
// A variant's price list as a small table: a row for each contract length. A discount is typed as people say
// it, "10 %" or an amount.
#pragma once

#include "core/base/error.h"
#include "core/base/json_value.h"

#include <QLocale>
#include <QWidget>

class QGridLayout;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace onhire {

class PriceEditor : public QWidget
{
    Q_OBJECT

public:
    enum Cell { Months, Monthly, SetupFee, Discount, CellCount };

    explicit PriceEditor(QLocale locale, QWidget *parent = nullptr);

    JsonValue pricing() const;
    void setPricing(const JsonValue &pricing);
    QString words(const JsonValue &pricing) const; // "12 months: 49.90, …"
    // Shows faults, whose paths end with 0.monthlyPrice and the like, in their cells; answers the first in
    // words.
    QString mark(const QList<Fault> &faults);

    int rows() const { return int(m_rows.size()); }
    QLineEdit *cell(int row, Cell cell) const { return m_rows[row].cells[cell]; }
    QPushButton *addButton() const { return m_add; }

Q_SIGNALS:
    void left(); // a cell

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Row
    {
        JsonValue tier; // as it was: it may hold more than is shown
        QLineEdit *cells[CellCount];
        QToolButton *remove;
    };
    void addRow(const JsonValue &tier);
    void removeRow(QToolButton *button);
    void clear();
    void layOut();
    QList<Row> filledRows() const;
    JsonValue tierOf(const Row &row) const;
    JsonValue discountOf(const Row &row) const;
    QString discountText(const JsonValue &discount) const;
    QLineEdit *cellAt(const QString &path) const;

    const QLocale m_locale;
    QGridLayout *m_grid;
    QPushButton *m_add;
    QList<Row> m_rows;
    bool m_leaving = false;
};

} // namespace onhire
