// SPDX-License-Identifier: GPL-3.0-or-later
// Looks like the field that it opens.
#pragma once

#include <QAbstractButton>

namespace onhire {

class GoToButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit GoToButton(QWidget *parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace onhire
