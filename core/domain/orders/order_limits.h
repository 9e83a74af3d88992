// SPDX-License-Identifier: GPL-3.0-or-later
// How much one order can ask for.
#pragma once

namespace onhire {

inline constexpr int MostItems = 200;
inline constexpr int MostUnits = 10'000; // of an item

} // namespace onhire
