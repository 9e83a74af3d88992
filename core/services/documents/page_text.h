// SPDX-License-Identifier: GPL-3.0-or-later
// What all documents have in common: how they look, and how texts of others get into them.
#pragma once

#include "core/base/json_value.h"

#include <QString>
#include <QStringList>

namespace onhire {

// What documents are printed in. The first comes with fontconfig and knows Arabic; the next has what is written
// in China, Japan and Korea. Not the font of the screens: that one draws 5x2 as 5×2, in ids too.
QStringList paperFonts();

QString htmlPage(const QString &body);

QString escaped(const QString &text);
QString escapedLines(const QStringList &texts); // one below the other, without the empty ones
QStringList addressParts(const JsonValue &address); // line by line; some may be empty
QString addressLines(const JsonValue &address);

} // namespace onhire
