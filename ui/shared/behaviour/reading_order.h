// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which Tab goes through a window: as one reads it, not as its widgets were made. Layouts say what
// comes after what; what lies over them on purpose comes last.
#pragma once

class QWidget;

namespace onhire {

// What Tab leads to from there, or Shift+Tab; none: nothing in the window takes the focus.
QWidget *nextToRead(QWidget &window, const QWidget *from, bool forward);

} // namespace onhire
