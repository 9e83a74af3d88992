// SPDX-License-Identifier: GPL-3.0-or-later
// How many files and sockets this process may have open.
#pragma once

namespace onhire {

// Raises the limit to `wanted`, or as far as the system lets us, and says what it is then.
int roomForDescriptors(int wanted);

} // namespace onhire
