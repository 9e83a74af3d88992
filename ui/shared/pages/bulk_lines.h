// SPDX-License-Identifier: GPL-3.0-or-later
// The first of several selected records, each with its status, whose it is and what it costs a month; at the
// foot, what all of them cost.
#pragma once

#include "ui/shared/pages/bulk_content.h"

#include <QWidget>

class QGridLayout;

namespace onhire {

class BulkLines : public QWidget
{
    Q_OBJECT

public:
    BulkLines(const QList<BulkLine> &lines, const QList<BulkSum> &sums, QWidget *parent = nullptr);

private:
    void add(const BulkLine &line);
    void add(const BulkSum &sum);

    QGridLayout *m_rows;
    int m_row = 0;
};

} // namespace onhire
