// SPDX-License-Identifier: GPL-3.0-or-later
// How the pages of the documentation look: light and dark, without scripts.
#pragma once

#include <QString>

namespace onhire {

QString pageStart(const QString &title); // up to what stands on the page

inline constexpr auto PageEnd = QLatin1StringView("</body></html>\n");

} // namespace onhire
