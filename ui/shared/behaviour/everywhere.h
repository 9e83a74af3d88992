// SPDX-License-Identifier: GPL-3.0-or-later
// Installs an event filter for all controls of the program, once.
#pragma once

#include <QApplication>

namespace onhire {

template <typename Filter>
void installEverywhere()
{
    static const Filter *filter = [] {
        auto *made = new Filter(qApp);
        qApp->installEventFilter(made);
        return made;
    }();
    Q_UNUSED(filter)
}

} // namespace onhire
