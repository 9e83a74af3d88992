// SPDX-License-Identifier: GPL-3.0-or-later
// Cost recovery, the same everywhere: what is collected, what is still to come, and a mark at the cost. In the
// accent until the cost is recovered, then green.
#pragma once

#include "core/base/money.h"

#include <QWidget>

class QPainter;

namespace onhire {

struct RecoveryShares
{
    Money collected; // so far
    Money expected; // in all, once what is to come has come
    Money cost;

    bool isRecovered() const { return collected >= cost; }
    friend bool operator==(const RecoveryShares &, const RecoveryShares &) = default;
};

// The bar alone, whose mark stands out by half of its height above and below.
void paintRecovery(QPainter &painter, const QRectF &bar, const RecoveryShares &shares, const QPalette &palette,
                   Qt::LayoutDirection direction);

class RecoveryBar : public QWidget
{
    Q_OBJECT

public:
    // `words` say the same to somebody who does not see it.
    RecoveryBar(const RecoveryShares &shares, const QString &words, QWidget *parent = nullptr);
    void setScale(const QString &nothing, const QString &cost); // below it
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    RecoveryShares m_shares;
    QString m_nothing, m_cost;
};

} // namespace onhire
