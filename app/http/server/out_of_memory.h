// SPDX-License-Identifier: GPL-3.0-or-later
// When memory runs out where nobody can go on without it, the program ends with one line and an exit code of
// its own, instead of a core. A handler that asks for too much is answered 500, and the program goes on.
#pragma once

namespace onhire {

inline constexpr int OutOfMemoryExit = 71; // as sysexits.h has it: the system could not

void endCleanlyWithoutMemory(); // from now on, in all threads

} // namespace onhire
