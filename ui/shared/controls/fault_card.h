// SPDX-License-Identifier: GPL-3.0-or-later
// What went wrong, where it went wrong: it stays until its cause is gone or somebody closes it.
#pragma once

#include <QFrame>

class QLabel;

namespace onhire {

class FaultCard : public QFrame
{
    Q_OBJECT

public:
    explicit FaultCard(QWidget *parent = nullptr);
    void showFault(const QString &what, const QString &whatToDo);
    void clear();
    QString what() const; // empty: nothing is wrong

private:
    QLabel *m_what;
    QLabel *m_hint;
};

// Above all that a dialog shows, which makes room for it.
void showFaultIn(QWidget &dialog, const QString &what, const QString &whatToDo);

} // namespace onhire
