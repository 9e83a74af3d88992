// SPDX-License-Identifier: GPL-3.0-or-later
// A letter leads to the next entry of the open menu that begins with it. Qt looks for it only in the styles of
// some systems, and finds it anywhere in a word then. A menu whose entries name their own keys keeps those.
#pragma once

#include <QObject>

namespace onhire {

class MenuLetters : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace onhire
