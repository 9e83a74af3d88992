// SPDX-License-Identifier: GPL-3.0-or-later
// Dated lines, one below the other on a card: the next payments, as they are now or after a change, and
// documents.
#pragma once

#include "ui/shared/controls/controls.h"
#include "ui/shared/guided/guided_preview.h"

class QGridLayout;

namespace onhire {

class DatedLines : public Card
{
    Q_OBJECT

public:
    enum class Side { Now, After };

    DatedLines(const QString &title, Side side, QWidget *parent = nullptr);
    void show(const QList<DatedLine> &lines);
    using QWidget::show;

private:
    QWidget *withClock(QLabel *words);
    void addRow(const DatedLine &line, int row);

    const Side m_side;
    QGridLayout *m_rows;
};

} // namespace onhire
