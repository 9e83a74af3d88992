// SPDX-License-Identifier: GPL-3.0-or-later
// A screen reader is told of Qt's scroll areas as of something without a role: those that take the focus are
// groups.
#pragma once

namespace onhire {

void tellOfAreas(); // once; further calls change nothing

} // namespace onhire
