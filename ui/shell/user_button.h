// SPDX-License-Identifier: GPL-3.0-or-later
// Who is there, and what concerns the person and the program rather than the work.
#pragma once

#include <QAbstractButton>

class QMenu;

namespace onhire {

class UserButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit UserButton(QWidget *parent = nullptr);

    void setName(const QString &name);
    QMenu *menu() const { return m_menu; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void openMenu();

    QMenu *m_menu;
};

} // namespace onhire
