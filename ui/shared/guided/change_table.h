// SPDX-License-Identifier: GPL-3.0-or-later
// What changes, line by line: now, after, and the difference.
#pragma once

#include "ui/shared/guided/guided_preview.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace onhire {

class ChangeTable : public QWidget
{
    Q_OBJECT

public:
    explicit ChangeTable(QWidget *parent = nullptr);
    void show(const QList<ChangeRow> &rows);
    using QWidget::show;

    QString text(int row, int column) const; // 1: now, 2: after, 3: change

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    enum Column { What, Now, After, Change, Columns };
    QLabel *cell(int row, Column column);
    int widestWord(const QList<ChangeRow> &rows) const;

    QGridLayout *m_grid;
    QList<QLabel *> m_cells; // line by line, the titles first
};

} // namespace onhire
