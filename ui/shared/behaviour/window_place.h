// SPDX-License-Identifier: GPL-3.0-or-later
// Where the program's window stands and how large it is, from one start to the next. The window that asks who
// is there stands in the same place, so that nothing jumps when somebody signs in or out.
#pragma once

class QSettings;
class QWidget;

namespace onhire {

void placeWindow(QWidget &window, const QSettings &settings);
void keepPlace(const QWidget &window, QSettings &settings);

} // namespace onhire
