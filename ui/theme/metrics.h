// SPDX-License-Identifier: GPL-3.0-or-later
// Every length of the desktop follows the font, so that larger text gets larger rows, icons and gaps with it.
#pragma once

#include <QFont>
#include <QFontMetrics>
#include <QWidget>

namespace onhire {

// A sixteenth of a line of text is the unit: 16 is a line's height, 36 a table row.
inline int units(const QFontMetrics &metrics, qreal count)
{
    return qMax(1, qRound(count * metrics.height() / 16.0));
}

inline int units(const QWidget *widget, qreal count)
{
    return units(widget->fontMetrics(), count);
}

// What does not fit is cut at its end, whichever way it runs, with an ellipsis beside what was cut.
QString elided(const QFontMetrics &metrics, const QString &text, int width);

QFont scaled(QFont font, qreal factor, QFont::Weight weight = QFont::Normal);
QFont monospaced(const QFont &like);

} // namespace onhire
