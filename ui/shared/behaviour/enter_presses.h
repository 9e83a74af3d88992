// SPDX-License-Identifier: GPL-3.0-or-later
// In a dialog, Enter presses the button that has the focus, as the space bar does. Not on pages: there a
// scanner ends what it types with it.
#pragma once

#include <QObject>

namespace onhire {

class EnterPresses : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace onhire
