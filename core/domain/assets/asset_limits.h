// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace onhire {

// Devices that are taken in with one transaction: others wait no longer for it than that takes.
inline constexpr int MostAssetsAtOnce = 500;

} // namespace onhire
