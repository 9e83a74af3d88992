// SPDX-License-Identifier: GPL-3.0-or-later
// Qt presents its scroll areas to screen readers as something without a role; those that take the focus become
// groups.
#pragma once

namespace onhire {

void tellOfAreas(); // once; further calls change nothing

} // namespace onhire
