// SPDX-License-Identifier: GPL-3.0-or-later
// Whether there is an X server behind the name of a display. Qt aborts the program where there is none, and so
// it has to be known before.
#pragma once

#include <QByteArray>

namespace onhire {

// As in DISPLAY: “:0”. Of a display of another machine nothing is known beforehand, and the answer is yes.
bool canReachDisplay(const QByteArray &name);

} // namespace onhire
