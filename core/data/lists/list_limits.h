// SPDX-License-Identifier: GPL-3.0-or-later
// Up to where a list is found, and from where on it is walked through (list_query.h). Measured with a million
// orders, so that neither takes much longer than ten milliseconds: to find a row costs five microseconds, to
// walk past one costs one, or four where its words are looked up.
#pragma once

namespace onhire::list_limits {

inline constexpr int MostCounted = 20'000;
// Values that lead to rows: two letters come to almost so many of a million devices.
inline constexpr int MostFoundBySearch = 2500;
inline constexpr int MostFoundWords =
    10'000; // of rows of the list: each has its name twice, in its address too
inline constexpr int MostFoundRows = 5000;
inline constexpr int Handful = 100; // rows that are tested one by one, whatever else would find them
inline constexpr int Near = 12'000; // rows to walk past
inline constexpr int NearWithLookUps = 4000;

} // namespace onhire::list_limits
