// SPDX-License-Identifier: GPL-3.0-or-later
// How the standard controls look, generated from colour roles and the font. What repeats often or needs more
// (table cells, chips, navigation) paints itself.
#pragma once

#include <QFontMetrics>
#include <QString>

namespace onhire {

QString styleSheetFor(bool dark, const QFontMetrics &metrics);

} // namespace onhire
