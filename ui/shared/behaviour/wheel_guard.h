// SPDX-License-Identifier: GPL-3.0-or-later
// The wheel scrolls the page and never changes a field in passing: choices and numbers ignore it, and
// it gives them no focus.
#pragma once

#include <QObject>

namespace onhire {

class WheelGuard : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace onhire
