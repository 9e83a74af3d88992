// SPDX-License-Identifier: GPL-3.0-or-later
// Looks at a window as a careful eye would: texts that are cut off, things that lie over each other or fall off
// the edge, keys that two fields share, tables that leave room unused while their words are shortened.
#pragma once

#include <QStringList>

class QWidget;

namespace onhire {

QStringList faultsSeenIn(QWidget &window); // each in a line, with the path to the widget

} // namespace onhire
