// SPDX-License-Identifier: GPL-3.0-or-later
// The fonts that documents are printed in, and what stands for a character that none of them has.
#pragma once

#include <QFont>
#include <QString>

namespace onhire {

QFont paperFont(qreal points);

// The text with a sign that everybody sees (U+FFFD) in place of each character that no installed font has. Of
// somebody's name nothing is left out in silence.
QString drawable(const QString &text, const QFont &font);

} // namespace onhire
