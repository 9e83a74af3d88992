// SPDX-License-Identifier: GPL-3.0-or-later
// Words in a box of their colour. Without words there is no box.
#pragma once

#include <QFrame>

class QLabel;

namespace onhire {

class WordBox : public QFrame
{
public:
    WordBox(const char *dress, QWidget *parent);

    void say(const QString &words);
    QString words() const; // that are to be seen

private:
    QLabel *m_label;
};

} // namespace onhire
