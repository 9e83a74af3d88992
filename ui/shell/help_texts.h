// SPDX-License-Identifier: GPL-3.0-or-later
// What each screen is for and how to work with it: a paragraph each, the first of which says what for.
#pragma once

#include <QStringList>

namespace onhire {

QStringList helpOf(const QString &screen); // by its id in the window; empty: nothing is written about it

} // namespace onhire
