// SPDX-License-Identifier: GPL-3.0-or-later
// Who works in a part of the screen that is built anew goes on at the same thing there: the one that has the
// same words, else the one in the same place.
#pragma once

#include <QPointer>
#include <QWidget>

namespace onhire {

class KeptFocus
{
public:
    explicit KeptFocus(QWidget &part); // before it is built anew
    void giveBack() const; // afterwards

private:
    QWidget &m_part;
    QPointer<QWidget> m_focused; // none: the focus was elsewhere
    QString m_words;
    qsizetype m_place = -1;
};

} // namespace onhire
