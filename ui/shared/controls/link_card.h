// SPDX-License-Identifier: GPL-3.0-or-later
// A card that leads somewhere: by click, Space or Enter.
#pragma once

#include <QAbstractButton>

class QHBoxLayout;

namespace onhire {

class LinkCard : public QAbstractButton
{
    Q_OBJECT

public:
    explicit LinkCard(const QString &name, QWidget *parent = nullptr);
    void add(QWidget *widget, int stretch = 0);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QHBoxLayout *m_content;
};

} // namespace onhire
