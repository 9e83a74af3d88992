// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/text_style.h"

#include <QGuiApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

static bool isFromRightToLeft(QChar letter)
{
    return letter.direction() == QChar::DirR || letter.direction() == QChar::DirAL;
}

Qt::LayoutDirection directionOf(const QString &text)
{
    const bool mirrored =
        QGuiApplication::isRightToLeft() ? std::ranges::any_of(text, isFromRightToLeft) : text.isRightToLeft();
    return mirrored ? Qt::RightToLeft : Qt::LeftToRight;
}

TextStyle::TextStyle() : QProxyStyle(u"Fusion"_s) { }

// Where the text stands is decided already: labels have their sides at a fixed place.
void TextStyle::drawItemText(QPainter *painter, const QRect &rect, int flags, const QPalette &palette,
                             bool enabled, const QString &text, QPalette::ColorRole role) const
{
    if (flags & Qt::TextForceLeftToRight && directionOf(text) == Qt::RightToLeft)
        flags = (flags & ~Qt::TextForceLeftToRight) | Qt::TextForceRightToLeft;
    QProxyStyle::drawItemText(painter, rect, flags, palette, enabled, text, role);
}

} // namespace onhire
