// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps a part of a window as it is while it is being saved: what is typed or clicked there would be lost. The
// focus stays where it is, so that whoever is refused goes on there; Tab moves on, and Esc leaves as always.
#pragma once

#include <QPointer>
#include <QWidget>

namespace onhire {

class InputLock : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void lock(QWidget *part);
    void unlock();

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QPointer<QWidget> m_part; // none: nothing is locked
};

} // namespace onhire
