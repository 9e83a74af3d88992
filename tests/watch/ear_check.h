// SPDX-License-Identifier: GPL-3.0-or-later
// Looks at a window as somebody does who hears it read out, or has no mouse: names and roles of everything,
// tables that can be read, the way that Tab takes, and whether one sees where one is.
#pragma once

#include <QMap>
#include <QStringList>

class QWidget;

namespace onhire {

enum class Hearing { Names, Tables, Buddies, Reach, Order, Focus };

using EarFaults = QMap<Hearing, QStringList>; // each in a line, with the path to the widget

// `within`: what lies over the window and has keys of its own, or the window, whose way of Tab is walked.
EarFaults faultsHeardIn(QWidget &window, QWidget &within);

} // namespace onhire
