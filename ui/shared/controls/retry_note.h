// SPDX-License-Identifier: GPL-3.0-or-later
// Says in a card that what belongs there could not be read, why, and offers to try again.
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace onhire {

class RetryNote : public QWidget
{
    Q_OBJECT

public:
    explicit RetryNote(QWidget *parent = nullptr); // hidden until it has something to say
    void say(const QString &what, const QString &why);

Q_SIGNALS:
    void retryChosen();

private:
    QLabel *m_what;
    QLabel *m_why;
    QPushButton *m_again;
};

} // namespace onhire
