// SPDX-License-Identifier: GPL-3.0-or-later
// Time zones that have it all: summer time on either half of the globe, days without a midnight, offsets of a
// quarter and of half an hour, and both ends of the date line.
#pragma once

namespace onhire::test {

inline constexpr const char *Zones[] = {"Europe/Berlin",      "America/New_York", "America/Santiago",
                                        "Africa/Cairo",       "Asia/Kathmandu",   "Australia/Lord_Howe",
                                        "Pacific/Kiritimati", "Pacific/Pago_Pago"};

} // namespace onhire::test
