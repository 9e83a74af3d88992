// SPDX-License-Identifier: GPL-3.0-or-later
// How ids are spelt: Crockford's base 32, the most significant character first.
#pragma once

#include <QLatin1StringView>

namespace onhire::id_text {

inline constexpr QLatin1StringView Alphabet("0123456789abcdefghjkmnpqrstvwxyz");
inline constexpr qsizetype BodyLength = 26;
inline constexpr qsizetype TimeLength = 10;  // fifty bits, for the 48 of the milliseconds
inline constexpr qsizetype ShortLength = 7;

} // namespace onhire::id_text
