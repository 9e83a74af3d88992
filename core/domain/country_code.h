// SPDX-License-Identifier: GPL-3.0-or-later
// Countries as machines name them.
#pragma once

#include <QString>

namespace onhire {

// The two letters of ISO 3166-1 for a country as people type it into an address: DE, Germany, Deutschland.
// Empty for what is no country.
QString countryCode(const QString &typed);

} // namespace onhire
