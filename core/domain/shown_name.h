// SPDX-License-Identifier: GPL-3.0-or-later
// Names that people give to a company, a key, a user or a billing group: lists, titles and messages show them
// on one line.
#pragma once

#include "core/base/error.h"

namespace onhire {

constexpr int LongestShownName = 200; // characters

// What stands against such a name: it is too long, or has line breaks or other control characters. One that is
// empty is fine here.
QList<Fault> faultsOfShownName(const QString &path, const QString &name);

} // namespace onhire
