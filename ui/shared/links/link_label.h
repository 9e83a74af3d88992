// SPDX-License-Identifier: GPL-3.0-or-later
// A word that leads somewhere, reached with mouse and Tab alike. What does not fit is elided, the tool tip has
// it all.
#pragma once

#include <QAbstractButton>

namespace onhire {

class LinkLabel : public QAbstractButton
{
    Q_OBJECT

public:
    explicit LinkLabel(const QString &text, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace onhire
