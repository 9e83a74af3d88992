// SPDX-License-Identifier: GPL-3.0-or-later
// Why something is done, in the words of whoever does it.
#pragma once

namespace onhire {

inline constexpr int LongestReason = 1000; // characters

} // namespace onhire
