// SPDX-License-Identifier: GPL-3.0-or-later
// Darkens a window while a dialog has to be answered first.
#pragma once

#include <QWidget>

namespace onhire {

void paintVeil(QPainter &painter, const QRect &rect, const QPalette &palette);

class Veil : public QWidget
{
    Q_OBJECT

public:
    explicit Veil(QWidget *window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void lay();
};

} // namespace onhire
