// SPDX-License-Identifier: GPL-3.0-or-later
// The next payments, as a card: those of now, or those of after a change.
#pragma once

#include "ui/shared/controls/controls.h"
#include "ui/shared/guided/guided_preview.h"

class QGridLayout;

namespace onhire {

class ComingPayments : public Card
{
    Q_OBJECT

public:
    enum class Side { Now, After };

    ComingPayments(const QString &title, Side side, QWidget *parent = nullptr);
    void show(const QList<ComingPayment> &payments);
    using QWidget::show;

private:
    QWidget *withClock(QLabel *words);
    void addRow(const ComingPayment &payment, int row);

    const Side m_side;
    QGridLayout *m_rows;
};

} // namespace onhire
